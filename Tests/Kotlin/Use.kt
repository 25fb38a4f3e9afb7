// What compiles, and what it does: the file of Examples/store.routes.

package com.example.store

import java.time.LocalDate

private fun expect(value: Any?, expected: Any?) {
    if (value != expected) throw IllegalStateException("$value, not $expected")
}

/** A `when` over the routes: each class has its values. */
private fun title(route: Route?): String = when (route) {
    is Route.Order -> "Order ${route.orderId + 1}"
    is Route.SearchSection -> "${route.section.text}, page ${route.page}"
    is Route.Deals -> route.span?.text ?: route.day.toString()
    is Route.Checkout -> route.step?.text ?: "Checkout"
    null -> "none"
    else -> route.route
}

fun main() {
    expect(Route.Order(orderId = 7).link, "shop://orders/7")
    expect(Links.link(Route.Order(7), "https://shop.example"), "https://shop.example/orders/7")
    expect(Links.link(Route.Order(7), "https://eu.shop.example"), "https://eu.shop.example/orders/7")
    expect(Links.link(Route.Order(7), "https://other.example"), null)
    expect(Route.Home.link, "shop://home")
    expect(
        Route.Search(q = "red shoes", sort = Route.Search.Sort.PRICE, tag = listOf("new", "\u00e9t\u00e9")).link,
        "shop://search?q=red%20shoes&sort=price&tag=new&tag=%C3%A9t%C3%A9"
    )
    expect(Route.Deals(day = LocalDate.of(2026, 11, 20)).link, "shop://deals/2026-11-20")
    expect(Route.Download(file = listOf("a", "b c")).link, "https://shop.example/downloads/a/b%20c")

    expect(Links.match("https://shop.example/orders/7"), Route.Order(7))
    expect(title(Links.match("https://shop.example/orders/7")), "Order 8")
    expect(title(Links.match("https://shop.example/search/books?q=x")), "books, page 1")
    expect(title(Links.match("/deals/2026-11-20")), "2026-11-20")
    expect(title(Links.match("/deals/today")), "today")
    expect(title(Links.match("/checkout")), "Checkout")
    expect(title(Links.match("/users/me")), "myProfile")
    expect(title(Links.match("/nowhere/at/all")), "none")
    expect(title(Links.match("/cart/items")), "none")
    expect(title(Links.match("/cart/items", "POST")), "addToCart")
    expect(title(Links.match("/health", "HEAD")), "health")
    expect(Links.match(null), null)

    // Values that no link carries, or that another route would take.
    expect(Route.Profile(userId = "me").link, null)
    expect(Route.Profile(userId = "").link, null)
    expect(Route.Profile(userId = "..").link, null)

    // What is read prints again.
    for (link in listOf("shop://orders/7", "shop://search?q=x", "shop://deals/today", "shop://products/7-shoe"))
        expect(Links.match(link)?.link, link)
    expect(Links.routes.contains("order" to "orders/{orderId:int}"), true)
    println("${Links.routes.size} routes of Kotlin do as they should")
}
