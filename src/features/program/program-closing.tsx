import { Motif } from "@/components/motif";
import { programClosing } from "@/content/program";

import { column } from "./column";
import { BookButton, DownloadButton } from "./program-actions";

/** Both actions of the program once more, on indigo cloth. */
export function ProgramClosing() {
  return (
    <section className="on-cloth relative overflow-hidden">
      <div className={`${column} pt-12 pb-56 md:min-h-[348px] md:py-18`}>
        <div className="relative z-1 max-w-[620px]">
          <h2 className="text-on-cloth">{programClosing.title}</h2>
          <p className="mt-4 mb-6 text-lg text-on-cloth-2">{programClosing.text}</p>
          <div className="flex flex-wrap gap-3.5">
            <DownloadButton variant="accent" className="max-sm:w-full" />
            <BookButton
              variant="outline"
              className="border-cloth-line! text-on-cloth! hover:bg-cloth-2! active:bg-cloth-2! max-sm:w-full"
            />
          </div>
        </div>
      </div>
      <Motif
        name="ovary-large"
        isFilled
        className="absolute -bottom-[268px] start-[8%] size-[430px] text-cloth-line md:start-auto md:-end-[88px] md:-top-[72px] md:bottom-auto md:size-[620px]"
      />
    </section>
  );
}
