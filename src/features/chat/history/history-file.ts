import { dayOf } from "@/domain/calendar-day";
import { dayInWords } from "@/domain/day-in-words";
import type { Message } from "@/domain/message";
import { resultInWords } from "@/domain/result-words";

import { messageInWords } from "./note-names";

/** The messages as data, oldest first, with keys that stay the same. */
export function historyAsJson(messages: readonly Message[]): string {
  return `${JSON.stringify({ messages }, null, 2)}\n`;
}

function speaker({ sender, origin, stopped }: Message): string {
  if (sender === "user") return "You";
  const source = origin === "guides" ? "from our guides" : "AI";
  return `AI Health Assistant (${stopped ? `${source}, stopped` : source})`;
}

function listed(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [lines.map((line) => `- ${line}`).join("\n")];
}

/** The messages as a text to read, under the day and time they were written on her own calendar. */
export function historyAsMarkdown(
  messages: readonly Message[],
  site: string,
  timeZone?: string,
): string {
  const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone });
  let shownDay = "";
  const parts = messages.flatMap((message) => {
    const day = dayOf(message.timestamp, timeZone);
    const heading = day === shownDay ? [] : [`## ${dayInWords(day)}`];
    shownDay = day;
    const sources = message.citations.map(
      ({ title, href }, place) => `${place + 1}. [${title}](${site}${href})`,
    );
    const time = clock.format(new Date(message.timestamp));
    return [
      ...heading,
      `**${speaker(message)}, ${time}**`,
      message.sender === "user" ? messageInWords(message.content) : message.content,
      ...listed((message.reply_parts.results ?? []).map(resultInWords)),
      ...(sources.length === 0 ? [] : [sources.join("\n")]),
    ];
  });
  return [
    `# My messages with the AI Health Assistant of ${BRAND_NAME}`,
    "The assistant is a computer program. What it says is not a diagnosis.",
    ...parts,
    "",
  ].join("\n\n");
}
