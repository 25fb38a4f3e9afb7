// What must not compile: each line after "wrong" is an error.
import { links, match } from "./store.js";

// @ts-expect-error wrong: the value is missing
links.order();
// @ts-expect-error wrong: a text is no int
links.order({ orderId: "7" });
// @ts-expect-error wrong: no such parameter
links.order({ orderId: 7, page: 1 });
// @ts-expect-error wrong: no member of the set
links.searchSection({ section: "toys", q: "x" });
// @ts-expect-error wrong: two branches at once
links.deals({ span: "today", day: "2026-11-20" });
// @ts-expect-error wrong: a list is wanted
links.search({ q: "x", tag: "new" });
// @ts-expect-error wrong: deprecated routes print nothing
links.archive({ year: 2024 });
// @ts-expect-error wrong: no such route
links.nothing();
// @ts-expect-error wrong: none of the table's origins
links.order({ orderId: 7 }, { origin: "https://other.example" });
// @ts-expect-error wrong: the route is for the web alone
links.download({ file: ["a"] }, { origin: "shop://" });

const found = match("/orders/7");
// @ts-expect-error wrong: perhaps there is none
found.route;
if (found?.route === "order") {
  // @ts-expect-error wrong: an int of 64 bits is a bigint
  const id: number = found.values.orderId;
  // @ts-expect-error wrong: another route's value
  found.values.userId;
}
// @ts-expect-error wrong: no route of the table
if (found?.route === "nothing") links.home();
