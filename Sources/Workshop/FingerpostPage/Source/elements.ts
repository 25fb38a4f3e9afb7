// Elements of the page. Text is always text: no string is ever taken for markup.

type Child = Node | string | undefined | false;

/** An element with attributes and children. A boolean attribute is there or not. */
function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | boolean | undefined>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.filter((child): child is Node | string => child !== undefined && child !== false));
  return element;
}

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

/** What does not show, or would turn the text around it: it is written as `\u{202E}`. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0]/gu;
const shown = (text: string): string =>
  text.replace(HIDDEN, (hidden) => `\\u{${(hidden.codePointAt(0) as number).toString(16).toUpperCase()}}`);

/** Text of a table or of a link, whose direction is its own. */
const value = (text: string): HTMLElement => make("bdi", {}, shown(text));

/** A template or a link, which is read from the left. */
const code = (text: string, name = ""): HTMLElement =>
  make("code", { dir: "ltr", class: name || undefined }, shown(text));

function button(label: string, action: () => void, description?: string): HTMLButtonElement {
  const element = make("button", { type: "button", "aria-label": description }, label);
  element.addEventListener("click", action);
  return element;
}

/** Says something to people who do not see it. */
function announce(text: string): void {
  byId("announcement").textContent = text;
}

/** A button that copies a text. */
function copyButton(text: string, what: string): HTMLButtonElement {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // A file may have no clipboard of its own.
      const area = make("textarea", {}, text);
      document.body.append(area);
      area.select();
      document.execCommand("copy");
      area.remove();
      element.focus();
    }
    element.textContent = "Copied";
    announce(`Copied ${what}`);
    setTimeout(() => void (element.textContent = "Copy"), 1500);
  };
  const element = button("Copy", () => void copy(), `Copy ${what}`);
  return element;
}

/** A text with a button that copies it. */
const copyable = (text: string, what: string): HTMLElement =>
  make("span", { class: "copyable" }, code(text), copyButton(text, what));

/** The address that shows a link on this page. */
const addressOf = (link: string, method = "GET"): string =>
  `#link=${encodeURIComponent(link)}` + (method === "GET" ? "" : `&method=${encodeURIComponent(method)}`);

/** A link of the table, which this page explains. */
const explained = (link: string, method?: string): HTMLElement =>
  make("a", { href: addressOf(link, method) }, ...(method ? [method + " "] : []), code(link));

const addressOfRoute = (number: number): string => `#route=${number}`;

/** A route of the table, which this page shows. */
function routeLink(number: number): HTMLElement {
  const route = data.routes[number];
  return route ? make("a", { href: addressOfRoute(number) }, value(route.name)) : make("span");
}

/** A type as templates name it, and in words where its name does not say them. */
const typeCell = (type: TypeData): Child[] => [
  code(type.name),
  " ",
  !type.name.includes("|") && make("span", { class: "quiet" }, shown(type.words)),
];

/** Rows of a name and what it is. */
function rows(...pairs: readonly (readonly [string, ...Child[]] | undefined)[]): HTMLElement {
  const list = make("dl");
  for (const pair of pairs) {
    if (pair) list.append(make("div", {}, make("dt", {}, pair[0]), make("dd", {}, ...pair.slice(1))));
  }
  return list;
}

/** `a, b and c` */
const listed = (parts: readonly Child[]): Child[] =>
  parts.flatMap((part, index) => [index === 0 ? "" : index === parts.length - 1 ? " and " : ", ", part]);

/** An origin as people know it. */
const originName = (origin: string): Child =>
  make("span", {}, ...(origin === "/" ? ["bare paths "] : origin === ":" ? ["compact text "] : []), code(origin));

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
