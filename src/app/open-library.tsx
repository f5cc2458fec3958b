import { labGuide, labTestSummaries } from "@/content/lab-guide";
import { LabGuideTables } from "@/features/lab-guide/lab-guide-tables";
import { labGuideAnchor } from "@/features/resources/category-address";
import { Library } from "@/features/resources/library";

function LabGuide() {
  return (
    <>
      <h2 id={labGuideAnchor} tabIndex={-1}>
        {labGuide.title}
      </h2>
      <p className="mt-3 mb-10 max-w-measure">{labGuide.descriptionWithinPage}</p>
      <LabGuideTables headingLevel={3} />
      <p className="mt-10 border-s-[3px] border-primary ps-4 text-sm text-ink-2">{labGuide.note}</p>
    </>
  );
}

/** The resources with the guide to lab tests, for a visitor who is known. */
export function OpenLibrary() {
  return <Library labTestCount={labTestSummaries.length} labGuide={<LabGuide />} />;
}
