import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";

import { ArticleBody } from "./article-body";

test("text becomes paragraphs, lists, links and numbered marks of its sources", () => {
  render(
    <MemoryRouter>
      <ArticleBody
        sources={["G2023", "ADA"]}
        blocks={[
          {
            type: "paragraph",
            children: [
              { type: "text", text: "Water is " },
              { type: "strong", children: [{ type: "text", text: "fine" }] },
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
  expect(screen.getByRole("link", { name: "Source 2" }).getAttribute("href")).toBe("/#source-ADA");
  const item = screen.getByRole("listitem");
  expect(within(item).getByRole("link", { name: "help" }).getAttribute("href")).toBe(
    "/urgent-help",
  );
});

test("text that looks like HTML stays text", () => {
  render(
    <ArticleBody
      sources={[]}
      blocks={[{ type: "paragraph", children: [{ type: "text", text: "<img src=x>" }] }]}
    />,
  );
  expect(screen.getByText("<img src=x>").tagName).toBe("P");
});
