import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

import type { SessionUser } from "@/lib/session";

import { Avatar } from "./avatar";
import { displayName } from "./person-name";

/** The button with her avatar, name and e-mail that opens the account menu. */
export function AccountButton({
  user,
  ...button
}: ComponentProps<"button"> & { user: SessionUser }) {
  return (
    <button
      {...button}
      type="button"
      aria-haspopup="menu"
      title={user.email}
      className="flex min-h-11 w-full items-center gap-2.5 rounded-1 px-1 text-start hover:bg-primary-soft"
    >
      <Avatar user={user} />
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block truncate text-sm font-semibold">{displayName(user.email)}</span>
        <span className="block truncate text-xs text-ink-2">{user.email}</span>
      </span>
      <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
    </button>
  );
}
