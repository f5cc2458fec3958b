import "fake-indexeddb/auto";
import { globSync, readFileSync } from "node:fs";

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";

import * as recordContent from "@/content/my-record.ts";
import { dayOf } from "@/domain/calendar-day.ts";
import { emptyDay, type RecordDay } from "@/domain/record/record-schema.ts";
import { writeCopy } from "@/domain/record/record-copy.ts";
import { dayInWords, weekdayInWords } from "@/domain/day-in-words.ts";
import { addDays } from "@/domain/whole-days.ts";
import { hasUnsavedWords } from "@/features/my-record/danger-check/unsaved-words.ts";
import { paths } from "@/lib/paths.ts";
import { clearDeviceData } from "@/lib/personal-data.ts";
import { hasRecord } from "@/lib/record-presence.ts";
import { RECORD_DATABASE } from "@/lib/storage.ts";
import { openRecordStore } from "@/lib/record-store.ts";

import { localSettings, openSite } from "../fakes/owner.tsx";

const today = dayOf(Date.now());

afterEach(clearDeviceData);

async function stored() {
  const store = await openRecordStore(today, {
    onChange: () => undefined,
    onErased: () => undefined,
  });
  const contents = await store.read();
  store.close();
  return contents;
}

async function keep(days: readonly RecordDay[]): Promise<void> {
  const store = await openRecordStore(today, {
    onChange: () => undefined,
    onErased: () => undefined,
  });
  await store.saveRows({ days });
  store.close();
}

function bled(daysAgo: number): RecordDay {
  return { ...emptyDay(addDays(today, -daysAgo)), bleeding: 2 };
}

async function begin() {
  const person = userEvent.setup();
  await openSite(paths.myRecord, localSettings);
  await person.click(await screen.findByRole("button", { name: "Start my record" }));
  await screen.findByRole("heading", { level: 1, name: /^Today/ });
  return person;
}

async function expectFocusOn(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(document.activeElement).toBe(element));
}

/** What she answered is gone: the focus is on what stands before it, and reading goes on from there. */
async function expectFocusOnHeading(): Promise<void> {
  await waitFor(() => expect(document.activeElement?.matches("main :is(h1, h2)")).toBe(true));
}

async function openPart(person: ReturnType<typeof userEvent.setup>, name: string) {
  const navigation = screen.getByRole("navigation", { name: "My record" });
  await person.click(within(navigation).getByRole("link", { name }));
  // The screen of her cycles is headed by what is said of them, be it one.
  return screen.findByRole("heading", { level: 1, name: new RegExp(name.replace(/s$/, ""), "i") });
}

test("nothing is kept before Start is pressed", async () => {
  await openSite(paths.myRecord, localSettings);
  expect(await screen.findByRole("button", { name: "Start my record" })).toBeTruthy();
  expect(await hasRecord()).toBe(false);
  expect(await indexedDB.databases()).toEqual([]);
  expect(document.title).toContain("My record");
});

test("one tap keeps how much she bled, undo takes it back, and nothing is asked of the network", async () => {
  const asked = vi.spyOn(globalThis, "fetch");
  onTestFinished(() => asked.mockRestore());
  const person = await begin();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })),
  );
  asked.mockClear();

  const bleeding = within(screen.getByRole("group", { name: "Bleeding" }));
  await person.click(bleeding.getByRole("button", { name: "Medium" }));
  await screen.findByText(/^Saved: Medium/);
  expect((await stored()).days).toMatchObject([{ day: today, bleeding: 3 }]);

  await person.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(async () => expect((await stored()).days).toEqual([]));
  expect(bleeding.getByRole("button", { name: "Medium", pressed: false })).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});

test("a bar calls the record by the name that she chose, and marks the part that is open", async () => {
  const person = await begin();
  const main = within(screen.getByRole("main"));
  expect(main.getByText("My record")).toBeTruthy();
  expect(main.queryByRole("button", { name: "Lock" })).toBeNull();
  await openPart(person, "Settings");
  await person.click(screen.getByRole("checkbox", { name: "Call it “Notes”" }));
  expect(await main.findByText("Notes")).toBeTruthy();
  expect(main.queryByText("My record")).toBeNull();
  const navigation = screen.getByRole("navigation", { name: "My record" });
  const open = within(navigation).getAllByRole("link", { current: "page" });
  expect(open.map((link) => link.textContent)).toEqual(["Settings"]);
});

test("a week stands above the day, each day with how she bled and a way to it, and the day of the cycle below the date", async () => {
  const noted = (daysAgo: number, bleeding: 0 | 1) => ({ ...bled(daysAgo), bleeding });
  await keep([bled(24), noted(2, 1), noted(1, 0)]);
  const person = userEvent.setup();
  await openSite(paths.myRecord, localSettings);
  const heading = await screen.findByRole("heading", { level: 1, name: /^Today/ });
  const named = (daysAgo: number) => weekdayInWords(addDays(today, -daysAgo), today);
  expect(heading.textContent).toBe(`Today ${named(0)}`);
  expect(screen.getByText("Day 25 of this cycle")).toBeTruthy();
  const week = within(screen.getByRole("navigation", { name: "Seven days" }));
  expect(week.getAllByRole("link").map((link) => link.firstChild?.textContent)).toEqual([
    ...[6, 5, 4, 3].map((daysAgo) => `${named(daysAgo)}: bleeding not noted`),
    `${named(2)}: spotting`,
    `${named(1)}: no bleeding`,
    `${named(0)}: bleeding not noted`,
  ]);

  await person.click(week.getByRole("link", { name: /spotting$/ }));
  expect(await screen.findByRole("heading", { level: 1, name: named(2) })).toBeTruthy();
  expect(screen.getByText("Day 23 of this cycle")).toBeTruthy();
  expect(week.getByRole("link", { current: "date" }).textContent).toContain(
    String(Number(addDays(today, -2).slice(-2))),
  );
  await person.click(screen.getByRole("button", { name: "Light" }));
  expect(await week.findByRole("link", { name: `${named(2)}: light bleeding` })).toBeTruthy();
});

test("each row says what is noted, and opens its own part alone", async () => {
  const person = await begin();
  await person.click(screen.getByText("Mood"));
  expect(screen.queryByRole("checkbox", { name: "Cramps" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "So-so" }));
  await waitFor(() =>
    expect(screen.getByText("Mood", { selector: "summary *" }).parentElement?.textContent).toBe(
      "MoodSo-so",
    ),
  );
});

test("what she taps while another tab's news is read stays", async () => {
  await begin();
  const reading = vi.spyOn(IDBObjectStore.prototype, "getAll");
  onTestFinished(() => reading.mockRestore());
  reading.mockImplementationOnce(function tapMeanwhile(this: IDBObjectStore) {
    fireEvent.click(screen.getByRole("button", { name: "Light" }));
    return this.getAll();
  });
  const otherTab = new BroadcastChannel(RECORD_DATABASE);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone
  otherTab.postMessage("changed");
  otherTab.close();
  await screen.findByText(/^Saved: Light/);
  expect((await stored()).days).toMatchObject([{ bleeding: 2 }]);
  expect(screen.getByRole("button", { name: "Light", pressed: true })).toBeTruthy();
});

test("undo takes back the tap alone, leaves what she noted after it, and hands on the focus", async () => {
  const person = await begin();
  await person.click(screen.getByRole("button", { name: "Light" }));
  await person.click(screen.getByText("Signs"));
  await person.click(await screen.findByRole("checkbox", { name: "Cramps" }));
  await waitFor(async () =>
    expect((await stored()).days).toMatchObject([{ bleeding: 2, symptoms: ["cramps"] }]),
  );
  await person.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(async () =>
    expect((await stored()).days).toMatchObject([{ bleeding: null, symptoms: ["cramps"] }]),
  );
  await expectFocusOn(screen.getByRole("heading", { level: 1, name: /^Today/ }));
});

test("heavy bleeding leads to urgent help, and pads and clots go when it was not heavy after all", async () => {
  const person = await begin();
  await person.click(screen.getByRole("button", { name: "Heavy" }));
  expect(await screen.findByText(/soak a pad or tampon every hour/)).toBeTruthy();
  await person.click(screen.getByText("Pads and clots"));
  await person.type(await screen.findByRole("textbox", { name: "Pads or tampons that day" }), "61");
  await person.tab();
  expect(screen.getByText("Enter a number from 0 to 60.")).toBeTruthy();
  for (const typed of ["0x10", "1e1"]) {
    const pads = screen.getByRole("textbox", { name: "Pads or tampons that day" });
    fireEvent.change(pads, { target: { value: typed } });
    fireEvent.blur(pads);
    expect(screen.getByText("Enter a number from 0 to 60.")).toBeTruthy();
  }
  await person.clear(screen.getByRole("textbox", { name: "Pads or tampons that day" }));
  await person.type(screen.getByRole("textbox", { name: "Pads or tampons that day" }), "7");
  await person.tab();
  await waitFor(async () => expect((await stored()).days).toMatchObject([{ pads: 7 }]));
  await person.click(screen.getByRole("button", { name: "Light" }));
  await waitFor(async () =>
    expect((await stored()).days).toMatchObject([{ bleeding: 2, pads: null }]),
  );
});

test("a note that tells of danger opens the card on the device and is kept", async () => {
  const person = await begin();
  await person.click(screen.getByText("Note"));
  await person.type(
    await screen.findByRole("textbox", { name: "Note" }),
    "I am soaking a pad every hour and I feel dizzy",
  );
  await person.click(screen.getByRole("button", { name: "Save the note" }));
  expect(await screen.findByRole("heading", { name: /^Get medical help/ })).toBeTruthy();
  await waitFor(async () => expect((await stored()).days[0]?.note).toContain("soaking a pad"));
});

test("a note is saved when she leaves its field", async () => {
  const person = await begin();
  await person.click(screen.getByText("Note"));
  await person.type(await screen.findByRole("textbox", { name: "Note" }), "hello");
  await person.click(screen.getByRole("link", { name: "The day before" }));
  await screen.findByRole("heading", { level: 1, name: /^Yesterday/ });
  await waitFor(async () => expect((await stored()).days).toMatchObject([{ note: "hello" }]));
});

test("a note that is left without a check waits for the day it is about, until her data is cleared", async () => {
  const person = await begin();
  await person.click(screen.getByText("Note"));
  await person.type(await screen.findByRole("textbox", { name: "Note" }), "hello");
  // The focus stays in the field, as it does when the phone's Back is pressed.
  fireEvent.click(screen.getByRole("link", { name: "The day before" }));
  await screen.findByRole("heading", { level: 1, name: /^Yesterday/ });
  await person.click(screen.getByText("Note"));
  expect(await screen.findByRole("textbox", { name: "Note" })).toHaveProperty("value", "");
  await person.click(screen.getByRole("link", { name: "The day after" }));
  expect(await screen.findByDisplayValue("hello")).toBeTruthy();
  expect((await stored()).days).toEqual([]);
  expect(hasUnsavedWords(today)).toBe(true);
  await clearDeviceData();
  expect(hasUnsavedWords(today)).toBe(false);
});

test("cycles are told from the shortest to the longest, a silence is asked about, and her answer counts it", async () => {
  await keep([bled(200), bled(170), bled(135), bled(18)]);
  const person = userEvent.setup();
  await openSite(paths.myRecord, localSettings);
  await screen.findByRole("heading", { level: 1, name: /^Today/ });
  await openPart(person, "Cycles");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Your last 2 cycles: 30 to 35 days.",
  );
  expect(screen.getByText(/^You noted 4 starts/)).toBeTruthy();
  const drawing = within(screen.getByRole("img", { name: /^Your newest cycles, drawn/ }));
  expect(drawing.getByText("day 19, going on")).toBeTruthy();
  expect(drawing.getByText("117")).toBeTruthy();
  expect(drawing.getByText("Not counted yet: a long time without notes")).toBeTruthy();
  await person.click(screen.getByText("The same numbers as a table"));
  const table = within(screen.getByRole("table", { name: "Your cycles, the newest first" }));
  expect(table.getByText("Not counted yet: a long time without notes")).toBeTruthy();

  await person.click(screen.getByRole("button", { name: "No bleeding" }));
  const sentence = /^Your last 3 cycles: 30 to 117 days, the middle one 35\./;
  expect(await screen.findByRole("heading", { level: 1, name: sentence })).toBeTruthy();
  await expectFocusOnHeading();
  expect(screen.getByText("K = 1 / 30-117")).toBeTruthy();
  expect((await stored()).days).toHaveLength(4 + 116);
});

test("a bleed soon after a start is asked about, and what she says decides", async () => {
  await keep([bled(60), bled(30), bled(15)]);
  const person = userEvent.setup();
  await openSite(paths.myRecord, localSettings);
  await screen.findByRole("heading", { level: 1, name: /^Today/ });
  await openPart(person, "Cycles");
  expect(screen.getAllByText("Not counted yet: waiting for your answer")).toHaveLength(2);
  await person.click(screen.getByRole("button", { name: "Bleeding in between" }));
  const sentence = { level: 1, name: "Your last cycle: 30 days." } as const;
  expect(await screen.findByRole("heading", sentence)).toBeTruthy();
  await expectFocusOnHeading();
});

test("of many silences the newest is asked about, and one press says that she knows none of them", async () => {
  await keep([bled(500), bled(400), bled(300), bled(200), bled(170)]);
  const person = userEvent.setup();
  await openSite(paths.myRecord, localSettings);
  await screen.findByRole("heading", { level: 1, name: /^Today/ });
  await openPart(person, "Cycles");
  expect(screen.getByText(/3 cycles are not counted until you answer below\./)).toBeTruthy();
  const [asked] = screen.getAllByText(/^Was there a period in between/);
  expect(asked?.parentElement?.textContent).toContain(dayInWords(addDays(today, -299)));

  await person.click(screen.getByText("More questions like this"));
  await person.click(screen.getByRole("button", { name: "I do not know, for all 3 times" }));
  await expectFocusOnHeading();
  await waitFor(() => expect(screen.queryByText("We need your word")).toBeNull());
  expect(
    within(screen.getByRole("table")).getAllByText("Not counted: you did not keep notes"),
  ).toHaveLength(3);
  expect((await stored()).spans).toMatchObject(
    Array.from({ length: 3 }, () => ({ kind: "no_notes" })),
  );
});

test("on day 91 she reads what that means, and an appointment quiets it", async () => {
  await keep([bled(91)]);
  const person = userEvent.setup();
  await openSite(paths.myRecord, localSettings);
  expect(await screen.findByText("No period noted for 91 days.")).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "I have an appointment" }));
  await waitFor(() => expect(screen.queryByText("No period noted for 91 days.")).toBeNull());
  await expectFocusOn(screen.getByRole("heading", { level: 1, name: /^Today/ }));
  await waitFor(async () =>
    expect((await stored()).settings.gapQuietUntil).toBe(addDays(today, 90)),
  );
});

test("a medicine needs its name, is kept from a day until now, and can be put back once removed", async () => {
  const person = await begin();
  await openPart(person, "Medicines and times");
  await person.click(screen.getByRole("button", { name: "Add" }));
  await person.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Enter its name.")).toBeTruthy();
  await person.type(screen.getByRole("textbox", { name: "Name" }), "Metformin");
  await person.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Metformin")).toBeTruthy();
  expect((await stored()).spans).toMatchObject([
    { name: "Metformin", fromDay: today, toDay: null },
  ]);

  await person.click(screen.getByRole("button", { name: "Remove Metformin" }));
  await waitFor(async () => expect((await stored()).spans).toEqual([]));
  await person.click(screen.getByRole("button", { name: "Put it back" }));
  await waitFor(async () => expect((await stored()).spans).toHaveLength(1));
});

test("what opens takes the focus, and what closes gives it to the heading before it", async () => {
  const person = await begin();
  const heading = await openPart(person, "Medicines and times");
  const press = (name: string) => person.click(screen.getByRole("button", { name }));
  await press("Add");
  await expectFocusOn(screen.getByRole("button", { name: "Medicine" }));
  await press("Cancel");
  await expectFocusOn(heading);

  await press("Add");
  await person.type(screen.getByRole("textbox", { name: "Name" }), "Metformin");
  await press("Save");
  await screen.findByRole("button", { name: "Change Metformin" });
  await expectFocusOn(heading);
  await press("Change Metformin");
  await expectFocusOn(screen.getByRole("button", { name: "Medicine" }));
  await press("Cancel");
  await press("Remove Metformin");
  await screen.findByText(/^Removed/);
  await expectFocusOn(heading);
  await press("Put it back");
  await expectFocusOn(heading);

  await openPart(person, "Settings");
  await press("Erase my record");
  await expectFocusOn(screen.getByRole("group", { name: /^Erase all of it/ }));
  await press("Keep it");
  await expectFocusOn(screen.getByRole("heading", { level: 2, name: "Erase" }));
  await press("Erase my record");
  await press("Erase it now");
  await expectFocusOn(await screen.findByRole("heading", { level: 1, name: "My record" }));
  expect(await hasRecord()).toBe(false);
});

test("what she takes is ticked on each day of its time, and stands in the list of days", async () => {
  const person = await begin();
  await person.click(screen.getByText("Medicines taken"));
  const medicines = screen.getByRole("group", { name: "Medicines taken" });
  expect(within(medicines).queryByRole("checkbox")).toBeNull();
  await person.click(within(medicines).getByRole("link", { name: "Medicines and times" }));
  await person.click(await screen.findByRole("button", { name: "Add" }));
  await person.type(screen.getByLabelText("Name"), "Metformin");
  await person.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/Metformin/, { selector: "li *" });

  await openPart(person, "Today");
  await person.click(screen.getByText("Medicines taken"));
  await person.click(screen.getByRole("checkbox", { name: "Metformin" }));
  await waitFor(async () =>
    expect((await stored()).days).toMatchObject([{ day: today, medicines: ["Metformin"] }]),
  );
  await openPart(person, "Days");
  await person.click(screen.getByRole("link", { name: /Metformin/ }));
  await person.click(await screen.findByText("Medicines taken"));
  await person.click(screen.getByRole("checkbox", { name: "Metformin", checked: true }));
  await waitFor(async () => expect((await stored()).days).toEqual([]));
  await person.click(screen.getByRole("link", { name: "The day before" }));
  await person.click(await screen.findByText("Medicines taken"));
  expect(screen.queryByRole("checkbox", { name: "Metformin" })).toBeNull();
});

test("an appointment may lie ahead, and has one day", async () => {
  const person = await begin();
  await openPart(person, "Medicines and times");
  await person.click(screen.getByRole("button", { name: "Add" }));
  const ahead = addDays(today, 20);
  for (const label of ["From", "To"]) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: ahead } });
  }
  await person.type(screen.getByRole("textbox", { name: "Name" }), "Metformin");
  await person.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Enter a day up to today.")).toBeTruthy();
  expect(screen.getByText("Enter a day up to today, or leave it empty.")).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Appointment" }));
  expect(screen.queryByLabelText("To")).toBeNull();
  await waitFor(() => expect(screen.queryByText("Enter a day up to today.")).toBeNull());
  await person.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(async () =>
    expect((await stored()).spans).toMatchObject([
      { kind: "appointment", fromDay: ahead, toDay: ahead },
    ]),
  );
});

async function openImport() {
  const person = userEvent.setup();
  await openSite(paths.myRecord, localSettings);
  await screen.findByRole("heading", { level: 1, name: /^Today/ });
  await openPart(person, "Settings");
  await person.click(screen.getByRole("link", { name: /Bring in a copy/ }));
  await screen.findByRole("heading", { level: 1, name: "Bring in a file" });
  return person;
}

function upload(person: ReturnType<typeof userEvent.setup>, text: string, name: string) {
  return person.upload(screen.getByLabelText(/^A file from another app/), new File([text], name));
}

test("a copy brings back what was erased, says what it holds first, and replaces nothing unasked", async () => {
  const theirs = { ...bled(30), pain: 2 };
  const text = writeCopy({ ...(await stored()), days: [theirs, bled(60)] }, today);
  await keep([{ ...bled(30), bleeding: 4 }]);
  const person = await openImport();
  await upload(person, text, "notes.json");
  expect(await screen.findByRole("heading", { name: "A copy of your record" })).toBeTruthy();
  expect(screen.getByText("1 entry: new.")).toBeTruthy();
  expect(screen.getByText("1 entry: different from what you have here.")).toBeTruthy();
  expect((await stored()).days).toHaveLength(1);

  await person.click(screen.getByRole("button", { name: "Add to my record" }));
  expect(await screen.findByText(/It is in your record now/)).toBeTruthy();
  await expectFocusOn(screen.getByRole("heading", { level: 1, name: "Bring in a file" }));
  const kept = (await stored()).days.map(({ day, bleeding, pain }) => [day, bleeding, pain]);
  expect(kept).toEqual([
    [addDays(today, -60), 2, null],
    [addDays(today, -30), 4, 2],
  ]);

  await upload(person, text, "notes.json");
  const amounts = within(
    await screen.findByRole("group", { name: "How much you bled: 1 different" }),
  );
  await person.click(amounts.getByRole("button", { name: "Take theirs" }));
  await person.click(screen.getByRole("button", { name: "Add to my record" }));
  await screen.findByText(/It is in your record now/);
  expect((await stored()).days.at(-1)).toMatchObject({ bleeding: 2, pain: 2 });
});

test("a new note of the last days opens the card before anything of the file is kept, and an older one does not", async () => {
  const danger = "soaking a pad every hour, dizzy";
  const settings = await stored();
  const old = writeCopy({ ...settings, days: [{ ...bled(30), note: danger }] }, today);
  const text = writeCopy(
    {
      ...settings,
      days: [
        { ...bled(2), note: danger },
        { ...bled(1), note: "tired" },
      ],
    },
    today,
  );
  const person = await openImport();
  await upload(person, old, "notes.json");
  await screen.findByRole("heading", { name: "A copy of your record" });
  expect(screen.getByText(/Older ones are not/)).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Add to my record" }));
  await screen.findByText(/It is in your record now/);
  expect(screen.queryByText(/may need help now/)).toBeNull();

  await upload(person, text, "notes.json");
  expect(await screen.findByText(/may need help now/)).toBeTruthy();
  expect(screen.getByRole("heading", { name: /^Get medical help/ })).toBeTruthy();
  expect((await stored()).days).toHaveLength(1);
  await person.click(screen.getByRole("button", { name: "Add to my record" }));
  await screen.findByText(/It is in your record now/);
  expect((await stored()).days).toHaveLength(3);
  expect(screen.getByRole("heading", { name: /^Get medical help/ })).toBeTruthy();
});

test("a file from Clue is counted out loud, asks once whether these are all her periods, and is kept when she answers", async () => {
  await keep([]);
  const person = await openImport();
  await upload(person, readFileSync("tests/import-files/clue-measurements.json", "utf8"), "m.json");
  expect(await screen.findByText("18 entries in the file.")).toBeTruthy();
  expect(screen.getByText(/^2 entries about when you could get pregnant/)).toBeTruthy();
  expect(screen.getByText("3 entries: could not be read.")).toBeTruthy();
  expect((await stored()).days).toEqual([]);

  await person.click(screen.getByRole("button", { name: "Add to my record" }));
  expect(await screen.findByText("Choose an answer first.")).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Yes, all of them" }));
  await person.click(screen.getByRole("button", { name: "Add to my record" }));
  await person.click(await screen.findByRole("link", { name: "See your cycles" }));
  expect(await screen.findByText(/Your last cycle: 117 days/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "No bleeding" })).toBeNull();
});

test("who is not sure of her periods is asked about each long time, and an unknown file is told what is known", async () => {
  const person = userEvent.setup();
  await openSite(paths.myRecord, localSettings);
  await person.click(await screen.findByRole("button", { name: "Bring it from another app" }));
  await screen.findByRole("heading", { level: 1, name: "Bring in a file" });
  await upload(person, '{"weights":[60]}', "weights.json");
  expect(await screen.findByText(/We do not know this file/)).toBeTruthy();
  expect(screen.getAllByText(/drip: the .csv file it exports/).length).toBeGreaterThan(0);

  await upload(person, "start,end\n03/04/2024,05/04/2024\n03/09/2024,05/09/2024", "mine.csv");
  await person.click(await screen.findByRole("button", { name: "The day comes first" }));
  expect(
    await screen.findByText(/For 6 days the file does not say how much you bled/),
  ).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "No, or I am not sure" }));
  await person.click(screen.getByRole("button", { name: "Add to my record" }));
  await person.click(await screen.findByRole("link", { name: "See your cycles" }));
  expect(await screen.findByRole("button", { name: "No bleeding" })).toBeTruthy();
});

test("two presses erase the record, and the first alone does not", async () => {
  const person = await begin();
  await person.click(screen.getByRole("button", { name: "Light" }));
  await openPart(person, "Settings");
  await person.click(screen.getByRole("button", { name: "Erase my record" }));
  expect(await hasRecord()).toBe(true);
  await person.click(screen.getByRole("button", { name: "Erase it now" }));
  expect(await screen.findByRole("button", { name: "Start my record" })).toBeTruthy();
  expect(await hasRecord()).toBe(false);
});

test("clearing this device clears the record, also while it is open", async () => {
  await begin();
  expect(await hasRecord()).toBe(true);
  await clearDeviceData();
  expect(await screen.findByRole("button", { name: "Start my record" })).toBeTruthy();
  expect(await hasRecord()).toBe(false);
});

test("a record of a newer version of the site is left alone, and she is told", async () => {
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open(RECORD_DATABASE, 99);
    opening.addEventListener("success", () => {
      opening.result.close();
      resolve();
    });
  });
  await openSite(paths.myRecord, localSettings);
  expect(await screen.findByText(/made by a newer version of the site/)).toBeTruthy();
  expect(await indexedDB.databases()).toMatchObject([{ version: 99 }]);
});

test("a browser that keeps nothing says so, and promises nothing beside it", async () => {
  const opening = vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new Error("blocked");
  });
  onTestFinished(() => opening.mockRestore());
  await openSite(paths.myRecord, localSettings);
  expect(await screen.findByText(/cannot keep your record/)).toBeTruthy();
  expect(screen.queryByText(/It is kept on this device/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Start my record" })).toBeNull();
});

test("a browser that keeps nothing still makes the page for the doctor of what she types now", async () => {
  const opening = vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new Error("blocked");
  });
  const font = readFileSync("src/lib/paper-font.ttf");
  const fetching = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(font));
  onTestFinished(() => {
    opening.mockRestore();
    fetching.mockRestore();
  });
  const person = userEvent.setup();
  await openSite(paths.myRecord, localSettings);
  await person.click(await screen.findByRole("button", { name: "Make a page for the doctor" }));
  await screen.findByRole("heading", { level: 1, name: "Visit" });
  expect(screen.getByText(/Nothing you type here is kept/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Settings" })).toBeNull();
  await openPart(person, "Today");
  await person.click(screen.getByRole("button", { name: "Light" }));
  await screen.findByRole("button", { name: "Light", pressed: true });
  expect(await screen.findByText(/^Noted: Light/)).toBeTruthy();
  await openPart(person, "Visit");
  await person.type(screen.getByLabelText("Why I am here"), "Tired, and no period");
  await person.click(screen.getByRole("button", { name: "Save" }));
  const page = await screen.findByRole("region", { name: "The page" });
  expect(await within(page).findByText("Tired, and no period")).toBeTruthy();
  expect(within(page).getByRole("button", { name: "Print" })).toBeTruthy();
  expect(screen.queryByText(/^Saved/)).toBeNull();
  expect(within(page).getByRole("button", { name: /Save as PDF/ })).toBeTruthy();
  expect(await indexedDB.databases()).toEqual([]);
});

test("a record that the browser takes away while it is open is not shown as if it were kept", async () => {
  const person = await begin();
  const transaction = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
    throw new DOMException("gone", "InvalidStateError");
  });
  onTestFinished(() => transaction.mockRestore());
  await person.click(screen.getByRole("button", { name: "Light" }));
  expect(await screen.findByText("This is not saved")).toBeTruthy();
  expect(await screen.findByText(/cannot keep your record/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Light" })).toBeNull();
});

test("of many cycles the newest stand there, and the others on a press", async () => {
  await keep(Array.from({ length: 15 }, (_, place) => bled(place * 40 + 3)));
  const person = userEvent.setup();
  await openSite(paths.myRecord, localSettings);
  await screen.findByRole("heading", { level: 1, name: /^Today/ });
  await openPart(person, "Cycles");
  const button = screen.getByRole("button", { name: "Show all 14 cycles", expanded: false });
  const older = document.getElementById(button.getAttribute("aria-controls") ?? "");
  expect(older?.querySelectorAll("tr")).toHaveLength(2);
  expect(older?.className).toBe("hidden print:table-row-group");
  button.focus();
  await person.keyboard("{Enter}");
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(older?.className).toBe("");
});

const forbidden = /(?<!-)\b(?:ovulat\w*|fertile|safe days?|late|overdue|normal|abnormal)\b/i;

test("no word of the record judges her cycle or guesses at ovulation", () => {
  const sources = globSync(["src/features/my-record/**/*.ts{,x}", "src/domain/record/*.ts"]).filter(
    (file) => !file.includes(".test."),
  );
  const visitContent = globSync("src/content/visit-*.ts");
  expect(sources.length).toBeGreaterThan(20);
  const words = ["src/content/my-record.ts", "src/content/record-import.ts", ...visitContent];
  const found = [...sources, ...words].filter((file) => forbidden.test(readFileSync(file, "utf8")));
  expect(visitContent).toHaveLength(2);
  expect(found).toEqual([]);
  expect(recordContent.recordTexts.longGap.title(117)).toBe("No period noted for 117 days.");
  expect(forbidden.test("Your period is late")).toBe(true);
});
