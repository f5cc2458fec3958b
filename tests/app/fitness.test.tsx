import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";

import { paths } from "@/lib/paths.ts";
import { weekTicksKey } from "@/lib/personal-data.ts";

import { localSettings, openSite } from "../fakes/owner.tsx";

const tab = (name: string) => screen.getByRole("tab", { name });

function daysOf(plan: string) {
  const table = within(screen.getByRole("table", { name: plan }));
  return table.getAllByRole("rowheader").map((head) => head.textContent);
}

const everyDay = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Weekend"];

test("Section 2, Fitness routine: the beginner's week is open first, Monday to Friday and the weekend", async () => {
  await openSite(paths.fitnessRoutine, localSettings);
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "Beginner",
    "Intermediate",
    "Advanced",
  ]);
  expect(tab("Beginner").getAttribute("aria-selected")).toBe("true");
  expect(daysOf("Beginner week")).toEqual(everyDay);
  expect(screen.getByRole("row", { name: "Monday Walk 20" })).toBeTruthy();
});

test("Section 2, Fitness routine: the arrow keys move from level to level and round", async () => {
  const person = userEvent.setup();
  await openSite(paths.fitnessRoutine, localSettings);
  await person.click(tab("Beginner"));
  await person.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(tab("Intermediate"));
  expect(daysOf("Intermediate week")).toEqual(everyDay);
  await person.keyboard("{ArrowRight}{ArrowRight}");
  expect(document.activeElement).toBe(tab("Beginner"));
  await person.keyboard("{ArrowLeft}");
  expect(daysOf("Advanced week")).toEqual(everyDay);
  expect(screen.queryByRole("table", { name: "Beginner week" })).toBeNull();
});

test("Section 2, Fitness routine: each week says how many minutes it adds up to", async () => {
  const person = userEvent.setup();
  await openSite(paths.fitnessRoutine, localSettings);
  expect(screen.getByText(/^Together about 70 minutes/)).toBeTruthy();
  await person.click(tab("Advanced"));
  expect(
    screen.getByText(/^Together about 255 minutes.*a vigorous minute counts as two/),
  ).toBeTruthy();
});

test("Section 2, Fitness routine: the chosen plan can be printed", async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  const person = userEvent.setup();
  await openSite(paths.fitnessRoutine, localSettings);
  await person.click(tab("Intermediate"));
  await person.click(screen.getByRole("button", { name: "Print this plan" }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getAllByRole("table")).toHaveLength(1);
  vi.unstubAllGlobals();
});

function atNoonOf(day: string): void {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${day}T12:00:00`) });
  onTestFinished(() => void vi.useRealTimers());
}

test("Section 2, Fitness routine: the week and today stand under the tabs, and today is marked", async () => {
  atNoonOf("2026-11-24");
  await openSite(paths.fitnessRoutine, localSettings);
  const today = await screen.findByRole("heading", { level: 3, name: "Today, Tuesday" });
  expect(today).toBeTruthy();
  const marked = screen.getAllByRole("listitem", { current: "date" });
  expect(marked.map((day) => day.textContent)).toContainEqual(expect.stringContaining("Tuesday"));
});

test("Section 2, Fitness routine: ticks are kept on the device and gone in a new week", async () => {
  atNoonOf("2026-11-24");
  const person = userEvent.setup();
  const { unmount } = await openSite(paths.fitnessRoutine, localSettings);
  await person.click(await screen.findByRole("checkbox", { name: "Chair squat is done" }));
  await person.click(screen.getByRole("checkbox", { name: "Tuesday is done" }));
  expect(screen.getByText("1 of 4 done")).toBeTruthy();
  unmount();

  const again = await openSite(paths.fitnessRoutine, localSettings);
  expect(
    await screen.findByRole("checkbox", { name: "Tuesday is done", checked: true }),
  ).toBeTruthy();
  again.unmount();

  vi.setSystemTime(new Date("2026-12-01T12:00:00"));
  await openSite(paths.fitnessRoutine, localSettings);
  expect(
    await screen.findByRole("checkbox", { name: "Tuesday is done", checked: false }),
  ).toBeTruthy();
  expect(screen.getByText("0 of 4 done")).toBeTruthy();
});

test("Fitness routine: what she has ticked in another tab stays when she ticks here", async () => {
  atNoonOf("2026-11-24");
  const person = userEvent.setup();
  await openSite(paths.fitnessRoutine, localSettings);
  const tuesday = await screen.findByRole("checkbox", { name: "Tuesday is done" });
  const squat = screen.getByRole("checkbox", { name: "Chair squat is done" });
  await person.click(squat);
  const newValue = window.localStorage.getItem(weekTicksKey) ?? "";
  await person.click(squat);

  window.localStorage.setItem(weekTicksKey, newValue);
  fireEvent(window, new StorageEvent("storage", { key: weekTicksKey, newValue }));
  await person.click(tuesday);
  expect(window.localStorage.getItem(weekTicksKey)).toContain(`${newValue} `);
});

test("Section 2, Fitness routine: the week becomes a calendar file whose name tells nothing", async () => {
  atNoonOf("2026-11-24");
  const names: string[] = [];
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:week", revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function remember(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const person = userEvent.setup();
  await openSite(paths.fitnessRoutine, localSettings);
  await person.click(await screen.findByRole("button", { name: "Add to calendar" }));
  await waitFor(() => expect(names).toEqual(["week.ics"]));
});

test("Section 2, Fitness routine: tips and a disclaimer with the way to help follow the plan", async () => {
  await openSite(paths.fitnessRoutine, localSettings);
  const headings = screen
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent);
  expect(headings.indexOf("Your week")).toBeLessThan(headings.indexOf("Tips"));
  expect(headings.indexOf("Tips")).toBeLessThan(headings.indexOf("Disclaimer"));
  const disclaimer = within(screen.getByRole("region", { name: "Disclaimer" }));
  expect(disclaimer.getByText(/chest pain/)).toBeTruthy();
  expect(disclaimer.getByRole("link", { name: "Get urgent help" })).toBeTruthy();
});
