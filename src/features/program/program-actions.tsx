import { Download } from "lucide-react";

import { NewTabButton, type NewTabButtonProps } from "@/components/new-tab-link";
import { checklist, consultations } from "@/content/program";
import { useSettings } from "@/lib/use-settings";

type Look = Pick<NewTabButtonProps, "variant" | "className">;

/** Opens the page where the checklist is paid for. */
export function DownloadButton({ variant, className }: Look) {
  const { checklistUrl } = useSettings();
  return (
    <NewTabButton address={checklistUrl} variant={variant} size="lg" className={className}>
      <Download aria-hidden="true" strokeWidth={1.75} className="size-5" />
      {checklist.action}
    </NewTabButton>
  );
}

/** Opens the page where a consultation is booked. */
export function BookButton({ variant, className }: Look) {
  const { bookingUrl } = useSettings();
  return (
    <NewTabButton address={bookingUrl} variant={variant} size="lg" className={className}>
      {consultations.action}
    </NewTabButton>
  );
}
