import type { Ref } from "react";

import { cn } from "@/lib/cn";

import { useIsHydrated } from "./use-is-hydrated";

export type OutsideFrameProps = {
  /** An address that starts with a slash is a page of our own. */
  address: string;
  title: string;
  /** Words of the link for browsers that show no frames. */
  fallback: string;
  className?: string;
  onLoad?: () => void;
  ref?: Ref<HTMLIFrameElement>;
};

// A page of another site may keep its own session and open its own links.
const foreignRights =
  "allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";
// Of our own pages only the list of symptoms has a script, for its summary to print or copy.
const ownRights = "allow-same-origin allow-top-navigation-by-user-activation";
const summaryRights = `${ownRights} allow-scripts allow-modals`;

function rightsOf(address: string): string {
  if (!address.startsWith("/")) return foreignRights;
  return address.endsWith("/symptom-checker.html") ? summaryRights : ownRights;
}

/** A page inside our page: boxed in, and never told where the reader came from. */
export function OutsideFrame({
  address,
  title,
  fallback,
  className,
  onLoad,
  ref,
}: OutsideFrameProps) {
  // A frame that loads before the page is hydrated would have nobody to report to.
  const isHydrated = useIsHydrated();
  return (
    <iframe
      key={address}
      ref={ref}
      title={title}
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox={rightsOf(address)}
      src={isHydrated ? address : undefined}
      onLoad={() => {
        if (isHydrated) onLoad?.();
      }}
      className={cn("block w-full border-0", className)}
    >
      {isHydrated && <a href={address}>{fallback}</a>}
    </iframe>
  );
}
