import Fingerpost
import FingerpostTesting
import Testing

@testable import Library

@Test func `a link is read as the book that it names`() {
  #expect(LibraryLink(link: "library://books/7") == .book(id: 7))
  #expect(LibraryLink(link: "https://library.example/books/7") == .book(id: 7))
  #expect(LibraryLink(link: "library://books/seven") == nil)
}

@Test func `a value is written as a link`() {
  #expect(LibraryLink.search(words: "moby dick").link == "library://search?words=moby%20dick")
  #expect(LibraryLink.search(words: "whales", page: 2).link == "library://search?words=whales&page=2")
  #expect(LibraryLink.author(name: "Melville", order: .year).link == "library://authors/Melville/year")
}

@Test func `every link reads back`() {
  #expect(LibraryLink.router.exampleFailures() == [])
  #expect(LibraryLink.router.roundTripFailures(by: ==) == [])
}
