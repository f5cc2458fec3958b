import { Motif } from "@/components/motif";
import { NotForEmergencies } from "@/components/not-for-emergencies";
import { consultations } from "@/content/program";
import { paths } from "@/lib/paths";
import { useSettings } from "@/lib/use-settings";

import { column } from "./column";
import { BookButton } from "./program-actions";

/** With whom a consultation can be booked, what it is for, and how. */
export function ConsultationsPanel() {
  const { bookingUrl } = useSettings();
  return (
    <div className={`${column} pb-16`}>
      <h2>{consultations.title}</h2>
      <p className="mt-3 max-w-measure text-lg text-ink-2">{consultations.lead}</p>
      <ul className="mt-8 grid gap-x-12 md:grid-cols-2">
        {consultations.practitioners.map(({ name, about, drawing, topics }) => (
          <li key={name} className="flex gap-6 border-t border-line py-6">
            <Motif name={drawing} isFilled className="size-16 shrink-0 text-primary" />
            <div>
              <h3>{name}</h3>
              <p className="mb-3 text-ink-2">{about}</p>
              <ul className="grid list-disc gap-1.5 ps-5">
                {topics.map((topic) => (
                  <li key={topic}>{topic}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-6">
        <span className="font-semibold">Practitioners:</span> {consultations.certified.join(" or ")}
      </p>
      <div className="mt-6 grid justify-items-start gap-3">
        <BookButton className="max-sm:w-full" />
        <p className="text-sm text-ink-2">
          {bookingUrl.startsWith("/")
            ? "Booking is not open yet. The button opens a page that says where to ask until then."
            : `Booking opens on another site in a new tab. ${consultations.priceNote}`}
        </p>
        <NotForEmergencies to={paths.urgentHelp} />
      </div>
    </div>
  );
}
