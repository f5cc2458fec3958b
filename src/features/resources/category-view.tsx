import { Link } from "react-router-dom";

import { Motif } from "@/components/motif";
import type { ResourceCategory } from "@/content/resources/resource-categories";

import { labGuidePath } from "./category-address";
import { ResourceCard } from "./resource-card";

function countInWords({ name, items }: ResourceCategory): string {
  const thing = name === "Videos" ? "video" : "entry";
  const things = name === "Videos" ? "videos" : "entries";
  return `${items.length} ${items.length === 1 ? thing : things}`;
}

function NothingHere() {
  return (
    <div className="flex items-center gap-5 border-t border-line py-8">
      <Motif name="seeds" isFilled className="size-16 shrink-0 text-primary" />
      <div>
        <p className="font-semibold">Nothing here yet</p>
        <p className="text-ink-2">
          The guide to lab tests may help meanwhile.{" "}
          <Link
            to={labGuidePath}
            className="inline-flex min-h-11 items-center text-primary underline"
          >
            Read the lab guide
          </Link>
        </p>
      </div>
    </div>
  );
}

type CategoryViewProps = {
  category: ResourceCategory;
  /** How many tests the guide below the cards explains; 0 where there is none. */
  testCount: number;
};

/** What a category holds, as cards. */
export function CategoryView({ category, testCount }: CategoryViewProps) {
  const { name, caution, items } = category;
  return (
    <section aria-labelledby="resource-category">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="resource-category" className="text-xl">
          {name}
        </h2>
        {/* Choosing a category keeps the focus on its link, so the change is said here. */}
        <output className="text-sm text-ink-2">
          <span className="sr-only">{name}: </span>
          {countInWords(category)}
          {testCount > 0 && `, ${testCount} lab tests`}
        </output>
      </div>
      {items.length === 0 ? (
        <NothingHere />
      ) : (
        <ul className="grid gap-4 sm:gap-5 md:grid-cols-2 nav:grid-cols-3">
          {items.map((item, place) => (
            <ResourceCard key={item.title} item={item} place={place} />
          ))}
        </ul>
      )}
      {caution !== null && <p className="mt-4 text-sm text-ink-2">{caution}</p>}
    </section>
  );
}
