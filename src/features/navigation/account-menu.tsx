import * as Menu from "@radix-ui/react-dropdown-menu";
import { LogOut, NotebookPen, UserRound } from "lucide-react";
import { Link } from "react-router-dom";

import { paths } from "@/lib/paths";
import { useRecordName } from "@/lib/record-name";
import type { SessionUser } from "@/lib/session";

import { AccountButton } from "./account-button";

const row =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-1 px-3 text-md text-ink no-underline outline-none data-highlighted:bg-primary-soft";

/** The account button with its menu, open from the start because a press has just asked for it. */
export function AccountMenu({ user, onSignOut }: { user: SessionUser; onSignOut: () => void }) {
  const recordName = useRecordName();
  return (
    <Menu.Root defaultOpen modal={false}>
      <Menu.Trigger asChild>
        <AccountButton user={user} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-50 max-w-80 min-w-52 rounded-2 border border-line bg-surface p-1.5 text-ink shadow-2"
        >
          <Menu.Label className="mb-1 border-b border-line px-3 pt-1 pb-2 text-sm break-all text-ink-2">
            {user.email}
          </Menu.Label>
          <Menu.Item asChild className={row}>
            <Link to={paths.profile}>
              <UserRound aria-hidden="true" strokeWidth={1.75} className="size-5 text-primary" />
              Profile
            </Link>
          </Menu.Item>
          <Menu.Item asChild className={row}>
            <Link to={paths.myRecord}>
              <NotebookPen aria-hidden="true" strokeWidth={1.75} className="size-5 text-primary" />
              {recordName}
            </Link>
          </Menu.Item>
          <Menu.Item className={row} onSelect={onSignOut}>
            <LogOut aria-hidden="true" strokeWidth={1.75} className="size-5 text-primary" />
            Sign out
          </Menu.Item>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
