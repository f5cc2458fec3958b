import { FileText, Image, type LucideIcon, NotebookPen } from "lucide-react";

import {
  type MessageNote,
  type NoteKind,
  notesIn,
  typedWords,
} from "@shared/contracts/message-parts";
import { noteNames } from "@/features/chat/history/note-names";
import { symptomPanelTexts } from "@/content/symptoms";
import { symptomsIn } from "@/features/chat/symptom-panel/symptom-message";

const bubble =
  "max-w-[82%] min-w-0 rounded-[14px] rounded-ee-[3px] bg-primary-soft-2 px-4 py-3 wrap-anywhere whitespace-pre-wrap text-ink";
const chip =
  "rounded-1 border border-primary bg-surface px-2.5 py-1.5 text-sm leading-snug whitespace-normal";
/** The text of a whole report would push its answer out of sight. */
const MOST_LINES_SHOWN = 8;

const icons: Record<NoteKind, LucideIcon> = {
  photo: Image,
  pdf: FileText,
  text: FileText,
  other: FileText,
  record: NotebookPen,
};

/** The symptoms she ticked, one chip each. */
function SymptomChips({ lines }: { lines: readonly string[] }) {
  return (
    <div className={bubble}>
      <p>{symptomPanelTexts.opening}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {lines.map((line) => (
          <li key={line} className={chip}>
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

function NoteText({ text }: { text: string }) {
  const lines = text.split("\n").length;
  if (text === "") return null;
  if (lines <= MOST_LINES_SHOWN) return <p className="mt-2 text-sm">{text}</p>;
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-sm text-primary underline">
        Show its text, {lines} lines
      </summary>
      <p className="text-sm">{text}</p>
    </details>
  );
}

/** What went with her words: its kind, its name, and its text, folded where it is long. */
function Note({ kind, about, text }: MessageNote) {
  const Icon = icons[kind];
  return (
    <div className="mt-3 first:mt-0">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
        <span className={`flex items-center gap-1.5 font-semibold ${chip}`}>
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-primary" />
          {noteNames[kind]}
        </span>
        <span className="text-ink-2">{about}</span>
      </p>
      <NoteText text={text} />
    </div>
  );
}

/** What she asked, and what went with it. */
export function QuestionWords({ text }: { text: string }) {
  const symptoms = symptomsIn(text);
  if (symptoms !== null) return <SymptomChips lines={symptoms} />;
  const typed = typedWords(text);
  return (
    <div className={bubble}>
      {typed !== "" && <p>{typed}</p>}
      {notesIn(text).map((note) => (
        <Note key={note.kind} {...note} />
      ))}
    </div>
  );
}
