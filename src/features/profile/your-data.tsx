import type { SessionUser } from "@/lib/session";

import { CompanionConsent } from "./companion-consent";
import { DataExport } from "./data-export";
import { DeleteAccount } from "./delete-account";

/** What she can do with what is stored about her: take it, take back her consent, erase it. */
export function YourData({ user }: { user: SessionUser }) {
  return (
    <section aria-labelledby="your-data" className="mt-14">
      <h2 id="your-data" className="text-xl">
        Your data
      </h2>
      <div className="mt-3 border-b border-line">
        <DataExport />
        <CompanionConsent user={user} />
        <DeleteAccount />
      </div>
    </section>
  );
}
