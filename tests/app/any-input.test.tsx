import process from "node:process";

import {
  anything,
  array,
  assert,
  constantFrom,
  jsonValue,
  oneof,
  property,
  string,
  tuple,
  webUrl,
} from "fast-check";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";

import { readReturnPath } from "@/features/auth/redirect-signed-in.tsx";
import { MarkdownText } from "@/features/chat/answer/markdown-text.tsx";
import { plainText, readMarkdown } from "@/features/chat/answer/markdown.ts";
import { readKeptQuestions } from "@/features/chat/sending/kept-questions.ts";
import { doubtfulLines } from "@/features/photo-reading/doubtful-lines.ts";
import { readCopy } from "@/domain/record/record-copy.ts";
import { readLinkAnswer } from "@/lib/link-answer.ts";
import { readReplyParts } from "@/lib/received-reply.ts";
import { isVisitorKnown, readWaitingVisitor } from "@/lib/visitor.ts";
import { isSitePage } from "@/service-worker/site-page-request.ts";
import { chatRequestSchema } from "@shared/contracts/claude-chat.ts";
import { checkForDanger } from "@shared/safety/check-danger.ts";

import { readLabResults } from "../../supabase/functions/_shared/lab-results/read-lab-results.ts";
import { isPage } from "../../supabase/local/site-routes.ts";

/**
 * More of this thread's time than any reader may take for one text of hers, or of somebody hostile: 50 at most on an idle
 * core, and twice that and more beside other work.
 */
const MOST_MILLISECONDS = 200;
const FOREIGN_MARKUP =
  "script, img, iframe, object, svg, form, style, [style], [onerror], [onclick]";
const runs = { numRuns: 300 };

const fragments = constantFrom(
  ...[
    ["**", "_", "`", "~~~", "> ", "| a |", "\n", "\n\n", "- ", "1. ", "[1]", "[", "](", ")", "!["],
    ["javascript:alert(1)", "data:text/html,x", "//evil.example", "/\\evil.example", "https://a.b"],
    ["<script>", "<img src=x onerror=alert(1)>", "&lt;", "\u0000", "\u202e", "\ud800", "’", "％"],
    ["HbA1c", "TSH", "5.6", "5,6", "%", "mmol/L", "(4.0 - 5.6)", "H", "<0.1", "1e309", "\t", "  "],
    [
      "I feel",
      "heavy bleeding",
      "not",
      "pads an hour",
      "kill",
      "myself",
      "my sister",
      "chest pain",
    ],
  ].flat(),
);
const text = oneof(
  string({ maxLength: 400 }),
  string({ unit: "binary", maxLength: 200 }),
  array(fragments, { maxLength: 120 }).map((parts) => parts.join("")),
  array(fragments, { maxLength: 60 }).map((parts) => parts.join(" ")),
  tuple(fragments, constantFrom(1, 50, 2_000)).map(([part, times]) =>
    part.repeat(times).slice(0, 8_000),
  ),
);

/** Reads once more when the time was over: the first time also pays for what is compiled on the way. */
function quickly<Result>(read: () => Result): Result {
  const timed = (): { result: Result; milliseconds: number } => {
    const before = process.threadCpuUsage();
    const result = read();
    const { user, system } = process.threadCpuUsage(before);
    return { result, milliseconds: (user + system) / 1_000 };
  };
  const first = timed();
  if (first.milliseconds <= MOST_MILLISECONDS) return first.result;
  const again = timed();
  expect(again.milliseconds).toBeLessThanOrEqual(MOST_MILLISECONDS);
  return again.result;
}

/** Every address in what a reader made of a text. */
function addressesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === "href" ? [String(part)] : addressesIn(part),
  );
}

test("a question of any shape is read or refused, and is never empty", () => {
  assert(
    property(
      oneof(
        anything(),
        jsonValue(),
        text.map((message) => ({ message })),
      ),
      (body) => {
        const read = quickly(() => chatRequestSchema.safeParse(body));
        expect(read.data?.message.trim()).not.toBe("");
      },
    ),
    runs,
  );
});

test("any text is looked through for danger, and a cry for help is heard in it", () => {
  const cry = "I want to kill myself tonight.";
  assert(
    property(text, (words) => {
      const found = quickly(() => checkForDanger(words));
      expect([null, "stop", "ask"]).toContain(found === null ? null : found.outcome);
    }),
    runs,
  );
  assert(
    property(
      constantFrom(cry, cry.toUpperCase(), cry.toLowerCase()),
      constantFrom(" ", "\n", "  \t "),
      (words, gap) => {
        expect(checkForDanger(words.replaceAll(" ", gap))?.outcome).toBe("stop");
      },
    ),
  );
});

test("an answer of any text leads nowhere but to pages, mailboxes and telephones", () => {
  assert(
    property(text, (words) => {
      const blocks = quickly(() => readMarkdown(words));
      quickly(() => plainText(words));
      for (const address of addressesIn(blocks))
        expect(address).toMatch(/^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)/);
    }),
    runs,
  );
  assert(
    property(text, (words) => {
      const { container, unmount } = render(
        <MarkdownText text={words} renderCitation={() => null} />,
      );
      expect(container.querySelectorAll(FOREIGN_MARKUP)).toHaveLength(0);
      unmount();
    }),
    { numRuns: 100 },
  );
});

test("what a photo or a paper says gives rows whose numbers stand in it", () => {
  assert(
    property(text, (words) => {
      for (const row of quickly(() => readLabResults(words))) {
        expect(row.test).not.toBe("");
        expect(row.value).toMatch(/\d/);
        for (const end of [row.low, row.high]) expect(end ?? 0).not.toBeNaN();
      }
      const lines = words.split("\n");
      for (const { line, start, end } of quickly(() => doubtfulLines(words))) {
        expect(start).toBeLessThanOrEqual(end);
        expect(end).toBeLessThanOrEqual(lines[line - 1]?.length ?? -1);
      }
    }),
    runs,
  );
});

test("whatever stands in a storage is read, or taken for nothing", () => {
  const kept = oneof(
    text,
    jsonValue().map((value) => JSON.stringify(value)),
  );
  assert(
    property(kept, jsonValue(), (words, parts) => {
      sessionStorage.setItem("chat-open-questions:her-id", words);
      for (const name of ["userName", "userEmail", "pcos-care-visitor-waits"])
        localStorage.setItem(name, words);
      expect(Array.isArray(quickly(() => readKeptQuestions("her-id")))).toBe(true);
      quickly(() => [isVisitorKnown(), readWaitingVisitor()]);
      quickly(() => readCopy(words));
      quickly(() => readReplyParts(parts));
    }),
    runs,
  );
  sessionStorage.clear();
  localStorage.clear();
});

test("an address of any form is a page of ours or none, and brings nobody to another site", () => {
  const address = oneof(text, webUrl({ withQueryParameters: true, withFragments: true }));
  assert(
    property(
      address,
      oneof(
        anything(),
        address.map((from) => ({ from })),
      ),
      (words, state) => {
        quickly(() => isPage(words));
        quickly(() => isSitePage({ mode: "navigate", destination: "document" }, words));
        quickly(() => readLinkAnswer({ search: `?${words}`, hash: `#${words}` }));
        expect(
          new URL(
            quickly(() => readReturnPath(state)),
            "https://here.example",
          ).host,
        ).toBe("here.example");
      },
    ),
    runs,
  );
});
