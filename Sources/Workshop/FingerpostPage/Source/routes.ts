// The list of routes, their tree, and the search for them.

/** What a search finds a route by. */
const searchText = data.routes.map((route) =>
  [
    route.name,
    `/${route.template}`,
    route.method ?? "",
    ...route.parameters.map(({ name }) => name),
    ...(route.tags ?? []),
    route.flags ?? "",
  ]
    .join("\n")
    .toLowerCase(),
);

interface Search {
  readonly numbers: readonly number[];
  /** How many there are, and why they are found. */
  readonly told: string;
}

/** The routes that a text finds: a link those that read it, or are near; another text those that hold it. */
function search(text: string): Search {
  const wanted = text.trim().toLowerCase();
  const all = data.routes.map((_, number) => number);
  const count = (numbers: readonly number[]) => `${numbers.length} of ${plural(all.length, "route")}`;
  if (wanted === "") return { numbers: all, told: plural(all.length, "route") };
  const numbers = all.filter((number) => searchText[number]?.includes(wanted));
  const [link, method = "GET"] = request(text.trim());
  const isLink = /^\/|:\/\//.test(link) || hasScheme(link) || (link.includes(":") && data.origins.includes(":"));
  const answer = isLink ? asked((engine) => engine.explain(link, method)) : undefined;
  if (!answer) return { numbers, told: count(numbers) };
  const known = (said: readonly Said[] = []) => said.map(({ route, template }) => numberOf(route, template));
  const read = [readerOf(answer), ...known(answer.others)].filter((number) => number >= 0);
  if (read.length > 0)
    return { numbers: read, told: `${count(read)} ${read.length === 1 ? "reads" : "read"} this link` };
  if (numbers.length > 0) return { numbers, told: count(numbers) };
  const near = known(answer.near).filter((number) => number >= 0);
  return {
    numbers: near,
    told: `No route reads this link; ${near.length === 0 ? "none is" : count(near) + " are"} near`,
  };
}

const findingsOf = (number: number): Finding[] => data.findings.filter(({ routes }) => routes.includes(number));
const changesOf = (number: number): Change[] =>
  (data.comparison?.changes ?? []).filter(({ route }) => route === number);

function parameterTable(route: Route): HTMLElement {
  const head = make("tr", {}, ...["Parameter", "Type", "Default"].map((text) => make("th", { scope: "col" }, text)));
  const body = route.parameters.map((parameter) => {
    const given = parameter.default;
    const standard = parameter.isUnknown
      ? "known to the app alone"
      : typeof given === "object"
        ? `[${given.join(", ")}]`
        : given;
    const { type } = parameter;
    const members =
      type.members && !type.name.includes("|")
        ? make("span", { class: "quiet" }, " ", shown(type.members.join(" | ")))
        : undefined;
    return make(
      "tr",
      {},
      make("th", { scope: "row" }, value(parameter.name)),
      make("td", {}, ...typeCell(type), members),
      make("td", {}, standard === undefined ? "" : value(standard)),
    );
  });
  return make(
    "div",
    { class: "scroll", tabindex: "0", role: "group", "aria-label": `Parameters of ${route.name}` },
    make("table", {}, make("thead", {}, head), make("tbody", {}, ...body)),
  );
}

function findingItem(finding: Finding, showsRoutes: boolean): HTMLElement {
  const names = finding.routes.flatMap((number) => [routeLink(number), " "]);
  return make(
    "li",
    { class: finding.severity },
    make("strong", {}, finding.severity),
    " ",
    make("span", { class: "mark" }, finding.kind),
    " ",
    ...(showsRoutes ? names : []),
    make("br"),
    value(finding.message),
    make("br"),
    make("span", { class: "quiet" }, "Fix: ", value(finding.fix ?? "")),
    ...(finding.link === undefined ? [] : [make("br"), explained(finding.link, finding.method)]),
  );
}

function changeItem(change: Change): HTMLElement {
  const subject = (one: Subject): Child[] => [value(one.name), " ", code(one.template)];
  const isSame =
    change.old && change.new && change.old.name === change.new.name && change.old.template === change.new.template;
  return make(
    "li",
    { class: change.verdict === "breaking" ? "error" : "accepted" },
    make("strong", {}, change.verdict),
    " ",
    make("span", { class: "mark" }, change.kind),
    " ",
    ...(change.old ? subject(change.old) : []),
    ...(change.new && !isSame ? [change.old ? " \u2192 " : "", ...subject(change.new)] : []),
    make("br"),
    value(change.message),
    ...(change.link === undefined ? [] : [make("br"), explained(change.link, change.method)]),
    ...(change.fix === undefined ? [] : [make("br"), make("span", { class: "quiet" }, "Fix: ", value(change.fix))]),
  );
}

/** All that the page knows of a route. */
function details(number: number): Child[] {
  const route = data.routes[number] as Route;
  const [findings, changes] = [findingsOf(number), changesOf(number)];
  return [
    ...warnings(route),
    ...(route.gone === undefined
      ? []
      : [
          warning(
            `Gone${route.gone === "" ? "" : `: ${shown(route.gone)}`}${route.instead ? `; it shows "${shown(route.instead)}" instead` : ""}.`,
          ),
        ]),
    rows(
      ["Template", ...(route.method ? [code(route.method), " "] : []), code(route.template)],
      route.example === undefined ? ["Example", "none is known"] : ["Example", explained(route.example, route.method)],
      ["Origins", ...originsOf(route).flatMap((origin) => [code(origin), " "])],
      route.flags === undefined ? undefined : ["Flags", code(route.flags)],
      route.role === undefined
        ? undefined
        : ["Alias", route.role === "prints" ? "links are printed by it" : "its links are only read"],
      [data.isDeclared ? "Declared" : "Precedence", `${number + 1} of ${data.routes.length}`],
    ),
    route.parameters.length > 0 && parameterTable(route),
    findings.length > 0 && make("h3", {}, "Findings"),
    findings.length > 0 && make("ul", { class: "plain" }, ...findings.map((finding) => findingItem(finding, false))),
    changes.length > 0 && make("h3", {}, "Changes"),
    changes.length > 0 && make("ul", { class: "plain" }, ...changes.map(changeItem)),
    route.gone === undefined && make("h3", {}, "Build a link"),
    route.gone === undefined && builder(number),
  ];
}

/** A route as a line that opens; what stands below it is made when it is opened first. */
function entry(number: number): HTMLDetailsElement {
  const route = data.routes[number] as Route;
  const marks = [
    route.deprecated !== undefined && "deprecated",
    route.gone !== undefined && "gone",
    route.access,
    findingsOf(number).some(({ severity }) => severity !== "accepted") && "finding",
    changesOf(number).length > 0 && "changed",
    ...(route.tags ?? []),
  ].filter((mark): mark is string => typeof mark === "string");
  const summary = make(
    "summary",
    {},
    make("span", { class: "name" }, value(route.name)),
    " ",
    make(
      "span",
      { class: "template" },
      ...(route.method ? [make("strong", {}, shown(route.method)), " "] : []),
      code(route.template),
    ),
    ...marks.flatMap((mark) => [" ", make("span", { class: "mark" }, value(mark))]),
  );
  const element = make("details", { id: `route${number}` }, summary);
  element.addEventListener("toggle", () => {
    if (element.open) fill(element, number);
  });
  return element;
}

function fill(element: HTMLDetailsElement, number: number): void {
  if (element.childElementCount > 1) return;
  element.append(make("div", { class: "details" }, ...details(number)));
}

const entries = data.routes.map((_, number) => entry(number));

/** Opens a route in the list. */
function openRoute(number: number): void {
  const element = entries[number];
  if (!element) return;
  showList(false);
  filter("");
  element.open = true;
  fill(element, number);
  element.querySelector("summary")?.focus();
  element.scrollIntoView({ block: "start" });
}

// MARK: Tree

interface TreeNode {
  label: string;
  routes: number[];
  children: TreeNode[];
}

/** The parts of a template's path as they are written, with groups as one part. */
function pathLabels(shape: string): string[] {
  const labels: string[] = [];
  let [label, depth] = ["", 0];
  for (const letter of shape) {
    if (letter === "(" || letter === "{") depth++;
    if (letter === ")" || letter === "}") depth--;
    if (depth === 0 && (letter === "?" || letter === "#")) break;
    if (depth === 0 && letter === "/") {
      if (label !== "") labels.push(label);
      label = "";
    } else {
      label += letter;
    }
  }
  return label === "" || /^\([?#]/.test(label) ? labels : [...labels, label];
}

function treeOf(numbers: readonly number[]): TreeNode {
  const root: TreeNode = { label: "/", routes: [], children: [] };
  for (const number of numbers) {
    let node = root;
    for (const label of pathLabels((data.routes[number] as Route).template)) {
      let next = node.children.find((child) => child.label === label);
      if (!next) node.children.push((next = { label, routes: [], children: [] }));
      node = next;
    }
    node.routes.push(number);
  }
  return root;
}

/** A node with the one below it in one line, where no route ends between them. */
function joined(node: TreeNode): TreeNode {
  let last = node;
  let { label } = node;
  while (last.routes.length === 0 && last.children.length === 1) {
    last = last.children[0] as TreeNode;
    label += "/" + last.label;
  }
  return { label, routes: last.routes, children: last.children };
}

function treeItem(node: TreeNode): HTMLElement {
  const { label, routes, children } = joined(node);
  const own = routes.flatMap((number) => [
    " ",
    ...(data.routes[number]?.method ? [make("strong", {}, data.routes[number]?.method as string), " "] : []),
    routeLink(number),
  ]);
  return make("li", {}, code(label), ...own, children.length > 0 && make("ul", {}, ...children.map(treeItem)));
}

function tree(numbers: readonly number[]): HTMLElement {
  const root = treeOf(numbers);
  const top = root.routes.length > 0 ? [treeItem({ ...root, children: [] })] : [];
  return make("ul", { class: "tree" }, ...top, ...root.children.map(treeItem));
}
