import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { symptoms } from "@/content/symptoms";
import { cycleHistory } from "@/domain/record/cycles";

import { foundIn, type ImportReading } from "@/domain/record/import/import-reading";
import { readJsonImport, readTableImport } from "@/domain/record/import/read-import";

const today = "2026-11-22";

function file(name: string): string {
  return readFileSync(`tests/import-files/${name}`, "utf8");
}

function table(text: string): string[][] {
  return text
    .trimEnd()
    .split("\n")
    .map((line) =>
      line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replaceAll('"', "")),
    );
}

function readTable(text: string): ImportReading {
  const read = readTableImport(table(text), today, null);
  if (read === null || !("reading" in read)) throw new Error("The table was not known.");
  return read.reading;
}

function readJson(text: string): ImportReading {
  const reading = readJsonImport(text, today);
  if (reading === null) throw new Error("The file was not known.");
  return reading;
}

function bled({ entries }: ImportReading) {
  return entries.days.map(({ day, bleeding }) => [day, bleeding]);
}

test("reads the measurements of Clue: amounts, spotting apart from the period, signs, and what it leaves out", () => {
  const reading = readJson(file("clue-measurements.json"));
  expect(reading.format).toBe("clue");
  expect(bled(reading)).toEqual([
    ["2024-01-03", 4],
    ["2024-01-04", 4],
    ["2024-01-05", 2],
    ["2024-01-06", null],
    ["2024-01-07", 1],
    ["2024-04-29", 3],
  ]);
  expect(reading.entries.days[0]?.symptoms).toEqual(["cramps"]);
  expect(reading.entries.days[3]?.symptoms).toEqual(["tiredness"]);
  expect(reading.outcomes).toEqual({
    used: 8,
    guess: 2,
    span: 1,
    no_place: 3,
    future: 1,
    unreadable: 3,
  });
  expect(foundIn(reading)).toBe(18);
});

test("reads the older file of Clue, one object for each day", () => {
  const reading = readJson(
    JSON.stringify({
      data: [
        { day: "2019-05-01T00:00:00Z", period: "heavy", pain: ["cramps", "headache"] },
        { day: "2019-05-02", "period/light": true, ovulation: true },
        { day: "2019-05-06", spotting: true },
      ],
    }),
  );
  expect(bled(reading)).toEqual([
    ["2019-05-01", 4],
    ["2019-05-02", 2],
    ["2019-05-06", 1],
  ]);
  expect(reading.outcomes).toMatchObject({ used: 4, guess: 1 });
});

test("reads the file of Flo: the amount of each day where it is known, her own days, and no guesses", () => {
  const reading = readJson(file("flo.json"));
  expect(reading.format).toBe("flo");
  expect(bled(reading)).toEqual([
    ["2022-12-13", 2],
    ["2022-12-14", 4],
    ["2022-12-15", 3],
    ["2022-12-16", 2],
    ["2022-12-17", 1],
    ["2023-04-08", 2],
    ["2023-04-09", 2],
    ["2023-06-01", 2],
  ]);
  expect(reading.unknownAmounts).toBe(4);
  expect(reading.entries.days[0]?.symptoms).toEqual(["cramps"]);
  expect(reading.entries.days[1]?.note).toBe("Worse than last time");
  expect(reading.outcomes).toEqual({
    used: 6,
    guess: 2,
    span: 2,
    no_place: 3,
    future: 1,
    unreadable: 2,
  });
});

test("reads the table of drip, where spotting is 0, and no period begins with a bleed she left out", () => {
  const reading = readTable(file("drip.csv"));
  expect(reading.format).toBe("drip");
  expect(bled(reading)).toEqual([
    ["2024-03-01", 4],
    ["2024-03-02", 3],
    ["2024-03-04", 1],
    ["2024-03-25", 2],
  ]);
  const [first, second, , excluded] = reading.entries.days;
  expect(first).toMatchObject({ note: "first day, very strong", symptoms: ["cramps"] });
  expect(second?.symptoms).toEqual(["tiredness"]);
  expect(excluded?.startsCycle).toBe(false);
  expect(cycleHistory(reading.entries.days, []).starts).toHaveLength(1);
  expect(reading.outcomes).toEqual({
    used: 7,
    guess: 1,
    span: 1,
    no_place: 6,
    future: 1,
    unreadable: 2,
  });
});

test("reads a table of first and last days; how much she bled is not known and kept as the least", () => {
  const reading = readTable(file("periods.csv"));
  expect(reading.format).toBe("periods");
  expect(reading.entries.days).toHaveLength(9);
  expect(reading.entries.days.every(({ bleeding }) => bleeding === 2)).toBe(true);
  expect(reading.unknownAmounts).toBe(9);
  expect(reading.outcomes).toMatchObject({ used: 3, unreadable: 2, future: 1 });
});

test.each([
  ["Start Date,End Date\n25/12/2023,28/12/2023", "2023-12-25"],
  ["period_start,period_end\n12/25/2023,12/28/2023", "2023-12-25"],
  ["from,to\n03.04.2024,05.04.2024", "2024-04-03"],
])("reads days as people write them where the file shows their order: %s", (text, day) => {
  expect(readTable(text).entries.days[0]?.day).toBe(day);
});

test("asks which comes first where every day can be read both ways, and takes her answer", () => {
  const rows = table("start,end\n03/04/2024,05/04/2024");
  expect(readTableImport(rows, today, null)).toEqual({ unclearDay: "03/04/2024" });
  const firstDays = (["day_first", "month_first"] as const).map((order) => {
    const read = readTableImport(rows, today, order);
    return read !== null && "reading" in read ? read.reading.entries.days[0]?.day : null;
  });
  expect(firstDays).toEqual(["2024-04-03", "2024-03-04"]);
});

test.each(["", "{}", "[]", "null", '{"data":[]}', '[{"a":1}]', '{"operationalData":{}}', "start"])(
  "is not known: %s",
  (text) => {
    expect(readJsonImport(text, today)).toBeNull();
  },
);

test("a table of anything else is not known, also with columns of the same names", () => {
  expect(readTableImport(table("name,age\nAda,31"), today, null)).toBeNull();
  expect(readTableImport(table("from,to\nada@a.org,bola@b.org"), today, null)).toBeNull();
  expect(readTableImport([], today, null)).toBeNull();
});

test("every sign that is taken over is one of the record", () => {
  const known = ["cramps", ...symptoms.map(({ id }) => id)];
  const readings = [
    readJson(file("clue-measurements.json")),
    readJson(file("flo.json")),
    readTable(file("drip.csv")),
  ];
  const taken = readings.flatMap(({ entries }) => entries.days.flatMap((day) => day.symptoms));
  expect(taken.length).toBeGreaterThan(4);
  expect(taken.filter((symptom) => !known.includes(symptom))).toEqual([]);
});
