import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";

import { Motif } from "@/components/motif";
import { NewTabButton } from "@/components/new-tab-link";
import { donation } from "@/content/donation";
import { useSettings } from "@/lib/use-settings";

/** The one button of the donation page under its title, who receives the gift, and beside it what it does. */
export function DonationPanel({ children }: { children: ReactNode }) {
  const { donationUrl, providerName } = useSettings();
  return (
    <div className="lg:grid lg:grid-cols-2 gap-x-14">
      <div>
        {children}
        <NewTabButton address={donationUrl} size="lg" className="max-sm:w-full">
          {donation.action}
          <ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </NewTabButton>
        <p className="mt-3 text-sm text-ink-2">
          {donationUrl.startsWith("/")
            ? "Giving by card is not open yet. The button opens a page that says how you can help until then."
            : `You give by card on a secure page, which opens in a new tab. Your gift goes to ${providerName}.`}
        </p>
      </div>
      <section aria-labelledby="how-it-helps" className="mt-14 lg:mt-0">
        <h2 id="how-it-helps">{donation.helpsTitle}</h2>
        <ul className="mt-6 border-t border-line">
          {donation.helps.map(({ name, about, drawing }) => (
            <li key={name} className="flex items-center gap-6 border-b border-line py-5">
              <Motif name={drawing} isFilled className="size-16 shrink-0 text-primary" />
              <div>
                <h3 className="text-lg">{name}</h3>
                <p className="text-ink-2">{about}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
