import { Download, Maximize, Printer, Share2 } from "lucide-react";
import { useMemo, useState } from "react";

import { Button } from "@/components/button";
import { ChoiceRow } from "@/components/choice-row";
import { DialogTitle, CloseButton, ModalPanel } from "@/components/ui/dialog";
import { missingLetters, type LaidOutPage } from "@/domain/paper-page/page-layout";
import { type PaperSize, writePdf } from "@/domain/paper-page/page-pdf";
import type { PaperFont } from "@/domain/paper-page/true-type";
import { downloadFile } from "@/lib/download";
import { canShareFile, shareFile } from "@/lib/share-file";

import { VisitSheet } from "./visit-sheet";

const papers: readonly PaperSize[] = ["A4", "Letter"];
const sizes = papers.map((value) => ({ value, label: value }));

/** Prints the page; a browser names what it saves by the title, which tells nothing here. */
function print(fileName: string): void {
  const title = document.title;
  document.title = fileName;
  window.addEventListener("afterprint", () => (document.title = title), { once: true });
  window.print();
}

type PageActionsProps = { page: LaidOutPage; font: PaperFont; today: string };

/** Ways to take the page along: on paper, as a file, to an app that she picks, or on this screen. */
export function PageActions({ page, font, today }: PageActionsProps) {
  const [size, setSize] = useState<PaperSize>("A4");
  const [isShown, setShown] = useState(false);
  const file = useMemo(
    () => new File([writePdf(page, font, size)], `notes-${today}.pdf`, { type: "application/pdf" }),
    [page, font, size, today],
  );
  const missing = missingLetters(page, font);

  return (
    <div className="grid gap-4 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => print(`notes-${today}`)}>
          <Printer aria-hidden="true" strokeWidth={1.75} className="size-5" />
          Print
        </Button>
        <Button variant="outline" onClick={() => downloadFile(file)}>
          <Download aria-hidden="true" strokeWidth={1.75} className="size-5" />
          Save as PDF ({Math.ceil(file.size / 1000)} KB)
        </Button>
        {canShareFile(file) && (
          <Button variant="outline" onClick={() => void shareFile(file)}>
            <Share2 aria-hidden="true" strokeWidth={1.75} className="size-5" />
            Share
          </Button>
        )}
        <Button variant="outline" onClick={() => setShown(true)}>
          <Maximize aria-hidden="true" strokeWidth={1.75} className="size-5" />
          Show on screen
        </Button>
      </div>
      <ChoiceRow
        legend="Paper of the PDF"
        choices={sizes}
        chosen={size}
        onChoose={(chosen) => setSize(chosen ?? size)}
        className="max-w-60"
      />
      {missing.length > 0 && (
        <p className="text-sm text-ink-2">
          The file cannot show {missing.join(" ")}. It has a box in its place.
        </p>
      )}
      {isShown && (
        <ModalPanel
          onClose={() => setShown(false)}
          aria-describedby={undefined}
          className="inset-0 overflow-y-auto bg-surface p-4 sm:p-8 print:hidden"
        >
          <DialogTitle className="sr-only">The page for the visit</DialogTitle>
          <CloseButton className="fixed end-3 top-3 bg-surface" />
          <VisitSheet page={page} className="mx-auto max-w-full rounded-1 p-4 pt-8 sm:p-10" />
        </ModalPanel>
      )}
    </div>
  );
}
