import { ButtonLink } from "@/components/button";
import { Motif } from "@/components/motif";
import { startHere } from "@/content/library";
import { articlePath } from "@/lib/paths";

/** The article to begin with, on indigo cloth. */
export function StartHere() {
  const { id, title, summary, minutes, drawing } = startHere;
  return (
    <section aria-labelledby="start-here" className="on-cloth relative overflow-hidden">
      <div className="mx-auto max-w-[calc(var(--page)+2*var(--gutter))] px-(--gutter) py-6 md:py-10">
        <div className="relative z-1 max-w-[58%] md:max-w-[36rem]">
          <p className="text-sm text-on-cloth-2">Start here · {minutes} minutes</p>
          <h2 id="start-here" className="mt-1 text-xl text-on-cloth md:text-2xl">
            {title}
          </h2>
          <p className="mt-1 mb-4 text-sm text-on-cloth-2 md:text-md">{summary}</p>
          <ButtonLink
            to={articlePath(id)}
            variant="accent"
            size="sm"
            aria-label={`Read it: ${title}`}
          >
            Read it
          </ButtonLink>
        </div>
      </div>
      <Motif
        name={drawing}
        isFilled
        className="absolute -end-14 top-1/2 size-52 [transform:translateY(-50%)] text-cloth-line md:end-[8%] md:size-64"
      />
    </section>
  );
}
