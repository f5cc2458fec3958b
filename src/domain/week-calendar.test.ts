import { expect, test } from "vitest";

import { calendarFile } from "./calendar-file.ts";
import { sevenDays } from "./fitness-week.ts";
import { weekCalendar } from "./week-calendar.ts";

const days = sevenDays(
  [
    { day: "Monday", activity: "Walk", effort: "moderate", minutes: [20, 20] },
    {
      day: "Tuesday",
      activity: "Strength: chair squats, wall push-ups, bridges, rows with bottles",
      effort: "strength",
      minutes: [15, 20],
    },
    { day: "Weekend", activity: "One walk, and rest", effort: "moderate", minutes: [30, 30] },
  ],
  [30, 0],
);

test("each day with minutes is an entry that comes back every week, from its next day on", () => {
  const lines = weekCalendar(days, "2026-11-24", 8).split("\r\n");
  expect(lines.filter((line) => line.startsWith("DTSTART"))).toEqual([
    "DTSTART;VALUE=DATE:20261130",
    "DTSTART;VALUE=DATE:20261124",
    "DTSTART;VALUE=DATE:20261128",
  ]);
  expect(lines.filter((line) => line === "RRULE:FREQ=WEEKLY;COUNT=8")).toHaveLength(3);
  expect(lines).toContain("SUMMARY:Walk\\, 20 minutes");
});

test("no line is longer than a calendar may read, and none is lost", () => {
  const file = weekCalendar(days, "2026-11-24", 8);
  expect(file.split("\r\n").filter((line) => line.length > 75)).toEqual([]);
  expect(file.replaceAll("\r\n ", "")).toContain(
    "SUMMARY:Strength: chair squats\\, wall push-ups\\, bridges\\, rows with bottles\\, 15 to 20 minutes",
  );
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
});

test("whoever looks into her calendar reads of no condition", () => {
  expect(weekCalendar(days, "2026-11-24", 8)).not.toMatch(/pcos|pmos|care|health|patient/i);
});

test("a title in any letters is folded by its bytes, ends no line, and is read back as it was", () => {
  const title = "Ọjọ́ ìbẹ̀wò; ".repeat(20) + "first\nsecond\\ \u{1F642}";
  const file = calendarFile("notes", "2026-11-24", [
    { id: "1", day: "2026-12-01", title, lines: [] },
  ]);
  const lengths = file.split("\r\n").map((line) => new TextEncoder().encode(line).length);
  expect(lengths.filter((length) => length > 75)).toEqual([]);
  const [, summary = ""] = /^SUMMARY:(.*)$/m.exec(file.replaceAll("\r\n ", "")) ?? [];
  const read = summary.replace(/\\([\\;,n])/g, (_, sign: string) => (sign === "n" ? "\n" : sign));
  expect(read).toBe(title);
});
