import FingerpostOpening
import Testing

@testable import Library

@MainActor @Test func `loans wait for the sign-in`() async {
  let navigation = Navigation()
  navigation.links.start()

  let first = await navigation.links.open("library://loans", from: .push).outcome
  #expect(first == .waiting(for: "sign-in"))
  #expect(navigation.path == [])

  navigation.signIn()
  let second = await navigation.links.open("library://books/7", from: .push).outcome
  #expect(second == .opened)
  #expect(navigation.path == [.book(id: 7)])
}
