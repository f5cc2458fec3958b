import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";

import { Answer, type AnswerProps } from "./answer";
import { CopyButton } from "./copy-button";

const hba1c = { id: "hba1c", title: "HbA1c", href: "/lab-tests/hba1c" };

function show(answer: Partial<AnswerProps>) {
  return render(
    <MemoryRouter>
      <Answer text="Some words." origin="guides" citations={[]} {...answer} />
    </MemoryRouter>,
  );
}

test("says where an answer comes from", () => {
  const guides = show({ origin: "guides" });
  expect(guides.container.textContent).toContain("From our guides, no AI was used");
  const model = show({ origin: "model" });
  expect(model.container.textContent).toContain("Written by AI.");
  expect(model.container.textContent).not.toContain("no AI was used");
});

test("all marks of a sentence stay on the line of its last word", () => {
  show({
    text: "Food and movement can help. [1] [2] Sleep too.",
    citations: [hba1c, { ...hba1c, id: "fpg" }],
  });
  const first = screen.getByRole("button", { name: "Source 1" }).parentElement;
  expect(first).toBe(screen.getByRole("button", { name: "Source 2" }).parentElement);
  expect(first?.textContent.replaceAll("\u2060", "")).toBe("help.12");
  expect(first?.className).toBe("whitespace-nowrap");
});

test("shows hostile text as text", () => {
  const { container } = show({
    text: '<img src=x onerror="alert(1)"> <script>alert(2)</script> ![x](https://evil.example/x.png) [go](javascript:alert(3))',
  });
  expect(container.querySelectorAll("img, script, iframe, a")).toHaveLength(0);
  screen.getByText(/<img src=x onerror="alert\(1\)"> <script>alert\(2\)<\/script>/);
});

test.each([
  ["[the page](https://www.nhs.uk/pcos)", "the page (www.nhs.uk)"],
  ["[write](mailto:help@clinic.example)", "write (help@clinic.example)"],
  ["[call](tel:+2348000000000)", "call (+2348000000000)"],
  ["[go](//evil.example)", "[go](//evil.example)"],
])("%s in an answer leaves the site, so it stays words with its place", (text, words) => {
  const { container } = show({ text: `Read ${text}.` });
  expect(container.querySelector("a")).toBeNull();
  expect(container.textContent).toContain(`Read ${words}.`);
});

test("a link in an answer leads to a page of this site", () => {
  show({ text: "Read [our guide](/lab-tests/hba1c)." });
  const link = screen.getByRole("link", { name: "our guide" });
  expect(link.getAttribute("href")).toBe("/lab-tests/hba1c");
});

test("leads from a mark in the text to its source, and from there to the guide", async () => {
  show({ text: "It shows three months. [1]", citations: [hba1c] });
  await userEvent.click(screen.getByRole("button", { name: "Source 1" }));
  const source = screen.getByRole("link", { name: "HbA1c" });
  expect(document.activeElement).toBe(source);
  expect(source.getAttribute("href")).toBe("/lab-tests/hba1c");
});

test("a mark stays with the last word before it", () => {
  show({ text: "It shows three months. [1]", citations: [hba1c] });
  const mark = screen.getByRole("button", { name: "Source 1" });
  expect(mark.closest(".whitespace-nowrap")?.textContent).toMatch(/^months\..?1$/);
});

test("folded sources open when a mark leads to them", async () => {
  show({ text: "It shows three months. [1]", citations: [hba1c], isFolded: true });
  expect(screen.getByText("1 source").closest("details")?.open).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Source 1" }));
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "HbA1c" }));
});

test("draws quotes, and lists under the points of lists", () => {
  const { container } = show({ text: "> Rest well.\n\n1. Fast\n   - no food\n2. Drink" });
  expect(container.querySelector("blockquote")?.textContent).toBe("Rest well.");
  expect(container.querySelector("ol > li > ul > li")?.textContent).toBe("no food");
  expect(container.querySelectorAll("ol > li")).toHaveLength(2);
});

test("makes no mark of a number without a source, and no link of an address elsewhere", () => {
  const { container } = show({
    text: "See [2].",
    citations: [{ ...hba1c, href: "//evil.example" }],
  });
  expect(screen.queryByRole("button", { name: /^Source/ })).toBeNull();
  expect(container.textContent).toContain("See[2].");
  expect(screen.queryByRole("link")).toBeNull();
});

test("copies the words of an answer and says so", async () => {
  const user = userEvent.setup();
  const sentences: string[] = [];
  render(<CopyButton text="**Fast** first." onSay={(sentence) => sentences.push(sentence)} />);
  await user.click(screen.getByRole("button", { name: "Copy answer" }));
  expect(await navigator.clipboard.readText()).toBe("Fast first.");
  expect(sentences).toEqual(["Answer copied."]);
});
