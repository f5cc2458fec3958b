import { ArrowUpRight, Play, Search } from "lucide-react";

import { ButtonLink } from "@/components/button";
import { Motif } from "@/components/motif";
import type { ResourceItem } from "@/content/resources/resource";
import { cn } from "@/lib/cn";

import { targetOf, type ResourceTarget } from "./resource-target";

const grounds = [
  "bg-cloth text-cloth-line",
  "bg-cloth-2 text-cloth-line",
  "bg-patch-lt text-patch-ink",
] as const;

function Way({ item, target }: { item: ResourceItem; target: ResourceTarget }) {
  const isVideo = item.link.kind === "video";
  const words = target.isSearch ? "Search YouTube" : item.buttonText;
  const isAway = target.host !== null;
  return (
    <ButtonLink
      to={target.to}
      variant={isAway ? "outline" : "secondary"}
      size="sm"
      className="mt-4"
      aria-label={`${words}: ${item.title}${isAway ? " (opens in a new tab)" : ""}`}
      {...(isAway && { target: "_blank", rel: "noopener noreferrer" })}
    >
      {isVideo && !target.isSearch && (
        <Play aria-hidden="true" strokeWidth={1.75} className="size-4" />
      )}
      {target.isSearch && <Search aria-hidden="true" strokeWidth={1.75} className="size-4" />}
      {words}
      {isAway && !isVideo && (
        <ArrowUpRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
      )}
    </ButtonLink>
  );
}

/** One resource: its drawing, what is there, who is behind it, and the way to it. */
export function ResourceCard({ item, place }: { item: ResourceItem; place: number }) {
  const target = targetOf(item.link);
  return (
    <li className="grid grid-cols-[88px_minmax(0,1fr)] overflow-hidden rounded-2 border border-line bg-surface sm:grid-cols-[104px_minmax(0,1fr)] md:flex md:flex-col">
      <div
        className={cn(
          "grid place-items-center md:h-[129px] md:shrink-0",
          grounds[place % grounds.length],
        )}
      >
        <Motif name={item.drawing} isFilled className="size-16 md:size-20" />
      </div>
      <div className="flex flex-1 flex-col items-start p-4 md:p-5">
        <h3 className="text-lg leading-[1.22]">{item.title}</h3>
        <p className="mt-1.5 text-sm text-ink-2">{item.about}</p>
        <p className="mt-1.5 mb-auto text-xs text-ink-3">
          {item.publisher}
          {target.host !== null &&
            `. ${target.isSearch ? "Search on " : ""}${target.host}, opens in a new tab`}
        </p>
        <Way item={item} target={target} />
      </div>
    </li>
  );
}
