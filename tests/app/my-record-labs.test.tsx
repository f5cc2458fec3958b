import "fake-indexeddb/auto";

import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";

import { dayOf } from "@/domain/calendar-day.ts";
import type { RecordResult } from "@/domain/record/record-schema.ts";
import { hasUnfinishedSlip } from "@/features/my-record/slip-check/unfinished-slip.ts";
import { paths } from "@/lib/paths.ts";
import { clearDeviceData } from "@/lib/personal-data.ts";
import { openRecordStore } from "@/lib/record-store.ts";

import { localSettings, openSite } from "../fakes/owner.tsx";

const today = dayOf(Date.now());

afterEach(clearDeviceData);

async function stored(): Promise<readonly RecordResult[]> {
  const store = await openRecordStore(today, {
    onChange: () => undefined,
    onErased: () => undefined,
  });
  const { results } = await store.read();
  store.close();
  return results;
}

async function beginWith(part: string) {
  const person = userEvent.setup();
  await openSite(paths.myRecord, localSettings);
  await person.click(await screen.findByRole("button", { name: "Start my record" }));
  await screen.findByRole("heading", { level: 1, name: /^Today/ });
  const navigation = screen.getByRole("navigation", { name: "My record" });
  await person.click(within(navigation).getByRole("link", { name: "Labs" }));
  await screen.findByRole("heading", { level: 1, name: "Labs" });
  await person.click(await screen.findByText(part));
  return person;
}

type Person = Awaited<ReturnType<typeof beginWith>>;

async function findRows(person: Person, text: string): Promise<void> {
  await person.click(await screen.findByLabelText("Or paste or type it"));
  await person.paste(text);
  await person.click(screen.getByRole("button", { name: "Find the results" }));
}

/** Waits for the button: a form is checked before what follows it is shown. */
const press = async (person: Person, name: string | RegExp) =>
  person.click(await screen.findByRole("button", { name }));

test("a slip is checked row by row, both readings of its date are offered, and nothing is kept before the end", async () => {
  const person = await beginWith("Add a slip");
  await findRows(
    person,
    "Palm Grove Laboratory\nDate 03/04/2026\nHbA1c 5,4 % 4.0 - 5.6\nTSH 21 mIU/L 0.4 - 4.0\nAMH 3.1 ng/mL",
  );
  await screen.findByRole("heading", { name: "When and where?" });
  expect(screen.getByRole("button", { name: "4 March 2026" })).toBeTruthy();
  await press(person, "Check the rows");
  expect(screen.getByText("Enter a day up to today.")).toBeTruthy();
  await press(person, "3 April 2026");
  await press(person, "Check the rows");

  expect(await screen.findByRole("heading", { name: "1 of 3" })).toBe(document.activeElement);
  await press(person, "Right");
  await screen.findByRole("heading", { name: "2 of 3" });
  expect(screen.getByText("Check this")).toBeTruthy();
  await press(person, "Mend");
  const value = screen.getByRole("textbox", { name: "Result" });
  await person.clear(value);
  await person.type(value, "2.1");
  await press(person, "It is right now");
  await screen.findByRole("heading", { name: "3 of 3" });
  await press(person, "Leave out");
  expect(await stored()).toEqual([]);

  await press(person, "Keep 2 results");
  expect(await screen.findByRole("heading", { name: "Kept: 2 results" })).toBe(
    document.activeElement,
  );
  const kept = await stored();
  expect(kept.map(({ analyte, valueText, value: amount }) => [analyte, valueText, amount])).toEqual(
    expect.arrayContaining([
      ["a1c", "5,4", 5.4],
      ["tsh", "2.1", 2.1],
    ]),
  );
  expect(new Set(kept.map(({ reportId }) => reportId)).size).toBe(1);
  expect(kept[0]).toMatchObject({ day: "2026-04-03", lab: "Palm Grove Laboratory" });
});

test("a slip left midway stores nothing, goes on where she was, and can begin again", async () => {
  const person = await beginWith("Add a slip");
  await findRows(person, "Date 2026-04-03\nHbA1c 5.4 % 4.0 - 5.6\nTSH 2.1 mIU/L 0.4 - 4.0");
  await screen.findByRole("heading", { name: "When and where?" });
  await press(person, "Check the rows");
  await press(person, "Right");
  await screen.findByRole("heading", { name: "2 of 2" });
  await press(person, "Mend");
  await person.type(screen.getByRole("textbox", { name: "Result" }), "5");
  const navigation = screen.getByRole("navigation", { name: "My record" });
  await person.click(within(navigation).getByRole("link", { name: "Today" }));
  await screen.findByRole("heading", { level: 1, name: /^Today/ });
  expect(await stored()).toEqual([]);

  await person.click(within(navigation).getByRole("link", { name: "Labs" }));
  await person.click(await screen.findByText("Go on with your slip"));
  expect(await screen.findByText(/You are back where you left off/)).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Result" })).toHaveProperty("value", "2.15");
  await press(person, "It is right now");
  await press(person, "Keep 2 results");
  await screen.findByRole("heading", { name: "Kept: 2 results" });
  expect((await stored()).map(({ valueText }) => valueText).toSorted()).toEqual(["2.15", "5.4"]);
  await person.click(within(navigation).getByRole("link", { name: "Labs" }));
  await screen.findByText("Add a slip");
});

test("what she pasted and said about a slip waits too, until she begins again or her data is cleared", async () => {
  const person = await beginWith("Add a slip");
  const navigation = screen.getByRole("navigation", { name: "My record" });
  async function leaveAndComeBack(): Promise<void> {
    await person.click(within(navigation).getByRole("link", { name: "Labs" }));
    await person.click(await screen.findByText("Go on with your slip"));
  }
  await person.click(await screen.findByLabelText("Or paste or type it"));
  await person.paste("Date 2026-04-03\nTestosterone, Total 9 nmol/L 0.3 - 1.7 H");
  await leaveAndComeBack();
  await press(person, "Find the results");
  await person.type(await screen.findByLabelText("Lab (if you like)"), "Palm");
  await leaveAndComeBack();
  expect(screen.getByLabelText("Lab (if you like)")).toHaveProperty("value", "Palm");
  await press(person, "Check the rows");
  await press(person, "Right");
  await screen.findByRole("heading", { name: "See a clinician soon" });
  await leaveAndComeBack();
  await screen.findByRole("heading", { name: "All rows are checked" });
  expect(await screen.findByRole("heading", { name: "See a clinician soon" })).toBeTruthy();
  await press(person, "Begin again");
  expect(await screen.findByLabelText("Or paste or type it")).toHaveProperty("value", "");

  await person.paste("HbA1c 5.4 %");
  await person.type(screen.getByLabelText("Or paste or type it"), "HbA1c 5.4 %");
  expect(hasUnfinishedSlip()).toBe(true);
  await clearDeviceData();
  expect(hasUnfinishedSlip()).toBe(false);
});

test("nothing of a slip stays when the record is locked", async () => {
  const person = await beginWith("Add a slip");
  await person.type(await screen.findByLabelText("Or paste or type it"), "HbA1c 5.4 %");
  expect(hasUnfinishedSlip()).toBe(true);
  const store = await openRecordStore(today, {
    onChange: () => undefined,
    onErased: () => undefined,
  });
  await store.changeLock({ kind: "pin", secret: "402917" });
  store.close();
  await screen.findByRole("heading", { level: 1, name: "Notes" });
  await waitFor(() => expect(hasUnfinishedSlip()).toBe(false));
});

test("a testosterone far too high opens the card before anything is kept", async () => {
  const person = await beginWith("Add a slip");
  await findRows(person, "Date 2026-04-03\nTestosterone, Total 9 nmol/L 0.3 - 1.7 H");
  await screen.findByRole("heading", { name: "When and where?" });
  await press(person, "Check the rows");
  await press(person, "Right");
  expect(await screen.findByRole("heading", { name: "See a clinician soon" })).toBeTruthy();
  expect(await stored()).toEqual([]);
  await press(person, "Keep 1 result");
  await waitFor(async () => expect(await stored()).toMatchObject([{ analyte: "tt", value: 9 }]));
});

test("a typed result opens the card first, is kept on a second press, and is known the next time", async () => {
  const person = await beginWith("Type one result");
  await person.type(screen.getByRole("textbox", { name: "Test, as printed" }), "Testosterone");
  await person.type(screen.getByRole("textbox", { name: "Result" }), "9");
  await person.type(screen.getByRole("textbox", { name: "Unit" }), "nmol/L");
  await person.type(screen.getByLabelText("Day of the sample"), "2026-04-03");
  await press(person, "Save");
  expect(await screen.findByRole("heading", { name: "See a clinician soon" })).toBeTruthy();
  expect(await stored()).toEqual([]);
  await press(person, "Save it all the same");
  await screen.findByText(/^Saved: Testosterone, 9 nmol\/L/);
  expect(await stored()).toHaveLength(1);

  await person.click(screen.getByRole("link", { name: "Add a slip" }));
  await findRows(person, "Date 2026-04-03\nTotal testosterone 9 nmol/L");
  await screen.findByRole("heading", { name: "When and where?" });
  await press(person, "Check the rows");
  expect(await screen.findByText("Already in your record.")).toBeTruthy();
  await press(person, "Go on");
  expect(await screen.findByText(/nothing to keep/)).toBeTruthy();
  expect(await stored()).toHaveLength(1);
});

test("results stand in both units with the place on their own report, are changed, removed and put back", async () => {
  const person = await beginWith("Type one result");
  await person.type(screen.getByRole("textbox", { name: "Test, as printed" }), "Testosterone");
  await person.type(screen.getByRole("textbox", { name: "Result" }), "62");
  await person.type(screen.getByRole("textbox", { name: "Unit" }), "ng/dL");
  await person.type(screen.getByRole("textbox", { name: "Range on the report" }), "8 - 60");
  await person.type(screen.getByLabelText("Day of the sample"), "2026-04-03");
  await press(person, "Save");
  await person.click(await screen.findByRole("link", { name: /Total testosterone/ }));
  const table = await screen.findByRole("table", { name: /Total testosterone/ });
  expect(within(table).getByText("62 ng/dL")).toBeTruthy();
  expect(within(table).getByText("2.15 nmol/L")).toBeTruthy();
  expect(within(table).getAllByText(/Above the range on that report/)).toHaveLength(2);
  expect(
    await screen.findByRole("img", { name: /Total testosterone in ng\/dL: 1 result/ }),
  ).toBeTruthy();

  await press(person, "Change the result of 3 April 2026");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Test, as printed" }));
  const value = screen.getByRole("textbox", { name: "Result" });
  await person.clear(value);
  await person.type(value, "52");
  await press(person, "Save");
  await screen.findByText("52 ng/dL");
  await person.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText("62 ng/dL");
  await press(person, "Remove the result of 3 April 2026");
  await waitFor(async () => expect(await stored()).toEqual([]));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })),
  );
  await person.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await stored()).toMatchObject([{ valueText: "62" }]));
});

test("of the partner's test a date is kept and no value, and of a scan her words", async () => {
  const person = await beginWith("Add a slip");
  await findRows(person, "Semen analysis\nDate 2026-04-03\nSperm count 12 million/mL 15 - 200");
  expect(await screen.findByText(/belong to another person/)).toBeTruthy();
  await press(person, "Check the rows");
  await press(person, "Right");
  await person.click(await screen.findByRole("button", { name: "Keep 1 result" }));
  await screen.findByRole("heading", { name: "Kept: 1 result" });
  expect(await stored()).toMatchObject([{ value: null, valueText: "Done", day: "2026-04-03" }]);

  await person.click(screen.getByRole("link", { name: "See your results" }));
  await press(person, "A scan");
  expect(document.activeElement?.textContent).toBe("Transvaginal pelvic ultrasound");
  await press(person, "Transvaginal pelvic ultrasound");
  await person.type(screen.getByLabelText("Done on"), "2026-05-01");
  await person.type(
    screen.getByRole("textbox", { name: /in your words/ }),
    "24 follicles, both sides",
  );
  await press(person, "Save");
  await waitFor(async () => expect(await stored()).toHaveLength(2));
  expect(await stored()).toContainEqual(
    expect.objectContaining({ value: null, valueText: "24 follicles, both sides" }),
  );
});

test("a scan that was not chosen is asked for where it is chosen, and the day where it is typed", async () => {
  const person = await beginWith("A scan");
  await press(person, "Save");
  const choice = screen.getByRole("group", {
    name: "Which test?",
    description: "Choose the test.",
  });
  expect(document.activeElement).toBe(within(choice).getAllByRole("button")[0]);
  expect(screen.getByLabelText("Done on").getAttribute("aria-describedby")).toBeTruthy();
  await press(person, "Pituitary MRI");
  await press(person, "Save");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Done on")));
  expect(screen.getByText("Enter a day up to today.")).toBeTruthy();
  expect(screen.queryByText("Choose the test.")).toBeNull();
  await person.type(screen.getByLabelText("Done on"), "2026-05-01");
  await press(person, "Save");
  await waitFor(async () => expect(await stored()).toMatchObject([{ valueText: "Done" }]));
});

test("text without results says so and keeps the way open", async () => {
  const person = await beginWith("Add a slip");
  await findRows(person, "Thank you for your visit");
  expect(await screen.findByText(/^We found no results/)).toBeTruthy();
  expect(screen.getByLabelText("Or paste or type it")).toBeTruthy();
});
