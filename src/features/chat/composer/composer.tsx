import { ArrowUp, Square } from "lucide-react";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";

import { Button } from "@/components/button";
import { cn } from "@/lib/cn";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Whether the device has a connection, as far as the browser knows. */
function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

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
  /** What goes with the message, above the field. */
  attachment?: ReactNode;
  /** Buttons at the start of the field. */
  tools?: ReactNode;
  onPasteFiles?: (files: readonly File[]) => void;
  /** Ends the answer that is on its way; without it an answer cannot be stopped. */
  onStop?: (() => void) | undefined;
};

function hasTouchKeyboard(): boolean {
  return window.matchMedia("(pointer: coarse)").matches;
}

type SendButtonProps = { isDisabled: boolean; onStop: (() => void) | undefined };

function SendButton({ isDisabled, onStop }: SendButtonProps) {
  const isStop = onStop !== undefined;
  const Icon = isStop ? Square : ArrowUp;
  return (
    <Button
      type={isStop ? "button" : "submit"}
      size="sm"
      disabled={isDisabled && !isStop}
      className="ms-auto min-w-24"
      onClick={({ detail }) => {
        // The second half of a double click on Send is no wish to stop.
        if (detail < 2) onStop?.();
      }}
    >
      <Icon
        aria-hidden="true"
        strokeWidth={1.75}
        className={isStop ? "size-4 fill-current" : "size-5"}
      />
      {isStop ? "Stop" : "Send"}
    </Button>
  );
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
  attachment,
  tools,
  onPasteFiles,
  onStop,
}: ComposerProps) {
  const id = useId();
  const isOnline = useIsOnline();
  const hadFocus = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // Typed into the page before it was hydrated.
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

  const stop = useEffectEvent(() => onStop?.());
  const canStop = isBusy && onStop !== undefined;
  useEffect(() => {
    if (!canStop) return undefined;
    const handleEscape = (event: globalThis.KeyboardEvent) => {
      // A dialog that closes with the same key has used it.
      const isUsed = event.defaultPrevented || document.querySelector("dialog[open]") !== null;
      if (event.key === "Escape" && !isUsed) stop();
    };
    window.addEventListener("keydown", handleEscape);
    return () => window.removeEventListener("keydown", handleEscape);
  }, [canStop]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy || !isReady) return;
    hadFocus.current = true;
    onSend();
  }

  function takeFiles(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { files, types } = event.clipboardData;
    // Copied from a document, words come with a picture of themselves.
    if (onPasteFiles === undefined || files.length === 0 || types.includes("text/plain")) return;
    event.preventDefault();
    onPasteFiles([...files]);
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Safari ends a composition before it reports the key; 229 is what it reports then.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== "Enter" || event.shiftKey || isComposing || hasTouchKeyboard()) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }

  return (
    <form ref={form} onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {notice}
      {attachment}
      {!isOnline && !isBusy && (
        <p className="text-sm text-ink-2">
          You are offline. You can go on typing and send when you are connected again.
        </p>
      )}
      <label htmlFor={id} className="sr-only">
        Your question
      </label>
      <div
        className={cn(
          "flex items-end gap-x-2 rounded-1 border-[1.5px] border-line-strong bg-surface p-1 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus",
          tools === undefined ? "ps-4" : "max-[479px]:flex-wrap",
        )}
      >
        {tools !== undefined && <div className="flex shrink-0">{tools}</div>}
        <textarea
          id={id}
          ref={inputRef}
          rows={1}
          value={text}
          disabled={isBusy}
          placeholder="Ask here"
          enterKeyHint="enter"
          autoComplete="off"
          onChange={(event) => onTextChange(event.target.value)}
          onKeyDown={handleKey}
          onPaste={takeFiles}
          className="max-h-40 min-h-11 min-w-0 flex-1 resize-none overflow-y-auto bg-transparent py-2 text-md outline-none disabled:text-ink-3 max-[359px]:order-first max-[359px]:basis-full max-[359px]:px-2 max-[479px]:not-placeholder-shown:order-first max-[479px]:not-placeholder-shown:basis-full max-[479px]:not-placeholder-shown:px-2"
        />
        <SendButton isDisabled={!isReady || isBusy} onStop={isBusy ? onStop : undefined} />
      </div>
    </form>
  );
}
