import { Motif } from "@/components/motif";
import { resourcesIntro } from "@/content/resources/resources-intro";

/** Stands where the resources will be until the visitor is known. */
export function ClosedLibrary() {
  return (
    <div className="min-h-dvh border-t border-line pt-10 md:grid md:grid-cols-[1fr_auto] md:content-start md:gap-x-12">
      <Motif
        name="arches"
        isFilled
        className="mb-5 size-24 text-primary md:order-1 md:row-span-3 md:size-72"
      />
      <p className="max-w-measure text-ink-2">{resourcesIntro.waiting}</p>
      <p className="mt-5 font-semibold">What you get, free of charge:</p>
      <ul className="mt-2 grid list-disc gap-1 ps-5">
        {resourcesIntro.gets.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </div>
  );
}
