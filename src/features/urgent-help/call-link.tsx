import { Phone } from "lucide-react";

import type { HelpLine } from "@/content/emergency-numbers";
import { cn } from "@/lib/cn";

type CallLinkProps = {
  line: HelpLine;
  /** The country of an emergency number, whose digits then stand out. */
  place?: string;
  isLoud?: boolean;
};

function Label({ line, place }: Pick<CallLinkProps, "line" | "place">) {
  if (place === undefined) {
    return (
      <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
        <span>{line.name}</span> <span className="tabular-nums">{line.number}</span>
      </span>
    );
  }
  return (
    <span className="grid min-w-0 flex-1">
      <span className="text-sm font-normal">{place}</span>{" "}
      <span className="text-xl leading-tight tabular-nums">{line.number}</span>
    </span>
  );
}

/** A tall button that calls a number, or the words to text when the line has no voice call. */
export function CallLink({ line, place, isLoud = false }: CallLinkProps) {
  return (
    <div className="grid gap-1">
      {line.tel === null ? (
        <p className="grid min-h-14 content-center font-semibold">{place ?? line.name}</p>
      ) : (
        <a
          href={`tel:${line.tel}`}
          className={cn(
            "flex min-h-14 items-center gap-3 rounded-1 border-[1.5px] px-4 py-2 font-semibold no-underline",
            isLoud
              ? "border-transparent bg-danger text-on-danger hover:bg-danger-hover"
              : "border-line-strong text-ink hover:bg-primary-soft",
          )}
        >
          <Phone aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
          <Label line={line} {...(place !== undefined && { place })} />
        </a>
      )}
      {(line.text !== null || line.detail !== null) && (
        <p className="text-sm text-ink-2">
          {[line.text, line.detail].filter((part) => part !== null).join(" ")}
        </p>
      )}
    </div>
  );
}
