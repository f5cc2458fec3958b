import "fake-indexeddb/auto";

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";

import { dayOf } from "@/domain/calendar-day.ts";
import { emptyDay } from "@/domain/record/record-schema.ts";
import { addDays } from "@/domain/whole-days.ts";
import { clearDeviceData } from "@/lib/personal-data.ts";
import { openRecordStore } from "@/lib/record-store.ts";

import type { FakeBackend } from "../fakes/backend.ts";
import { asked, backendWith, companion, field, visitChat, write } from "../fakes/chat.tsx";
import { signInBefore } from "../fakes/session.ts";

const today = dayOf(Date.now());
const planted = ["Metforplant", "7.77 plants/L", "PlantLab", "planted note", "0.1 - 9.9"];
const medicine = /^Medicine now: Metforplant/;
const tool = "Use my record for this question";

afterEach(clearDeviceData);

async function keepRecord(): Promise<void> {
  const store = await openRecordStore(today, {
    onChange: () => undefined,
    onErased: () => undefined,
  });
  const row = { rev: null, updatedAt: "" };
  await store.saveRows({
    days: [{ ...emptyDay(addDays(today, -9)), bleeding: 3, note: "planted note" }],
    spans: [
      {
        ...row,
        id: crypto.randomUUID(),
        kind: "medicine",
        name: "Metforplant",
        doseText: "",
        fromDay: "2026-01-01",
        toDay: null,
        outcome: "",
      },
    ],
    results: [
      {
        ...row,
        id: crypto.randomUUID(),
        day: "2026-03-04",
        reportId: crypto.randomUUID(),
        analyte: "tsh",
        name: "TSH",
        value: 7.77,
        comparator: null,
        valueText: "7.77",
        unit: "plants/L",
        rangeLow: null,
        rangeHigh: null,
        rangeText: "0.1 - 9.9",
        flag: "",
        lab: "PlantLab",
        fasting: null,
        source: "typed",
        confirmedAt: "2026-03-04T08:00:00.000Z",
      },
    ],
  });
  store.close();
}

async function open(backend: FakeBackend) {
  const person = userEvent.setup();
  signInBefore();
  visitChat(backend);
  await waitFor(() => expect(screen.queryByText("Loading your messages...")).toBeNull());
  return person;
}

async function ask(
  person: ReturnType<typeof userEvent.setup>,
  words: string,
  backend: FakeBackend,
) {
  const before = asked(backend).length;
  await write(words);
  await person.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(asked(backend)).toHaveLength(before + 1));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Stop" })).toBeNull());
  await waitFor(() => expect(field().disabled).toBe(false));
}

test("where no record is kept, the chat offers none and makes none", async () => {
  await open(backendWith());
  expect(screen.queryByRole("button", { name: tool })).toBeNull();
  expect(await indexedDB.databases()).toEqual([]);
});

test("her record stays here unless she presses, then exactly the lines shown go, once", async () => {
  await keepRecord();
  const backend = backendWith();
  const person = await open(backend);
  const button = await screen.findByRole("button", { name: tool, pressed: false });
  await ask(person, "Do I need to fast?", backend);
  expect(planted.filter((value) => JSON.stringify(backend.requests).includes(value))).toEqual([]);

  await person.click(button);
  const lines = within(await screen.findByRole("region", { name: "From my record" }));
  expect(lines.getByText(/They stay in your history/)).toBeTruthy();
  await person.click(lines.getByRole("button", { name: /^Leave out: Medicine now/ }));
  expect(lines.queryByText(medicine)).toBeNull();
  const shown = lines.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(shown).toHaveLength(2);
  await ask(person, "And this?", backend);
  expect(asked(backend)[1]?.message).toBe(
    `And this?\n\n[From my record, chosen by me: 2 lines]\n${shown.join("\n")}`,
  );
  expect(shown.join("\n")).toContain("TSH 7.77 plants/L (0.1 - 9.9), 4 March 2026");
  expect(JSON.stringify(backend.requests)).not.toContain("Metforplant");
  expect(JSON.stringify(backend.requests)).not.toContain("planted note");

  expect(button.getAttribute("aria-pressed")).toBe("false");
  expect(screen.queryByRole("region", { name: "From my record" })).toBeNull();
  await ask(person, "Thank you", backend);
  const last = asked(backend)[2];
  expect(last?.message).toBe("Thank you");
  expect(JSON.stringify(last?.context)).not.toContain("And this?");
  expect(planted.filter((value) => JSON.stringify(last).includes(value))).toEqual([]);
});

test("when a question cannot be sent, its lines come back with her words", async () => {
  await keepRecord();
  const backend = backendWith({
    [companion]: { status: 429, body: { error: "A break, please.", code: "rate_limited" } },
  });
  const person = await open(backend);
  await person.click(await screen.findByRole("button", { name: tool }));
  await screen.findByText(medicine);
  await write("And this?");
  await person.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByText(/A break, please/);
  expect(field().value).toBe("And this?");
  expect(await screen.findByText(medicine, { selector: "li span" })).toBeTruthy();
});
