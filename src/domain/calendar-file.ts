const LONGEST_LINE_BYTES = 74;

/** How many bytes a letter takes in a file. */
function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** A long line goes on after a line break and a space (RFC 5545, 3.1). */
function wrapped(line: string): string {
  let length = 0;
  let text = "";
  for (const letter of line) {
    length += bytesOf(letter);
    if (length > LONGEST_LINE_BYTES) {
      text += "\r\n ";
      length = bytesOf(letter) + 1;
    }
    text += letter;
  }
  return text;
}

/** A text as it may stand in a calendar: a backslash before what would end it (RFC 5545, 3.3.11). */
export function calendarText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** A day as a calendar writes it. */
export function calendarDay(day: string): string {
  return day.replaceAll("-", "");
}

/** Something on a whole day of a calendar. */
export type CalendarEntry = {
  id: string;
  day: string;
  title: string;
  /** Further lines, as they stand in the file. */
  lines: readonly string[];
};

/** Entries as a calendar file that was made on a day, under a name that tells nothing. */
export function calendarFile(
  name: string,
  madeOn: string,
  entries: readonly CalendarEntry[],
): string {
  const lines = entries.flatMap(({ id, day, title, lines: further }) => [
    "BEGIN:VEVENT",
    `UID:${id}@${name}`,
    `DTSTAMP:${calendarDay(madeOn)}T000000Z`,
    `DTSTART;VALUE=DATE:${calendarDay(day)}`,
    `SUMMARY:${calendarText(title)}`,
    ...further,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${name}//EN`, ...lines, "END:VCALENDAR", ""]
    .map(wrapped)
    .join("\r\n");
}
