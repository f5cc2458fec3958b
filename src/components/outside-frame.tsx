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

// A page of another site may keep its own session and open its own links; ours has no scripts at all.
const foreignRights =
  "allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";
const ownRights = "allow-same-origin allow-top-navigation-by-user-activation";

/** A page inside our page: boxed in, and never told where the reader came from. */
export function OutsideFrame({
  address,
  title,
  fallback,
  className,
  onLoad,
  ref,
}: OutsideFrameProps) {
  // A frame that loads before the page is alive would have nobody to report to.
  const isHydrated = useIsHydrated();
  return (
    <iframe
      key={address}
      ref={ref}
      title={title}
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox={address.startsWith("/") ? ownRights : foreignRights}
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
