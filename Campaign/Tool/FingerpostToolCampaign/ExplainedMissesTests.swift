import FingerpostEngine
import FingerpostRouteFile
import Testing

import FingerpostInput

@testable import FingerpostTool
@testable import FingerpostToolTests

/// What people ask of the large example and does not match, and what they are told; the parts of the link left out.
struct ExplainedMissesTests {
  static let misses: [(url: String, text: String)] = [
    (
      "shop://product/12",
      """
      No route matches.

      Nearest first:
        product  products/{productId:int}
          segment 1: expected "products", found "product"
        productByUUID  products/{uuid:uuid}
          segment 1: expected "products", found "product"
          segment 2: expected uuid, found "12"

      This would match: shop://products/12
      """
    ),
    (
      "shop://products/abc",
      """
      No route matches.

      Nearest first:
        productByUUID  products/{uuid:uuid}
          segment 2: expected uuid, found "abc"
        product  products/{productId:int}
          segment 2: expected int, found "abc"
        product  products/{productId:int}-{slug}
          segment 2: expected "{productId:int}-{slug}", found "abc"

      This would match: shop://products/1
        product  products/{productId:int}
      """
    ),
    (
      "shop://products/12/review",
      """
      No route matches.

      Nearest first:
        productReviews  products/{productId:int}/reviews?{stars:[uint8]}&{page:int=1}&({sort:helpful|newest})
          segment 3: expected "reviews", found "review"
        writeReview  POST products/{productId:int}/reviews
          segment 3: expected "reviews", found "review"
          method: expected POST, found GET
        productReview  products/{productId:int}/reviews/{reviewId:uuid}
          segment 3: expected "reviews", found "review"
          segment 4: expected uuid, found nothing
        product  products/{productId:int}
          segment 3: "review" is one too many
        productVariant  products/{productId:int}/variants/{color}/({size:l|m|s|xl|xs})
          before segment 3: expected "variants", found nothing
        productManual  products/{productId:int}/manual.{language:de|en|fr}.pdf [web]
          origin: expected a web origin, found "shop://"
          segment 3: expected "manual.{language:de|en|fr}.pdf", found "review"

      This would match: shop://products/12/reviews
      """
    ),
    (
      "shop://products/12/images/1.gif",
      """
      No route matches.

      Nearest first:
        productImage  products/{productId:int}/images/{index:uint8}.{format:jpeg|png|webp}
          segment 4: expected "{index:uint8}.{format:jpeg|png|webp}", found "1.gif"

      This would match: shop://products/12/images/1.jpeg
      """
    ),
    (
      "shop://search/book?q=x",
      """
      No route matches.

      Nearest first:
        searchSection  search/{section:books|films|games|music}?{q}&{page:int=1}
          segment 2: expected books|films|games|music, found "book"; did you mean "books"?
        search  search?{q}&({sort:newest|price|rating})&{page:int=1}&{tag:[string]}
          segment 2: "book" is one too many

      This would match: shop://search/books?q=x
      """
    ),
    (
      "shop://search",
      """
      No route matches: the query item "q" is missing.

      Nearest first:
        search  search?{q}&({sort:newest|price|rating})&{page:int=1}&{tag:[string]}
          query: expected "q", found nothing
        searchSection  search/{section:books|films|games|music}?{q}&{page:int=1}
          segment 2: expected books|films|games|music, found nothing
          query: expected "q", found nothing

      This would match: shop://search?q=some-text
      """
    ),
    (
      "shop://users/ann/photos",
      """
      No route matches.

      Nearest first:
        profileTab  users/{userId}/{tab:followers|following|likes|media}
          segment 3: expected followers|following|likes|media, found "photos"
        profile  users/{userId} [overlaps=myProfile]
          segment 3: "photos" is one too many

      This would match: shop://users/ann/followers
      """
    ),
    (
      "shop://orders/2026-02-30/1",
      """
      No route matches.

      Nearest first:
        orderByDate  orders/{day:date}/{number:uint16}
          segment 2: expected date, found "2026-02-30"
        order  orders/{orderId:int}
          segment 2: "2026-02-30" is one too many

      This would match: shop://orders/2026-11-20/1
      """
    ),
    (
      "shop://cart/item/123",
      """
      No route matches.

      Nearest first:
        cartItem  cart/items/{itemId:uuid}
          segment 2: expected "items", found "item"
          segment 3: expected uuid, found "123"
        removeCartItem  DELETE cart/items/{itemId:uuid}
          segment 2: expected "items", found "item"
          segment 3: expected uuid, found "123"
          method: expected DELETE, found GET
        changeCartItem  PATCH cart/items/{itemId:uuid}
          segment 2: expected "items", found "item"
          segment 3: expected uuid, found "123"
          method: expected PATCH, found GET
        addToCart  POST cart/items
          segment 2: expected "items", found "item"
          segment 3: "123" is one too many
          method: expected POST, found GET

      This would match: shop://cart/items/123e4567-e89b-42d3-a456-426614174000
      """
    ),
    (
      "POST shop://orders/7/cancelled",
      """
      No route matches.

      Nearest first:
        cancelOrder  POST orders/{orderId:int}/cancel
          segment 3: expected "cancel", found "cancelled"
        order  orders/{orderId:int}
          segment 3: "cancelled" is one too many
        orderByDate  orders/{day:date}/{number:uint16}
          segment 2: expected date, found "7"
          segment 3: expected uint16, found "cancelled"

      This would match: shop://orders/7/cancel
      """
    ),
    (
      "shop://orders/7/cancel",
      """
      No route matches GET; allowed: POST.

      Nearest first:
        cancelOrder  POST orders/{orderId:int}/cancel
          method: expected POST, found GET

      This would match: POST shop://orders/7/cancel
      """
    ),
    (
      "shop://auth/callback?kode=1&state=x",
      """
      No route matches: the query item "code" or "error" is missing.

      Nearest first:
        authCallback  auth/callback?({code}|{error})&{state}
          query: expected "code" or "error", found "kode"

      This would match: shop://auth/callback?code=1&state=x
      """
    ),
    (
      "shop://checkout/expres?product=x",
      """
      No route matches.

      Nearest first:
        expressCheckout  checkout/express?{product:int}&{quantity:uint8=1}&({variant})
          segment 2: expected "express", found "expres"
          query item "product": expected int, found "x"
        checkout  checkout/({step:address|payment|review|shipping})
          segment 2: expected address|payment|review|shipping, found "expres"

      This would match: shop://checkout/express?product=1
      """
    ),
    (
      "shop://r/abc",
      """
      No route matches.

      Nearest first:
        referral  r/{code} [web, tag=growth]
          origin: expected a web origin, found "shop://"

      This would match: https://shop.example/r/abc
      """
    ),
    (
      "shop://cart ",
      """
      No route matches.

      Nearest first:
        cart  (cart|basket)
          segment 1: expected "cart", found "cart "

      This would match: shop://cart
      """
    ),
    (
      "shop://today",
      """
      No route matches.

      Nearest first:
        today  today#{section}
          fragment: expected string, found nothing

      This would match: shop://today#some-text
      """
    ),
    (
      "/api/v1/product/12",
      """
      No route matches.

      Nearest first:
        apiProduct  GET api/v{version:uint8}/products/{productId:int} [web, tag=api]
          segment 3: expected "products", found "product"
        apiReplaceProduct  PUT api/v{version:uint8}/products/{productId:int} [web, tag=api]
          segment 3: expected "products", found "product"
          method: expected PUT, found GET
        apiProducts  GET api/v{version:uint8}/products?{ids:[int]}&{limit:uint8=20} [web, tag=api]
          segment 3: expected "products", found "product"
          segment 4: "12" is one too many
        apiWebhook  POST api/hooks/{provider}/{event}/({attempt:uint8=1}) [web, tag=api]
          before segment 2: expected "hooks", found nothing
          method: expected POST, found GET

      This would match: /api/v1/products/12
      """
    ),
    (
      "shop://stores?near=x&near=y",
      """
      No route matches: the query item "near" is given 2 times.

      Nearest first:
        stores  stores?{near}&{radius:double=10}
          query item "near": expected it once, found "x", "y"
        store  stores/{storeId:int}
          segment 2: expected int, found nothing
        stories  stories/{userId}/({index:uint8})
          segment 1: expected "stories", found "stores"
          segment 2: expected string, found nothing

      This would match: shop://stores?near=x
      """
    ),
    (
      "shop://favicon.ico",
      """
      No route matches.
      No route is close to it.
      """
    ),
  ]

  @Test(arguments: misses + missesOfOrigins)
  func `a miss over the large example is told what a newcomer needs`(url: String, text: String) throws {
    let memory = Memory()
    memory.files["store.routes"] = try Files.system.file("\(ExamplesTests.folder)/Examples/store.routes")
    let run = memory.run(["explain", "store.routes", url])
    #expect(run.status == 1)
    #expect(run.errors == "")
    let told = run.output.split(separator: "\n\n", maxSplits: 1).last
    #expect(told.map(String.init) == text + "\n")
  }

  @Test func `a raw rest is expected to be of its type`() {
    let memory = Memory()
    memory.files["go.routes"] = Array("origins /\ngo  go/{**target:url}\n".utf8)
    let run = memory.run(["explain", "go.routes", "/go/javascript:x"])
    #expect(run.output.contains(#"segment 2: expected url, found "javascript:x": a script is not a value"#))
  }
}
