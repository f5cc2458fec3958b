import { Motif } from "@/components/motif";
import { resourcesIntro } from "@/content/resources/resources-intro";

/** Stands where the resources will be until the visitor is known. */
export function ClosedLibrary() {
  return (
    <div className="min-h-dvh border-t border-line pt-10">
      <div className="md:flex md:flex-row-reverse md:justify-between">
        <Motif name="arches" isFilled className="mb-5 size-24 text-primary md:size-72" />
        <div>
          <p className="max-w-measure text-ink-2">{resourcesIntro.waiting}</p>
          <p className="mt-5 font-semibold">What you get, free of charge:</p>
          <ul className="mt-2 grid list-disc gap-1 ps-5">
            {resourcesIntro.gets.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
