import { expect, test } from "vitest";

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
