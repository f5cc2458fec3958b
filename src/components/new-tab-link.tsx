import type { ComponentProps } from "react";

import { ButtonLink, type ButtonLinkProps } from "./button";

const newTab = { target: "_blank", rel: "noopener noreferrer" } as const;

function NewTabWords() {
  return <span className="sr-only"> (opens in a new tab)</span>;
}

/** A link to a page elsewhere, which opens in a new tab and says so. */
export function NewTabLink({ children, ...rest }: ComponentProps<"a"> & { href: string }) {
  return (
    // oxlint-disable-next-line react/jsx-no-target-blank -- newTab carries the rel
    <a {...rest} {...newTab}>
      {children}
      <NewTabWords />
    </a>
  );
}

export type NewTabButtonProps = Omit<ButtonLinkProps, "to"> & {
  /** Where the button leads; null while there is no such page. */
  address: string | null;
};

/** A link that looks like a button and opens in a new tab; words alone while there is no page behind it. */
export function NewTabButton({ address, children, ...rest }: NewTabButtonProps) {
  if (address === null) {
    return (
      <p className="flex min-h-12 items-center rounded-1 border-[1.5px] border-dashed border-current px-4">
        {children}: not available yet
      </p>
    );
  }
  return (
    <ButtonLink {...rest} {...newTab} to={address} reloadDocument>
      {children}
      <NewTabWords />
    </ButtonLink>
  );
}
