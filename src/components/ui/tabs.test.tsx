import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { Tabs, TabsContent, TabsList, TabsTrigger } from "./tabs";

function showPlans(): void {
  render(
    <Tabs defaultValue="calm">
      <TabsList aria-label="Level">
        <TabsTrigger value="calm">Calm</TabsTrigger>
        <TabsTrigger value="brisk">Brisk</TabsTrigger>
        <TabsTrigger value="fast">Fast</TabsTrigger>
      </TabsList>
      <TabsContent value="calm">Walk</TabsContent>
      <TabsContent value="brisk">Cycle</TabsContent>
      <TabsContent value="fast">Run</TabsContent>
    </Tabs>,
  );
}

function chosen(): string | null {
  return screen.getByRole("tab", { selected: true }).textContent;
}

test("one panel is shown, and it is called by its tab", async () => {
  const person = userEvent.setup();
  showPlans();
  expect(screen.getByRole("tabpanel", { name: "Calm" }).textContent).toBe("Walk");

  await person.click(screen.getByRole("tab", { name: "Fast" }));
  expect(screen.getByRole("tabpanel", { name: "Fast" }).textContent).toBe("Run");
});

test("the tabs are one stop of the keyboard, and the panel is the next", async () => {
  const person = userEvent.setup();
  showPlans();
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Calm" }));
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole("tabpanel"));
});

test("arrows, Home and End choose a tab and go round at the ends", async () => {
  const person = userEvent.setup();
  showPlans();
  await person.tab();
  await person.keyboard("{ArrowLeft}");
  expect(chosen()).toBe("Fast");
  await person.keyboard("{ArrowRight}");
  expect(chosen()).toBe("Calm");
  await person.keyboard("{End}");
  expect(chosen()).toBe("Fast");
  await person.keyboard("{Home}");
  expect(chosen()).toBe("Calm");
});

test("a prerendered page holds what every tab shows, and no style that our headers forbid", () => {
  const html = renderToString(
    <Tabs defaultValue="calm">
      <TabsList aria-label="Level">
        <TabsTrigger value="calm">Calm</TabsTrigger>
        <TabsTrigger value="fast">Fast</TabsTrigger>
      </TabsList>
      <TabsContent value="calm" isPrerendered>
        Walk
      </TabsContent>
      <TabsContent value="fast" isPrerendered>
        Run
      </TabsContent>
    </Tabs>,
  );
  expect(html).toContain("Walk");
  expect(html).toContain("Run");
  expect(html).not.toContain(" hidden");
  expect(html).not.toContain("style=");
});

test("a press that was repeated as a click alone chooses its tab", () => {
  showPlans();
  fireEvent.click(screen.getByRole("tab", { name: "Fast" }));
  expect(chosen()).toBe("Fast");
});
