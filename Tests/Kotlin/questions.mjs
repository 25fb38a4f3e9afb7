// Writes the tables and the questions of agreement.mjs as Agreement.kt reads them: node questions.mjs FROM TO
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const [from, to] = process.argv.slice(2);

/** A line of the command has numbers as numbers. */
function question(line) {
  if (!line.startsWith('{"url":')) return JSON.parse(line);
  const asked = JSON.parse(line.replace(/"(?:[^"\\]|\\.)*"|-?[0-9][0-9.]*|true|false/g, (part) => (part[0] === '"' ? part : `"${part}"`)));
  return { link: asked.url, method: asked.method, route: asked.route ?? undefined, values: asked.values };
}

for (const file of readdirSync(from).filter((file) => /\.(?:jsonl|claims)$/.test(file))) {
  const name = file.replace(/\.[a-z]+$/, "");
  const table = /^const table = (\{[^]*?\});\n\n/m.exec(readFileSync(`${from}/${name}.mjs`, "utf8"))[1];
  writeFileSync(`${to}/${name}.json`, table);
  const text = readFileSync(`${from}/${file}`, "utf8");
  if (file.endsWith(".claims")) {
    writeFileSync(`${to}/${file}`, text);
    continue;
  }
  const lines = text.split("\n").filter((line) => line !== "");
  const asked = lines.map(question).map(({ link, method = "GET", route, values, print, origin, text }) =>
    JSON.stringify(link === undefined ? { print, origin, values, text } : { link, method, route, values }));
  writeFileSync(`${to}/${name}.questions`, asked.join("\n") + "\n");
}
