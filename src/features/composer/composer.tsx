import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { ArrowUp } from "lucide-react";

import { Button } from "@/components/button";

import { useIsOnline } from "./use-is-online";

export type Cursor = { start: number; end: number };

export type ComposerProps = {
  text: string;
  onTextChange: (text: string) => void;
  onSend: () => void;
  /** False until it is known who is writing. */
  isReady: boolean;
  /** An answer is on its way. */
  isBusy: boolean;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** Where her cursor stood in a field that this one takes the place of. */
  cursorRef: RefObject<Cursor | null>;
  /** What she must know before she sends again. */
  notice?: ReactNode;
};

function hasTouchKeyboard(): boolean {
  return window.matchMedia("(pointer: coarse)").matches;
}

/** Where a question is typed: Enter sends it on a keyboard and makes a new line on a touch screen. */
export function Composer({
  text,
  onTextChange,
  onSend,
  isReady,
  isBusy,
  inputRef,
  cursorRef,
  notice,
}: ComposerProps) {
  const id = useId();
  const isOnline = useIsOnline();
  const hadFocus = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // Typed into the page before it came alive.
    const typed = inputRef.current?.value ?? "";
    if (typed !== "" && text === "") onTextChange(typed);
    // oxlint-disable-next-line react/exhaustive-deps -- only the first look counts
  }, []);

  useLayoutEffect(() => {
    // When it becomes known who she is, another field takes this one's place while she types.
    const input = inputRef.current;
    const cursor = cursorRef.current;
    cursorRef.current = null;
    if (input === null) return undefined;
    if (cursor !== null) {
      input.focus({ preventScroll: true });
      input.setSelectionRange(cursor.start, cursor.end);
    }
    return () => {
      if (document.activeElement !== input) return;
      cursorRef.current = { start: input.selectionStart, end: input.selectionEnd };
    };
  }, [cursorRef, inputRef]);

  useLayoutEffect(() => {
    const input = inputRef.current;
    if (input === null) return;
    input.style.height = "auto";
    input.style.height = `${input.scrollHeight}px`;
  }, [inputRef, text]);

  useEffect(() => {
    // A disabled field loses the focus; on a touch screen giving it back would cover the answer.
    if (isBusy || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body && !hasTouchKeyboard()) {
      inputRef.current?.focus({ preventScroll: true });
    }
  }, [inputRef, isBusy]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy || !isReady) return;
    hadFocus.current = true;
    onSend();
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Safari ends a composition before it reports the key; 229 is what it reports then.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== "Enter" || event.shiftKey || isComposing || hasTouchKeyboard()) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }

  return (
    <form ref={form} onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {notice}
      {!isOnline && (
        <p className="text-sm text-ink-2">
          You are offline. You can go on typing and send when you are connected again.
        </p>
      )}
      <label htmlFor={id} className="sr-only">
        Your question
      </label>
      <div className="flex items-end gap-2 rounded-1 border-[1.5px] border-line-strong bg-surface p-1 ps-4 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus">
        <textarea
          id={id}
          ref={inputRef}
          rows={1}
          value={text}
          disabled={isBusy}
          placeholder="Ask a question"
          enterKeyHint="enter"
          autoComplete="off"
          onChange={(event) => onTextChange(event.target.value)}
          onKeyDown={handleKey}
          className="max-h-40 min-h-11 min-w-0 flex-1 resize-none overflow-y-auto bg-transparent py-2 text-md outline-none disabled:text-ink-3"
        />
        <Button type="submit" size="sm" disabled={!isReady || isBusy}>
          <ArrowUp aria-hidden="true" strokeWidth={1.75} className="size-5" />
          Send
        </Button>
      </div>
    </form>
  );
}
