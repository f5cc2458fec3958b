import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";

import { Answer, type AnswerProps } from "./answer";

const hba1c = { id: "hba1c", title: "HbA1c", href: "/lab-tests/hba1c" };

function show(answer: Partial<AnswerProps>) {
  const sentences: string[] = [];
  const view = render(
    <MemoryRouter>
      <Answer
        text="Some words."
        origin="guides"
        citations={[]}
        onSay={(sentence) => sentences.push(sentence)}
        {...answer}
      />
    </MemoryRouter>,
  );
  return { ...view, sentences };
}

test("says where an answer comes from", () => {
  const guides = show({ origin: "guides" });
  expect(guides.container.textContent).toContain("From our guides, no AI was used");
  const model = show({ origin: "model" });
  expect(model.container.textContent).toContain("Written by AI.");
  expect(model.container.textContent).not.toContain("no AI was used");
});

test("shows hostile text as text", () => {
  const { container } = show({
    text: '<img src=x onerror="alert(1)"> <script>alert(2)</script> ![x](https://evil.example/x.png) [go](javascript:alert(3))',
  });
  expect(container.querySelectorAll("img, script, iframe, a")).toHaveLength(0);
  screen.getByText(/<img src=x onerror="alert\(1\)"> <script>alert\(2\)<\/script>/);
});

test("names the host of a link that leaves the site, and gives nothing away to it", () => {
  show({ text: "Read [the page](https://www.nhs.uk/pcos)." });
  const link = screen.getByRole("link", { name: "the page (www.nhs.uk, opens in a new tab)" });
  expect(link.getAttribute("href")).toBe("https://www.nhs.uk/pcos");
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toBe("noopener noreferrer");
});

test("leads from a mark in the text to its source, and from there to the guide", async () => {
  show({ text: "It shows three months. [1]", citations: [hba1c] });
  await userEvent.click(screen.getByRole("button", { name: "Source 1" }));
  const source = screen.getByRole("link", { name: "HbA1c" });
  expect(document.activeElement).toBe(source);
  expect(source.getAttribute("href")).toBe("/lab-tests/hba1c");
});

test("makes no mark of a number without a source, and no link of an address elsewhere", () => {
  show({ text: "See [2].", citations: [{ ...hba1c, href: "//evil.example" }] });
  expect(screen.queryByRole("button", { name: /^Source/ })).toBeNull();
  screen.getByText("See[2].");
  expect(screen.queryByRole("link")).toBeNull();
});

test("copies the words of an answer and says so", async () => {
  const user = userEvent.setup();
  const { sentences } = show({ text: "**Fast** first." });
  await user.click(screen.getByRole("button", { name: "Copy answer" }));
  expect(await navigator.clipboard.readText()).toBe("Fast first.");
  expect(sentences).toEqual(["Answer copied."]);
});
