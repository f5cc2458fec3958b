import { Motif } from "@/components/motif";

import { StartNowLink } from "./start-link";

/** The invitation on indigo cloth, beside one large drawing. */
export function CallToAction() {
  return (
    <section className="on-cloth relative overflow-hidden">
      <div className="mx-auto min-h-[480px] max-w-[calc(var(--page)+2*var(--gutter))] px-(--gutter) py-12 md:min-h-[400px] md:py-20">
        <div className="relative z-1 max-w-[620px]">
          <h2 className="max-w-[19ch] text-on-cloth">{`Start Your ${BRAND_NAME} Journey Today`}</h2>
          <p className="mt-4 mb-6 max-w-[34em] text-lg text-on-cloth-2">
            Keep your questions and the answers to them in one private place.
          </p>
          <StartNowLink />
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
