// Links that are nearly those of the input, one a line: node mutations.mjs COUNT < links
import { readFileSync } from "node:fs";

const links = readFileSync(0, "utf8").split("\n").filter((line) => line !== "" && line[0] !== "#");
const pieces = [
  "/", "//", "%", "%2F", "%zz", "%C3", "%C3%A9", "\u00e9", "?", "#", "&", "=", "+", ".", "..", ":", "\\", " ", "a", "me", "1", "0", "-1",
  "%00", "%0A", "%2e%2e", "q=", "&q=1", "page=2", "tag=x&tag=y", "@", "*", "true", "2026-11-20", "POST", "\u0085", "\u{1f642}", "new",
  "9223372036854775808", "c0ffee00-1234-5678-9abc-def012345678",
];
let state = 20261120;
function below(bound) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * bound);
}
const pick = (list) => list[below(list.length)];

for (let count = Number(process.argv[2]); count > 0; count--) {
  let link = [...pick(links)];
  for (let changes = below(2); changes >= 0; changes--) {
    const place = below(link.length + 1);
    switch (below(5)) {
      case 0: link.splice(place, 1 + below(3)); break;
      case 1: link.splice(place, 0, ...link.slice(place, place + below(8))); break;
      case 2: link = [...link.slice(0, place), ...[...pick(links)].slice(place)]; break;
      case 3: link.push(pick(pieces)); break;
      default: link.splice(place, 0, pick(pieces));
    }
  }
  console.log(link.join(""));
}
