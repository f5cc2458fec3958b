import { MedicalPageData } from "@/app/medical-page-data";
import { Page, PageTitle } from "@/components/page";
import { bmiTexts } from "@/content/bmi-recommendations";
import { ReadNext } from "@/features/article/read-next";
import { BmiCalculator } from "@/features/bmi/bmi-calculator";
import { pageTitles } from "@/lib/paths";

/** A number from height and weight, with what it can and cannot tell. */
export function BmiCalculatorPage() {
  return (
    <Page title={pageTitles.bmiCalculator} width="wide">
      <MedicalPageData page="bmiCalculator" />
      <PageTitle lead={bmiTexts.lead}>{pageTitles.bmiCalculator}</PageTitle>
      <BmiCalculator />
      <ReadNext ids={["weight-and-bmi", "long-term-health"]} isWide />
    </Page>
  );
}
