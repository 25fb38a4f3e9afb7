// The page as a whole: what the address says is shown, and what is typed stands in the address.

let isTree = false;

/** Shows the routes that a search finds, as a list or as a tree. */
function filter(text: string): void {
  const field = byId("search") as HTMLInputElement;
  if (field.value !== text) field.value = text;
  const { numbers, told } = search(text);
  byId("count").textContent = told;
  byId("list").replaceChildren(...(isTree ? [tree(numbers)] : numbers.map((number) => entries[number] as HTMLElement)));
}

function showList(asTree: boolean): void {
  isTree = asTree;
  (byId("as-tree") as HTMLInputElement).checked = asTree;
  (byId("as-list") as HTMLInputElement).checked = !asTree;
}

/** A link with its method, as people write requests: `POST /cart/items`. */
function request(text: string): [link: string, method: string | undefined] {
  const found = /^([A-Z]{2,10}) +(\S[^]*)$/.exec(text);
  return found ? [found[2] as string, found[1]] : [text, undefined];
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Shows what the address asks for. */
function readAddress(): void {
  const address = location.hash.slice(1);
  const link = /^link=([^]*?)(?:&method=([^&]*))?$/.exec(address);
  if (link) {
    const [text, method] = [decoded(link[1] as string), decoded(link[2] ?? "GET")];
    ask(text, method);
    return;
  }
  const route = /^route=(\d+)$/.exec(address);
  if (route) openRoute(Number(route[1]));
  else if (address === "") ask("", "GET");
}

/** Puts a link in the field, and shows it. */
function ask(text: string, method: string): void {
  const field = byId("link") as HTMLInputElement;
  const select = byId("method") as HTMLSelectElement;
  if (field.value !== text) field.value = text;
  if (![...select.options].some((option) => option.value === method))
    select.append(make("option", { value: method }, shown(method)));
  select.value = method;
  show(text, method);
}

let pause: ReturnType<typeof setTimeout> | undefined;

/** Shows what was typed; the address follows when the typing stops, as browsers take only so many new ones. */
function typed(): void {
  const [text, own] = request((byId("link") as HTMLInputElement).value);
  const method = own ?? (byId("method") as HTMLSelectElement).value;
  show(text, method);
  clearTimeout(pause);
  const address = text === "" ? location.pathname + location.search : addressOf(text, method);
  pause = setTimeout(() => history.replaceState(null, "", address), 200);
}

function begin(): void {
  const { origins } = data.table;
  if (!data.errors)
    byId("about").append(
      make("span", {}, plural(data.routes.length, "route"), " at ", ...listed(origins.map(originName))),
    );
  const methods = [...new Set(["GET", ...data.routes.flatMap(({ method }) => method ?? [])])];
  byId("method").append(...methods.map((method) => make("option", { value: method }, shown(method))));
  byId("method-field").hidden = methods.length === 1;
  if (data.errors) {
    byId("errors").hidden = false;
    byId("errors").append(make("ul", {}, ...data.errors.map((error) => make("li", {}, value(error)))));
  }
  if (data.findings.length > 0) {
    byId("findings").hidden = false;
    const counted = (severity: string, word: string): string[] => {
      const count = data.findings.filter((one) => one.severity === severity).length;
      return count === 0 ? [] : [word === "accepted" ? `${count} accepted` : plural(count, word)];
    };
    const counts = [...counted("error", "error"), ...counted("warning", "warning"), ...counted("accepted", "accepted")];
    byId("findings-count").textContent = `for those who write the table: ${counts.join(", ")}`;
    (byId("findings").querySelector("details") as HTMLElement).append(
      make("ul", { class: "plain" }, ...data.findings.map((finding) => findingItem(finding, true))),
      data.omitted ? `and ${data.omitted} more, which fingerpost check lists` : "",
    );
  }
  const { comparison } = data;
  if (comparison) {
    byId("changes").hidden = false;
    byId("changes").append(
      make("p", {}, "Compared with ", code(comparison.old), ": ", value(comparison.verdict), "."),
      make("ul", { class: "plain" }, ...comparison.changes.map(changeItem)),
    );
  }
  byId("order").textContent = data.isDeclared
    ? "If several routes read a link, the one that was declared first answers. The list is in this order."
    : "If several routes read a link, the most specific one answers: segment by segment, a fixed word comes before a choice of words, that before a number, a date or another type, that before any text, and any text before the rest of a path. The list is in this order.";
  byId("link").addEventListener("input", typed);
  byId("method").addEventListener("change", typed);
  byId("ask").addEventListener("submit", (event) => event.preventDefault());
  byId("find").addEventListener("submit", (event) => event.preventDefault());
  byId("search").addEventListener("input", () => filter((byId("search") as HTMLInputElement).value));
  for (const id of ["as-list", "as-tree"]) {
    byId(id).addEventListener("change", () => {
      showList(id === "as-tree");
      filter((byId("search") as HTMLInputElement).value);
    });
  }
  addEventListener("hashchange", readAddress);
  filter("");
  readAddress();
  // The list is there first.
  if (!data.errors)
    setTimeout(() => {
      void start(() => {
        readAddress();
        waiting.splice(0).forEach((update) => update());
      });
    });
  const version = document.documentElement.dataset["version"] ?? "";
  if (version !== "") setInterval(() => void reloadIfNew(version), 1000);
}

/** A page that is served is loaded anew when the table has changed; without its server it stays as it is. */
async function reloadIfNew(version: string): Promise<void> {
  try {
    const current = await (await fetch("version", { cache: "no-store" })).text();
    if (current !== version && current !== "") location.reload();
  } catch {
    // The server has gone.
  }
}

begin();
