import { ThumbsDown, ThumbsUp, TriangleAlert } from "lucide-react";

import type { Rating } from "@/domain/message";

const ratings = {
  helped: { Icon: ThumbsUp, words: "You: helpful" },
  did_not_help: { Icon: ThumbsDown, words: "You: not helpful" },
  unsafe: { Icon: TriangleAlert, words: "You reported it" },
} as const satisfies Record<Rating, unknown>;

/** What she said of an answer, where no pressed button shows it. */
export function RatingInWords({ rating }: { rating: Rating }) {
  const { Icon, words } = ratings[rating];
  return (
    <p className="flex min-h-11 items-center gap-1.5 ps-3 pe-1 text-sm whitespace-nowrap text-ink-2">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-primary" />
      {words}
    </p>
  );
}
