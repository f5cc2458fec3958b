import { Patch } from "@/components/patch";
import { checklist } from "@/content/program";
import { useSettings } from "@/lib/use-settings";

/** The checklist drawn as a book: its name over a patchwork. */
export function ChecklistCover() {
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
