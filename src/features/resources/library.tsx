import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";

import { Note } from "@/components/note";
import { resourceCategories, resourcesDisclaimer } from "@/content/resources/resource-categories";

import { labGuideAnchor, readCategory } from "./category-address";
import { CategoryList } from "./category-list";
import { CategoryView } from "./category-view";

export type LibraryProps = {
  labTestCount: number;
  /** The guide to lab tests, which belongs to the category Labs. */
  labGuide: ReactNode;
};

/** The resources by category, with the guide to lab tests below the labs. */
export function Library({ labTestCount, labGuide }: LibraryProps) {
  const { search } = useLocation();
  const current = readCategory(search);
  const counts = { videos: resourceCategories.videos.items.length, labs: labTestCount };
  return (
    <div className="grid gap-x-14 gap-y-8 md:grid-cols-[220px_minmax(0,1fr)] lg:grid-cols-[248px_minmax(0,1fr)]">
      <CategoryList current={current} counts={counts} />
      <div className="min-w-0">
        <CategoryView
          category={resourceCategories[current]}
          testCount={current === "labs" ? labTestCount : 0}
        />
        {current === "labs" && (
          <section
            aria-labelledby={labGuideAnchor}
            className="mt-14 border-t-2 border-ink pt-8 md:mt-18"
          >
            {labGuide}
          </section>
        )}
        <Note tone="info" className="mt-10">
          <p>{resourcesDisclaimer}</p>
        </Note>
      </div>
    </div>
  );
}
