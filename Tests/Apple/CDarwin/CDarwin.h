// What the library calls of Darwin, in the types of Apple's SDK: a stand-in for .ci/apple, which checks types alone.
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin
typedef struct { char opaque[64]; } pthread_attr_t;
typedef struct _opaque_pthread_t *pthread_t;
struct _opaque_pthread_t { char opaque[64]; };
int pthread_attr_init(pthread_attr_t *);
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);
int pthread_create(pthread_t _Nullable *, const pthread_attr_t *_Nullable, void *_Nullable (*)(void *), void *_Nullable);
int pthread_join(pthread_t, void *_Nullable *_Nullable);
#pragma clang assume_nonnull end

typedef uint16_t mode_t;
typedef int64_t off_t;
typedef int32_t dev_t;
typedef uint64_t ino_t;
struct stat { dev_t st_dev; mode_t st_mode; ino_t st_ino; off_t st_size; };
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);

#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_NONBLOCK 0x0004
#define O_CREAT 0x0200
#define O_EXCL 0x0800
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define SEEK_SET 0
int close(int);
int isatty(int);
struct winsize { unsigned short ws_row; unsigned short ws_col; unsigned short ws_xpixel; unsigned short ws_ypixel; };
off_t lseek(int, off_t, int);
ptrdiff_t read(int, void *, size_t);
ptrdiff_t write(int, const void *, size_t);
int rename(const char *, const char *);
int unlink(const char *);

#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define FD_CLOEXEC 1
#define POLLIN 0x0001
#define POLLOUT 0x0004
struct pollfd { int fd; short events; short revents; };
typedef unsigned int nfds_t;
int poll(struct pollfd *, nfds_t, int);

#define AF_INET 2
#define SOCK_STREAM 1
#define SOL_SOCKET 0xffff
#define SO_REUSEADDR 0x0004
typedef uint8_t sa_family_t;
typedef uint16_t in_port_t;
typedef uint32_t in_addr_t;
typedef uint32_t socklen_t;
struct in_addr { in_addr_t s_addr; };
struct sockaddr { uint8_t sa_len; sa_family_t sa_family; char sa_data[14]; };
struct sockaddr_in { uint8_t sin_len; sa_family_t sin_family; in_port_t sin_port; struct in_addr sin_addr; char sin_zero[8]; };
int socket(int, int, int);
int setsockopt(int, int, int, const void *, socklen_t);
int bind(int, const struct sockaddr *, socklen_t);
int listen(int, int);
int getsockname(int, struct sockaddr *, socklen_t *);
int accept(int, struct sockaddr *, socklen_t *);
ptrdiff_t recv(int, void *, size_t, int);
ptrdiff_t send(int, const void *, size_t, int);

#define ENOENT 2
#define EINTR 4
#define EPIPE 32
#define EAGAIN 35
#define ELOOP 62
#define ENAMETOOLONG 63
#define RTLD_LAZY 0x1
#define SIGPIPE 13
void *dlopen(const char *, int);
void *dlsym(void *, const char *);
void exit(int) __attribute__((noreturn));
void *memchr(const void *, int, size_t);
int memcmp(const void *, const void *, size_t);
char *strerror(int);
typedef void (*sig_t)(int);
sig_t signal(int, sig_t);
