import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";

import { Motif, type MotifName } from "@/components/motif";
import { cn } from "@/lib/cn";

const grounds = [
  "bg-cloth text-cloth-line",
  "bg-cloth-2 text-cloth-line",
  "bg-patch-lt text-patch-ink",
] as const;

type ArticleTileProps = {
  to: string;
  title: string;
  /** How long it takes, or what it is. */
  line: string;
  drawing: MotifName;
  /** Its place among its neighbours, whose grounds take turns. */
  place: number;
};

/** Something to read as a row: its drawing on cloth, its title, and one line; the whole row is the link. */
export function ArticleTile({ to, title, line, drawing, place }: ArticleTileProps) {
  return (
    <Link
      to={to}
      className="group flex min-h-22 items-center gap-4 border-b border-line py-2 text-ink no-underline"
    >
      <span
        className={cn("grid size-18 shrink-0 place-items-center", grounds[place % grounds.length])}
      >
        <Motif name={drawing} isFilled className="size-12" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-semibold text-balance group-hover:underline">
          {title}
        </span>
        <span className="block text-sm text-ink-2">{line}</span>
      </span>
      <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-ink-3" />
    </Link>
  );
}
