// What compiles, and what it does: the module of Examples/store.routes.
import { LinkError, links, match, type Match, type Values } from "./store.js";

function expect(value: unknown, expected: unknown): void {
  const text = (value: unknown) => JSON.stringify(value, (_, part) => (typeof part === "bigint" ? `${part}n` : part));
  if (text(value) !== text(expected)) throw new Error(`${text(value)}, not ${text(expected)}`);
}

// A builder for each link: an int takes a number or a bigint, a set its members, an array a list.
expect(links.order({ orderId: 7 }), "shop://orders/7");
expect(links.order({ orderId: 9007199254740993n }, { origin: "https://shop.example" }), "https://shop.example/orders/9007199254740993");
expect(links.order({ orderId: 7 }, { origin: "https://eu.shop.example" }), "https://eu.shop.example/orders/7");
expect(links.home(), "shop://home");
expect(links.search({ q: "red shoes", sort: "price", tag: ["new", "été"] }), "shop://search?q=red%20shoes&sort=price&tag=new&tag=%C3%A9t%C3%A9");
expect(links.product({ productId: 7 }), "shop://products/7");
expect(links.product({ productId: 7, slug: "shoe" }), "shop://products/7-shoe");
expect(links.deals({ day: "2026-11-20" }), "shop://deals/2026-11-20");
expect(links.download({ file: ["a", "b c"] }), "https://shop.example/downloads/a/b%20c");

// A union of the routes, discriminated by name.
function title(found: Match | null): string {
  switch (found?.route) {
    case "order": return `Order ${found.values.orderId + 1n}`;
    case "searchSection": {
      const section: "books" | "films" | "games" | "music" = found.values.section;
      return `${section}, page ${found.values.page}`;
    }
    case "product": return "slug" in found.values ? found.values.slug : String(found.values.productId);
    case "deals": return found.values.span === undefined ? found.values.day.slice(0, 4) : found.values.span;
    case "checkout": return found.values.step?.toUpperCase() ?? "Checkout";
    case undefined: return "none";
    default: return found!.route;
  }
}

expect(title(match("https://shop.example/orders/7")), "Order 8");
expect(title(match("https://shop.example/search/books?q=x")), "books, page 1");
expect(title(match("shop://products/7-shoe")), "shoe");
expect(title(match("/deals/2026-11-20")), "2026");
expect(title(match("/deals/today")), "today");
expect(title(match("/checkout")), "Checkout");
expect(title(match("/users/me")), "myProfile");
expect(title(match("/nowhere/at/all")), "none");
expect(title(match("/cart/items")), "none");
expect(title(match("/cart/items", "POST")), "addToCart");
expect(title(match("/health", "HEAD")), "health");

// What is read can be printed.
const search: Values["search"] | undefined = ((found) => (found?.route === "search" ? found.values : undefined))(match("/search?q=x"));
expect(search && links.search(search), "shop://search?q=x");

// Values that no link carries, or that another route would take.
function code(make: () => string): string {
  try {
    return make();
  } catch (error) {
    return error instanceof LinkError ? `${error.code} ${error.parameter}` : "another error";
  }
}

expect(code(() => links.profile({ userId: "me" })), "taken undefined");
expect(code(() => links.profile({ userId: "" })), "empty userId");
expect(code(() => links.profile({ userId: ".." })), "unprintable userId");
expect(code(() => links.order({ orderId: 1.5 })), "type orderId");
expect(code(() => links.order({ orderId: 2 ** 63 })), "type orderId");
expect(code(() => links.calendarDay({ day: "2026-02-29" })), "type day");
