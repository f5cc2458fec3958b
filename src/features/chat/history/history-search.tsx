import { Search } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { useInfiniteQuery } from "@tanstack/react-query";

import { Button } from "@/components/button";
import { TextField } from "@/components/field";
import { dayLabel, dayOf } from "@/domain/calendar-day";
import { excerptAround } from "@/domain/text-excerpt";
import { useSupabase } from "@/lib/session";

import { messageInWords } from "./note-names";
import { type FoundMessage, messageSearchQuery } from "./search-query";

type FoundMessageItemProps = { message: FoundMessage; words: string; today: string | null };

/** A found message: the line around the words, and all of it when she wants to read it. */
function FoundMessageItem({ message, words, today }: FoundMessageItemProps) {
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

const LONGEST_QUERY = 200;

type ResultsProps = { userId: string; words: string; today: string | null };

function countOf(found: number, hasMore: boolean): string {
  if (found === 0) return "No message holds these words.";
  if (hasMore) return `The newest ${found} messages found.`;
  return found === 1 ? "1 message found." : `${found} messages found.`;
}

function Results({ userId, words, today }: ResultsProps) {
  const client = useSupabase();
  const search = useInfiniteQuery(messageSearchQuery(client, userId, words));
  const found = search.data?.pages.flat() ?? [];
  return (
    <>
      <output className="block text-sm text-ink-2">
        {search.isPending && "Searching..."}
        {search.isSuccess && countOf(found.length, search.hasNextPage)}
      </output>
      {search.isError && (
        <div role="alert" className="text-sm">
          <p className="font-semibold text-danger-ink">We could not search your messages.</p>
          <Button variant="link" size="sm" onClick={() => void search.refetch()}>
            Try again
          </Button>
        </div>
      )}
      <ul className="grid gap-2">
        {found.map((message) => (
          <FoundMessageItem key={message.id} message={message} words={words} today={today} />
        ))}
      </ul>
      {search.hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          isBusy={search.isFetchingNextPage}
          onClick={() => void search.fetchNextPage()}
        >
          Show older ones
        </Button>
      )}
    </>
  );
}

/** Finds messages of any age by their words, which leave the device only as a search of her own messages. */
export function HistorySearch({ userId, today }: { userId: string; today: string | null }) {
  const [typed, setTyped] = useState("");
  const [words, setWords] = useState("");

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setWords(typed.trim());
  }

  return (
    <div className="grid gap-3">
      <form onSubmit={search} className="relative">
        <TextField
          label="Search your messages"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={LONGEST_QUERY}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            if (event.target.value.trim() === "") setWords("");
          }}
          className="[&_input]:pe-12"
        />
        <Button
          type="submit"
          variant="ghost"
          size="icon"
          aria-label="Search"
          className="absolute end-[3px] bottom-[3px]"
        >
          <Search aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </Button>
      </form>
      {words !== "" && <Results key={words} userId={userId} words={words} today={today} />}
    </div>
  );
}
