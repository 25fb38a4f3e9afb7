@testable import FingerpostToolTests

extension ExplainedMissesTests {
  /// Links that the table would answer at another origin, or without one.
  static let missesOfOrigins: [(url: String, text: String)] = [
    (
      "https://shop.exmaple/cart",
      """
      No route matches: the table has no links of this origin.
      The host is "shop.exmaple"; did you mean "shop.example"?

      This would match: https://shop.example/cart
        cart  (cart|basket)
      """
    ),
    (
      "http://shop.example/products/12",
      """
      No route matches: the table has no links of this origin.
      The scheme is "http"; did you mean "https"?

      This would match: https://shop.example/products/12
        product  products/{productId:int}
      """
    ),
    (
      "https://eu.shop.exmaple/user/ann",
      """
      No route matches: the table has no links of this origin.
      The host is "eu.shop.exmaple"; did you mean "eu.shop.example"?

      Nearest first:
        profile  users/{userId} [overlaps=myProfile]
          segment 1: expected "users", found "user"
        profileTab  users/{userId}/{tab:followers|following|likes|media}
          segment 1: expected "users", found "user"
          segment 3: expected followers|following|likes|media, found nothing

      This would match: https://eu.shop.example/users/ann
      """
    ),
    (
      "shp://cart",
      """
      No route matches: the table has no links of this origin.
      The scheme is "shp"; did you mean "shop"?

      This would match: shop://cart
        cart  (cart|basket)
      """
    ),
    (
      "cart/coupon/X",
      """
      No route matches: the table has no links of this origin.
      The link has no origin; expected shop:// or https://shop.example or https://*.shop.example or /.

      This would match: shop://cart/coupon/X
        applyCoupon  cart/coupon/{coupon}
      """
    ),
    (
      #""shop://cart""#,
      """
      No route matches. Remove the text around the link.

      This would match: shop://cart
        cart  (cart|basket)
      """
    ),
    (
      "https://other.org/cart",
      """
      No route matches: the table has no links of this origin.
      The origin is "https://other.org"; expected shop:// or https://shop.example or https://*.shop.example or /.

      This would match: https://shop.example/cart
        cart  (cart|basket)
      """
    ),
  ]
}
