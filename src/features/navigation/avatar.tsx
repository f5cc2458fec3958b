import { useState } from "react";

import type { SessionUser } from "@/lib/session";

import { initialOf } from "./person-name";

/** Her photo, or the first letter of her e-mail where there is none or it cannot be had. */
export function Avatar({ user }: { user: SessionUser }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (user.photoUrl !== null && user.photoUrl !== failedUrl) {
    return (
      <img
        onError={() => setFailedUrl(user.photoUrl)}
        src={user.photoUrl}
        alt=""
        width={36}
        height={36}
        referrerPolicy="no-referrer"
        className="size-9 shrink-0 rounded-round object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-round bg-primary font-display text-md leading-none text-on-primary"
    >
      {initialOf(user.email)}
    </span>
  );
}
