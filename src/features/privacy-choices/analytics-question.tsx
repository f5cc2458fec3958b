import { AnalyticsButtons } from "./analytics-buttons";

/** The question about counting pages, at the lower edge until it is answered. */
export function AnalyticsQuestion() {
  return (
    <section
      id="analytics-question"
      aria-label="Counting visits"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line-strong bg-surface pb-[env(safe-area-inset-bottom)] text-ink shadow-2 print:hidden"
    >
      <div className="mx-auto flex max-w-[calc(var(--page)+2*var(--gutter))] flex-wrap items-center justify-between gap-x-8 gap-y-3 px-(--gutter) py-4">
        <p className="max-w-measure text-sm">
          May we count which pages are opened, with Google Analytics? Never the chat, the quiz, the
          BMI Calculator or your account. You can change this later, under Privacy choices at the
          foot of a page.
        </p>
        <div className="flex gap-3">
          <AnalyticsButtons />
        </div>
      </div>
    </section>
  );
}
