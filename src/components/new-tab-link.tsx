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

export type NewTabButtonProps = Omit<ButtonLinkProps, "to"> & { address: string };

/** A link that looks like a button and opens in a new tab. */
export function NewTabButton({ address, children, ...rest }: NewTabButtonProps) {
  return (
    <ButtonLink {...rest} {...newTab} to={address} reloadDocument>
      {children}
      <NewTabWords />
    </ButtonLink>
  );
}
