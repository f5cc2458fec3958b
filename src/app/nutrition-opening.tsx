import type { Article } from "@/content/article-schema";
import type { Block, Run } from "@/domain/article";
import { Folded } from "@/components/folded";
import { ArticleBody } from "@/features/article/article-body";
import { ArticleWords } from "@/features/article/article-words";
import { InShort } from "@/features/article/in-short";
import { CountrySwitch } from "@/features/nutrition/country-switch";
import { FoodRows } from "@/features/nutrition/food-rows";
import { FoodSwapList } from "@/features/nutrition/food-swap-list";
import { ShownCountry } from "@/features/nutrition/in-country";
import { Plate } from "@/features/nutrition/plate";
import { SugarSpeeds } from "@/features/nutrition/sugar-speeds";
import { useFoodCountry } from "@/features/nutrition/use-food-country";

type Rows = readonly (readonly Run[])[];

/** The sections that stand here or as a note of their own; the others are folded. */
const open = ["low-glycemic-foods", "note"];

function blocksOf(article: Article, sectionId: string): readonly Block[] {
  return article.sections.find(({ id }) => id === sectionId)?.blocks ?? [];
}

function tableRows(blocks: readonly Block[]): Rows {
  const table = blocks.find(({ type }) => type === "table");
  return table?.type === "table" ? table.rows : [];
}

/** The nutrition article up to its note: the plate, how fast sugar rises, swaps, and the rest folded. */
export function NutritionOpening({ article }: { article: Article }) {
  const [country, choose] = useFoodCountry();
  const sources = article.sources.map(({ tag }) => tag);
  const blocks = blocksOf(article, "low-glycemic-foods");
  const place = blocks.findIndex(({ type }) => type === "table");
  const heading = article.sections.find(({ id }) => id === "low-glycemic-foods");
  return (
    <ShownCountry value={country}>
      <div className="grid gap-5">
        <CountrySwitch country={country} onChoose={choose} />
        <Plate rows={tableRows(blocksOf(article, "balanced-macronutrients"))} />
        <InShort points={article.inShort} />
        <p className="text-sm text-ink-2">{article.summary}</p>
        <div className="border-t border-line">
          <Folded title="Is there a diet for PCOS?">
            <ArticleBody blocks={article.lead} sources={sources} headingId="lead" />
          </Folded>
        </div>
      </div>
      <section aria-labelledby="low-glycemic-foods" className="grid gap-4 pt-8">
        <h2 id="low-glycemic-foods" className="text-xl">
          {heading?.heading}
        </h2>
        <ArticleBody blocks={blocks.slice(0, place)} sources={sources} headingId="lead" />
        <SugarSpeeds
          rows={tableRows(blocks)}
          renderWords={(run) => <ArticleWords run={run} sources={sources} />}
        />
        {/* The last block is the list of swaps, which stands below as pairs. */}
        <ArticleBody blocks={blocks.slice(place + 1, -1)} sources={sources} headingId="lead" />
        <FoodSwapList />
      </section>
      <div className="mt-8 border-t border-line">
        {article.sections
          .filter(({ id }) => !open.includes(id))
          .map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <Folded title={section.heading} id={section.id}>
                <div className="grid gap-4">
                  <ArticleBody
                    blocks={section.blocks.filter(({ type }) => type !== "table")}
                    sources={sources}
                    headingId={section.id}
                  />
                  {section.id !== "balanced-macronutrients" && (
                    <FoodRows rows={tableRows(section.blocks)} />
                  )}
                </div>
              </Folded>
            </section>
          ))}
      </div>
    </ShownCountry>
  );
}
