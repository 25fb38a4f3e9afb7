#!/usr/bin/env python3
"""Counts the links of many logs on a Spark cluster, with the same program as on one machine.

  spark-submit --master MASTER --files fingerpost,store.routes count_links.py --table store.routes LOG...

Prints one JSON document, like `fingerpost count --json`. Tasks get names of files and ranges of their bytes, not lines: Spark's pipe
to Python would be slower than the router. Each task runs the program once for each of its ranges.

It does not use RDD.pipe: by default, RDD.pipe ignores the status of its command, so a failure loses a partition without an error. Its
environment is empty, and its command also runs for empty partitions.
"""
import argparse
import glob
import math
import os
import subprocess
import sys

from pyspark import SparkFiles
from pyspark.sql import SparkSession

# How many parts one task adds up.
FAN = 32


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("logs", nargs="+", metavar="LOG", help="a file that every executor sees under this name, or a pattern")
    parser.add_argument("--table", required=True, help="the table: a text table, or a lock file")
    parser.add_argument("--fingerpost", default="fingerpost", help="the program, as .ci/static builds it")
    parser.add_argument("--read", metavar="COMMAND", help="what prints a file, such as 'hdfs dfs -cat'; files are then not cut")
    parser.add_argument("--split", type=int, default=256, metavar="MIB", help="cut files into ranges of so many MiB")
    parser.add_argument("--option", action="append", default=[], help="given to fingerpost count: --option=--json-key=url")
    return parser.parse_args()


def ship(context, path):
    """Sends a file to all executors, unless --files did; returns the name that it has there."""
    if os.path.exists(path):
        context.addFile(os.path.abspath(path))
    return os.path.basename(path)


def ranges(logs, split):
    """Pairs of a name and a range of bytes. Compressed files are whole: gzip has no place to begin but its start."""
    for log in logs:
        for name in sorted(glob.glob(log)) or [log]:
            size = 0 if name.endswith(".gz") else os.path.getsize(name)
            for start in range(0, max(size, 1), split << 20):
                end = start + (split << 20)
                yield (os.path.abspath(name), f"{start}-{end}" if size > 0 else None)


def run(words, **options):
    """What a program prints; its complaints are the message of the error, which makes Spark try the task again."""
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False, **options)
    if done.returncode != 0:
        raise RuntimeError(f"{words[0]}: status {done.returncode}: {done.stderr.decode(errors='replace').strip()}")
    return done.stdout.decode("ascii")


def counter(program, table, read, options):
    """Counts the ranges of a partition: one line of ASCII for each."""

    def count(pairs):
        tool, routes = SparkFiles.get(program), SparkFiles.get(table)
        os.chmod(tool, 0o755)
        for name, span in pairs:
            words = [tool, "count", routes, "--partial", *options]
            if read is None:
                yield run([*words, name, *([f"--bytes={span}"] if span else [])])
                continue
            with subprocess.Popen([*read.split(), name], stdout=subprocess.PIPE) as reader:
                part = run([*words, "-"], stdin=reader.stdout)
            if reader.returncode != 0:
                raise RuntimeError(f"{read} {name}: status {reader.returncode}")
            yield part

    return count


def merger(program):
    """Adds up the parts of a partition; of none there are none."""

    def merge(parts):
        lines = "".join(parts)
        if lines:
            yield run([SparkFiles.get(program), "count", "--merge", "-", "--partial"], input=lines.encode("ascii"))

    return merge


def main():
    words = arguments()
    context = SparkSession.builder.appName("fingerpost count").getOrCreate().sparkContext
    program, table = ship(context, words.fingerpost), ship(context, words.table)
    logs = [(log, None) for log in words.logs] if words.read else list(ranges(words.logs, words.split))
    # One range a task: a task that is slow, or fails, holds up no other range.
    parts = context.parallelize(logs, len(logs)).mapPartitions(counter(program, table, words.read, words.option))
    # A tree: the driver adds up no more than FAN parts, however many ranges there are.
    while parts.getNumPartitions() > FAN:
        parts = parts.repartition(math.ceil(parts.getNumPartitions() / FAN)).mapPartitions(merger(program))
    lines = "".join(parts.collect())
    tool = SparkFiles.get(program)
    os.chmod(tool, 0o755)
    sys.stdout.write(run([tool, "count", "--merge", "-", "--json"], input=lines.encode("ascii")))


if __name__ == "__main__":
    main()
