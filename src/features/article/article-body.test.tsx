import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";

import type { Run } from "@/domain/article.ts";

import { ArticleBody } from "./article-body";

test("text becomes paragraphs, lists, links and numbered marks of its sources", () => {
  render(
    <MemoryRouter>
      <ArticleBody
        headingId="part"
        sources={["G2023", "ADA"]}
        blocks={[
          {
            type: "paragraph",
            children: [
              { type: "text", text: "Water is " },
              { type: "strong", children: [{ type: "text", text: "fine" }] },
              { type: "text", text: ". " },
              { type: "cite", source: "ADA" },
            ],
          },
          {
            type: "list",
            isOrdered: false,
            items: [
              [{ type: "link", href: "/urgent-help", children: [{ type: "text", text: "help" }] }],
            ],
          },
        ]}
      />
    </MemoryRouter>,
  );
  expect(screen.getByText("fine").tagName).toBe("STRONG");
  const mark = screen.getByRole("link", { name: "Source 2" });
  expect(mark.getAttribute("href")).toBe("/#source-ADA");
  expect(mark.closest("p")?.textContent).toBe("Water is fine.2");
  const item = screen.getByRole("listitem");
  expect(within(item).getByRole("link", { name: "help" }).getAttribute("href")).toBe(
    "/urgent-help",
  );
});

function marksIn(children: Run) {
  render(
    <MemoryRouter>
      <ArticleBody
        headingId="part"
        sources={["G2023", "ADA"]}
        blocks={[{ type: "paragraph", children }]}
      />
    </MemoryRouter>,
  );
  return screen.getAllByRole("link", { name: /^Source/ }).map((mark) => mark.parentElement);
}

const text = (words: string) => ({ type: "text", text: words }) as const;

test("the marks of sources never leave the last word before them", () => {
  const holders = marksIn([
    text("At least eight hours.\u00A0"),
    { type: "cite", source: "G2023" },
    text("\u00A0"),
    { type: "cite", source: "ADA" },
    text(" Water is fine."),
  ]);
  expect(new Set(holders).size).toBe(1);
  expect(holders[0]?.textContent).toBe("hours.12");
  expect(holders[0]?.className).toBe("whitespace-nowrap");
});

test("a mark after a link is held to it by a joiner", () => {
  const [holder] = marksIn([
    { type: "link", href: "/urgent-help", children: [text("help")] },
    text("\u00A0"),
    { type: "cite", source: "ADA" },
  ]);
  expect(holder?.textContent).toBe("\u20602");
  expect(holder?.previousSibling?.textContent).toBe("help");
});

test("text that looks like HTML stays text", () => {
  render(
    <ArticleBody
      headingId="part"
      sources={[]}
      blocks={[{ type: "paragraph", children: [{ type: "text", text: "<img src=x>" }] }]}
    />,
  );
  expect(screen.getByText("<img src=x>").tagName).toBe("P");
});

test("a table is named by its heading, and each cell says in words what it is on a phone", () => {
  render(
    <>
      <h2 id="part">Fish</h2>
      <ArticleBody
        headingId="part"
        sources={["GI"]}
        blocks={[
          {
            type: "table",
            head: [[], [{ type: "text", text: "In Nigeria" }]],
            rows: [[[{ type: "text", text: "Cheap" }], [{ type: "text", text: "Titus" }]]],
          },
        ]}
      />
    </>,
  );
  const table = within(screen.getByRole("table", { name: "Fish" }));
  expect(table.getByRole("rowheader", { name: "Cheap" })).toBeTruthy();
  expect(table.getByRole("cell", { name: "In Nigeria: Titus" })).toBeTruthy();
});

test("an e-mail address opens the mail program, not a page", () => {
  render(
    <ArticleBody
      headingId="part"
      sources={[]}
      blocks={[
        {
          type: "paragraph",
          children: [
            { type: "link", href: "mailto:a@b.example", children: [{ type: "text", text: "us" }] },
          ],
        },
      ]}
    />,
  );
  expect(screen.getByRole("link", { name: "us" }).getAttribute("href")).toBe("mailto:a@b.example");
});
