import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";

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
  // A word joiner instead of the space: the mark never begins a line.
  expect(mark.closest("p")?.textContent).toBe("Water is fine.\u20602");
  const item = screen.getByRole("listitem");
  expect(within(item).getByRole("link", { name: "help" }).getAttribute("href")).toBe(
    "/urgent-help",
  );
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
