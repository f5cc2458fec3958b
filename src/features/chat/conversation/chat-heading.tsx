import { companionIntro } from "@/content/companion-intro";

/** Names the assistant and says what it is. */
export function ChatHeading() {
  return (
    <header className="mx-auto w-full max-w-[calc(800px+2*var(--gutter))] px-(--gutter) pt-6">
      <h1 tabIndex={-1} className="text-2xl">
        AI Health Assistant
      </h1>
      <p className="mt-2 text-sm text-ink-2">{companionIntro.lead}</p>
    </header>
  );
}
