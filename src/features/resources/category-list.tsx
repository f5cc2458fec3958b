import { Link } from "react-router-dom";

import { Motif } from "@/components/motif";
import { useCurrentInView } from "@/components/use-current-in-view";
import { RESOURCE_CATEGORY_IDS, type ResourceCategoryId } from "@/content/resources/category-ids";
import { resourceCategories } from "@/content/resources/resource-categories";
import { resourceCategoryPath } from "@/lib/paths";

const look =
  "flex min-h-11 shrink-0 items-center gap-2 rounded-1 border-[1.5px] border-line-strong ps-2 pe-3.5 text-sm whitespace-nowrap text-ink-2 no-underline hover:bg-primary-soft aria-[current=true]:border-primary aria-[current=true]:bg-primary-soft aria-[current=true]:font-semibold aria-[current=true]:text-ink " +
  "md:min-h-[52px] md:w-full md:gap-3 md:rounded-0 md:border-0 md:border-t md:border-line md:px-2 md:whitespace-normal";

export type CategoryListProps = {
  current: ResourceCategoryId;
  /** How much a category holds, where that is worth saying. */
  counts: Partial<Record<ResourceCategoryId, number>>;
};

/** The categories: a list at the side, or on a phone a row of chips that scrolls. */
export function CategoryList({ current, counts }: CategoryListProps) {
  const list = useCurrentInView(current);
  return (
    <nav
      aria-labelledby="resource-categories"
      className="min-w-0 md:sticky md:top-[calc(var(--header-height)+24px)] md:max-h-[calc(100dvh-var(--header-height)-48px)] md:self-start md:overflow-y-auto"
    >
      <p id="resource-categories" className="mb-2 hidden text-sm font-semibold text-ink-2 md:block">
        Categories
      </p>
      <ul
        ref={list}
        className="relative -mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 [mask-image:linear-gradient(to_right,#000_calc(100%-56px),transparent)] [scrollbar-width:none] md:[mask-image:none] md:mx-0 md:block md:overflow-visible md:border-b md:border-line md:p-0"
      >
        {RESOURCE_CATEGORY_IDS.map((id) => {
          const { name, drawing } = resourceCategories[id];
          return (
            <li key={id} className="shrink-0">
              <Link
                to={resourceCategoryPath(id)}
                data-name={id}
                aria-current={id === current ? "true" : undefined}
                className={look}
              >
                <Motif
                  name={drawing}
                  isFilled={id === current}
                  className="size-7 shrink-0 text-primary md:size-[34px]"
                />
                <span className="flex-1">{name}</span>
                {counts[id] !== undefined && (
                  <span className="font-semibold tabular-nums">{counts[id]}</span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
