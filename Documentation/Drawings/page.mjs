// Makes Documentation/page.png, the picture of a table's page: node Documentation/Drawings/page.mjs .build/debug/fingerpost
// It needs Chromium. Its fonts are those of the machine, so the bytes of the picture are compared with nothing.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Browser } from "../../Tests/Page/browser.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const folder = mkdtempSync(join(tmpdir(), "page-picture-"));
const file = join(folder, "page.html");
execFileSync(process.argv[2], ["page", join(root, "Examples/store.routes"), "--title", "Links of the shop", "-o", file], { stdio: ["ignore", "ignore", "ignore"] });

const browser = new Browser();
const tab = await browser.tab();
await tab.size(1100, 640);
await tab.open(`${pathToFileURL(file).href}#link=${encodeURIComponent("https://shop.example/products/7/reviews?stars=5&stars=4&sort=newest")}`);
const picture = await tab.picture();
if (picture.length > 150_000) throw new Error(`the picture has ${picture.length} bytes`);
writeFileSync(join(root, "Documentation/page.png"), picture);
await browser.close();
rmSync(folder, { recursive: true });
