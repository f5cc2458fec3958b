import { useState } from "react";

import { dayLabel, dayOf } from "@/domain/calendar-day";
import { excerptAround } from "@/domain/text-excerpt";

import { messageInWords } from "./note-names";
import type { FoundMessage } from "./search-query";

type FoundMessageItemProps = { message: FoundMessage; words: string; today: string | null };

/** A found message: the line around the words, and all of it when she wants to read it. */
export function FoundMessageItem({ message, words, today }: FoundMessageItemProps) {
  const [isOpen, setOpen] = useState(false);
  const isHers = message.sender === "user";
  const who = isHers ? "You" : "AI Health Assistant";
  const text = isHers ? messageInWords(message.content) : message.content;
  return (
    <li className="rounded-1 border border-line bg-surface">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="grid min-h-11 w-full gap-1 px-3 py-2 text-start text-sm hover:bg-primary-soft"
      >
        <span className="font-semibold text-ink-3">
          {who}, {dayLabel(dayOf(message.timestamp), today)}
        </span>
        {!isOpen && (
          <span className="wrap-anywhere">
            {excerptAround(text, words).map(({ text: part, isFound }, place) =>
              // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
              isFound ? <mark key={place}>{part}</mark> : <span key={place}>{part}</span>,
            )}
          </span>
        )}
      </button>
      {isOpen && <p className="px-3 pb-3 text-sm wrap-anywhere whitespace-pre-wrap">{text}</p>}
    </li>
  );
}
