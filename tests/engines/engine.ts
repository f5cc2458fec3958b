/** What is asked of a browser of another maker, in words that each of them understands. */
export type Engine = {
  open: (address: string) => Promise<void>;
  /** What a script says in the page. */
  read: (script: string) => Promise<unknown>;
  /** Presses as a finger does, in the middle of what is seen. */
  press: (role: Role, name: string) => Promise<void>;
  fill: (label: string, text: string) => Promise<void>;
  pressEscape: () => Promise<void>;
  /** What the pages have complained about so far. */
  complaints: () => Promise<readonly string[]>;
  close: () => Promise<void>;
};

export type Role = "button" | "link" | "tab" | "radio" | "field";

/** The script that calls a function of this file in the page. */
export function scriptOf(
  question: (...words: never[]) => unknown,
  ...words: readonly string[]
): string {
  return `(${question.toString()})(${words.map((word) => JSON.stringify(word)).join(", ")})`;
}

/** Where the thing of that role and name stands that a woman could press now; runs in the page. */
export function findThing(role: Role, name: string): HTMLElement | null {
  const selectors: Record<Role, string> = {
    button: "button:not([role=tab]), summary",
    link: "a[href]",
    tab: "[role=tab]",
    radio: "input[type=radio]",
    field: "input, textarea",
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what stands in here comes along into the page
  const wordsOf = (element: HTMLElement): string => {
    const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const labelled = element.getAttribute("aria-labelledby");
    return (
      element.getAttribute("aria-label") ??
      (labelled === null ? null : document.getElementById(labelled)?.textContent) ??
      (labels ? [...(element.labels ?? [])].map((label) => label.textContent).join(" ") : null) ??
      element.textContent
    )
      .replaceAll(/\s+/g, " ")
      .trim();
  };
  const shown = [...document.querySelectorAll<HTMLElement>(selectors[role])].filter(
    (element) =>
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === "visible" &&
      element.closest("[inert], [aria-hidden=true]") === null &&
      !element.matches(":disabled"),
  );
  return (
    shown.find((element) => wordsOf(element) === name) ??
    shown.find((element) => wordsOf(element).startsWith(name)) ??
    null
  );
}

/** Whether these words are seen on the page; runs in the page. */
export function showsWords(words: string): boolean {
  return document.body.innerText.replaceAll(/\s+/g, " ").includes(words);
}

/** The name of the open dialog, or an empty text; runs in the page. */
export function openDialog(): string {
  const dialog = document.querySelector("dialog[open], [role=dialog]");
  const labelled = dialog?.getAttribute("aria-labelledby") ?? "";
  return document.getElementById(labelled)?.textContent ?? dialog?.getAttribute("aria-label") ?? "";
}

/** How far the page can be moved sideways; runs in the page. */
export function sidewaysScroll(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}
