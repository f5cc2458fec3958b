import { Motif } from "@/components/motif";
import { Patch } from "@/components/patch";
import { checklist } from "@/content/program";
import { useSettings } from "@/lib/use-settings";

import { column } from "./column";
import { DownloadButton } from "./program-actions";

/** The checklist drawn as a book: its name over a patchwork. */
function ChecklistCover() {
  const { brandName } = useSettings();
  return (
    <div
      aria-hidden="true"
      className="flex aspect-square w-full max-w-[380px] flex-col overflow-hidden rounded-s-1 rounded-e-2 border-s-[10px] border-cloth-2 bg-cloth text-on-cloth shadow-2"
    >
      <div className="px-6 pt-6 pb-4">
        <p className="text-sm text-on-cloth-2">{brandName}</p>
        <p className="font-display text-xl font-semibold">{checklist.coverTitle}</p>
      </div>
      <div className="grid min-h-0 flex-1 grid-cols-[2fr_1fr] grid-rows-2">
        <Patch
          motif="ovary-large"
          ground="cloth"
          isFilled
          className="row-span-2 [--motif-stroke:4.6]"
        />
        <Patch motif="seeds" ground="cloth-2" />
        <Patch motif="okra" ground="light" />
      </div>
    </div>
  );
}

function Price() {
  const { checklistUrl, providerName } = useSettings();
  return (
    <div className="max-w-[380px]">
      <ChecklistCover />
      <p className="mt-6 mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-display text-[2.5rem] leading-none font-semibold tabular-nums">
          {checklist.price}
        </span>
        <span className="text-sm text-ink-2">{checklist.priceNote}</span>
      </p>
      <DownloadButton className="w-full" />
      <p className="mt-3 text-sm text-ink-2">
        {checklistUrl.startsWith("/")
          ? "It cannot be bought yet. The button opens a page that says what is free to read until then."
          : `Payment opens on a secure page in a new tab. Paid to ${providerName}.`}
      </p>
    </div>
  );
}

function Testimonial() {
  const { testimonial } = useSettings();
  return (
    <figure className="mt-16 border-t border-line bg-surface">
      <div
        className={`${column} grid items-center gap-x-12 gap-y-4 py-12 sm:grid-cols-[96px_1fr] md:py-16 lg:grid-cols-[15%_96px_1fr]`}
      >
        <Motif name="sprig" isFilled className="size-24 text-primary lg:col-start-2" />
        <div>
          {testimonial === null ? (
            <>
              <p className="font-display text-2xl">A place for your words</p>
              <figcaption className="mt-2 max-w-measure text-ink-2">
                No customer has told us yet what the checklist did for her, and we make nothing up.
                If you use it, write to the address at the foot of the page.
              </figcaption>
            </>
          ) : (
            <>
              <blockquote className="max-w-[36ch] font-display text-2xl text-balance">
                <p>{testimonial.quote}</p>
              </blockquote>
              <figcaption className="mt-2 text-sm text-ink-2">{testimonial.origin}</figcaption>
            </>
          )}
        </div>
      </div>
    </figure>
  );
}

/** What the checklist holds, what it costs, and what a customer says. */
export function ChecklistPanel() {
  return (
    <>
      <div className={`${column} grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_380px]`}>
        <div>
          <h2 className="max-w-[24ch]">{checklist.title}</h2>
          <p className="mt-3 text-lg text-ink-2">{checklist.lead}</p>
          <ul className="mt-6 border-t border-line">
            {checklist.contents.map(({ name, about, drawing }) => (
              <li key={name} className="flex items-center gap-5 border-b border-line py-3.5">
                <Motif name={drawing} isFilled className="size-14 shrink-0 text-primary" />
                <div>
                  <h3 className="text-lg">{name}</h3>
                  <p className="text-sm text-ink-2">{about}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <Price />
      </div>
      <Testimonial />
    </>
  );
}
