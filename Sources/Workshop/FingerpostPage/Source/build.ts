// Forms that build links: one for each route, with a field for each parameter.

/** A text in a shell, as one word: what is not plain stands between single quotes. */
const shellWord = (text: string): string =>
  /^[A-Za-z0-9_@%+=:,./-]+$/.test(text) ? text : `'${text.replace(/'/g, "'\\''")}'`;

/** The same inside double quotes, for those who expect them. */
const doubleQuoted = (text: string): string => `"${text.replace(/[\\"$`]/g, "\\$&")}"`;

const simulatorLine = (link: string): string => `xcrun simctl openurl booted ${shellWordOf(link)}`;

/** The shell of the device reads the line once more: what it would take apart is quoted for it, too. */
const androidLine = (link: string): string =>
  `adb shell am start -a android.intent.action.VIEW -d ${shellWordOf(/^[A-Za-z0-9_@%+=:,./-]+$/.test(link) ? link : shellWord(link))}`;

/** Exclamation marks and all else are plain only between single quotes. */
const shellWordOf = (text: string): string =>
  /!/.test(text) ? `'${text.replace(/'/g, "'\\''")}'` : doubleQuoted(text);

interface Field {
  readonly parameter: Parameter;
  readonly element: HTMLElement;
  /** What was typed: undefined for nothing, a list for a list. */
  readonly texts: () => string[] | undefined;
  readonly complain: (message: string) => void;
}

let fieldCount = 0;

/** A field that suits a type: a choice where all values are known, else a line; for a list, a value a line. */
function field(parameter: Parameter): Field {
  const { type } = parameter;
  const id = `field${fieldCount++}`;
  const known = type.members;
  const standard = Array.isArray(parameter.default) ? parameter.default.join(", ") : parameter.default;
  const hint = type.isArray ? "one a line" : undefined;
  const common = {
    id,
    "aria-describedby": `${id}e`,
    "aria-required": parameter.isNeeded ? "true" : undefined,
    dir: "auto",
    spellcheck: "false",
    autocomplete: "off",
  };
  const placeholder = standard === undefined ? type.sample : String(standard);
  const input =
    known && !type.isArray
      ? make(
          "select",
          { id, "aria-describedby": `${id}e` },
          make("option", { value: "" }, standard === undefined ? "" : `${standard} (left out)`),
          ...known.map((one) => make("option", { value: "=" + one }, shown(one))),
        )
      : type.isArray
        ? make("textarea", { ...common, rows: "2", placeholder })
        : make("input", {
            ...common,
            type: "text",
            inputmode: type.isInteger ? "numeric" : undefined,
            placeholder,
          });
  const error = make("span", { class: "error", id: `${id}e` });
  const words = [
    type.words.replace(/ such as .*/, ""),
    hint,
    standard !== undefined ? `${standard} if left out` : parameter.isUnknown ? "may be left out" : undefined,
  ];
  const label = make(
    "label",
    { for: id },
    value(parameter.name),
    " ",
    make("span", { class: "quiet" }, shown(words.filter(Boolean).join(", "))),
  );
  return {
    parameter,
    element: make("div", { class: "field" }, label, input, error),
    texts: () => {
      const text = input.value;
      if (text === "") return undefined;
      if (type.isArray) return text.split("\n").filter((line) => line !== "");
      return [input instanceof HTMLSelectElement ? text.slice(1) : text];
    },
    complain: (message) => {
      error.textContent = message;
      if (message === "") input.removeAttribute("aria-invalid");
      else input.setAttribute("aria-invalid", "true");
    },
  };
}

/** A choice of the origin to print for; below a wildcard, of a host. */
function originField(route: Route): { readonly element: HTMLElement; readonly origin: () => string } {
  const texts = originsOf(route);
  const id = `field${fieldCount++}`;
  const select = make("select", { id }, ...texts.map((text) => make("option", { value: text }, shown(text))));
  const host = make("input", {
    type: "text",
    "aria-label": "Host below the wildcard",
    value: "a",
    spellcheck: "false",
  });
  const isWild = () => select.value.includes("://*");
  const refresh = () => void (host.hidden = !isWild());
  select.addEventListener("change", refresh);
  const first = texts.findIndex((text) => !text.includes("://*"));
  if (first > 0) select.selectedIndex = first;
  refresh();
  return {
    element: make(
      "div",
      { class: "field" },
      make("label", { for: id }, "origin", make("span", { class: "quiet" }, "where the link opens")),
      make("div", {}, select, host),
    ),
    origin: () =>
      isWild() ? select.value.replace("*", host.value + (select.value.endsWith("*") ? ".example" : "")) : select.value,
  };
}

/** The link with what one does with it. */
function outcome(link: string, method: string | undefined): Node[] {
  const line = (label: string, text: string) => [label, copyable(text, label)] as const;
  return [
    rows(
      line("Link", link),
      hasScheme(link) ? line("iOS simulator", simulatorLine(link)) : undefined,
      hasScheme(link) ? line("Android device", androidLine(link)) : undefined,
      ["", make("a", { href: addressOf(link, method) }, "Show what this link does")],
    ),
    qrFigure(link),
  ];
}

/** A form for the links of a route. */
function builder(number: number): HTMLElement {
  const route = data.routes[number] as Route;
  const fields = route.parameters.map((parameter) => field(parameter));
  const origin = originField(route);
  const output = make("div", { class: "outcome" });
  const status = make("p", { role: "status" });
  const say = (text: string, isWrong = false): void => {
    status.className = isWrong ? "error" : "quiet";
    status.textContent = shown(text);
  };
  const update = (): void => {
    output.replaceChildren();
    fields.forEach(({ complain }) => complain(""));
    if (fields.some(({ parameter, texts }) => parameter.isNeeded && texts() === undefined))
      return say("Fill in the fields, and the link appears here.");
    const values = Object.fromEntries(
      fields.flatMap(({ parameter, texts }) => [[parameter.name, texts()]] as const).filter(([, texts]) => texts),
    );
    // No link holds a NUL, which would end a word.
    if (Object.values(values).some((texts) => texts?.some((text) => text.includes("\0"))))
      return say("a link cannot contain NUL", true);
    const answer = asked((engine) => engine.print(number, values, origin.origin()));
    if (!answer) return say(reason);
    if (answer.url !== null) {
      say("");
      output.append(...outcome(answer.url, route.method));
      return;
    }
    const field = fields.find(({ parameter }) => parameter.name === answer.error?.parameter);
    if (field) field.complain(shown(answer.error?.message ?? ""));
    say(field ? "" : (answer.error?.message ?? ""), true);
  };
  const form = make("form", {}, ...fields.map((one) => one.element), origin.element, status, output);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", update);
  update();
  waiting.push(update);
  return form;
}

/** What is to be done once there is an engine. */
const waiting: (() => void)[] = [];
