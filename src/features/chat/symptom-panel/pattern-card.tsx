import type { PatternText } from "@/content/symptoms";

/** What the ticked symptoms may point to, with what it does not mean. */
export function PatternCard({ title, hedge }: PatternText) {
  return (
    <span className="block rounded-2 border border-line bg-surface p-4 text-sm">
      <strong className="block text-base">{title}</strong>
      <span className="mt-1 block text-ink-2">{hedge}</span>
    </span>
  );
}
