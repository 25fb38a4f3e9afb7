import Fingerpost
import Testing

@testable import Library

@Test func `a link is read as the book that it names`() {
  #expect(LibraryLink(link: "library://books/7") == .book(id: 7))
  #expect(LibraryLink(link: "https://library.example/books/7") == .book(id: 7))
  #expect(LibraryLink(link: "library://books/seven") == nil)
}
