import { Page, PageTitle } from "@/components/page";
import { bmiTexts } from "@/content/bmi-recommendations";
import { BmiCalculator } from "@/features/bmi/bmi-calculator";

/** A number from height and weight, with what it can and cannot tell. */
export function BmiCalculatorPage() {
  return (
    <Page title="BMI Calculator" width="wide">
      <PageTitle lead={bmiTexts.lead}>BMI Calculator</PageTitle>
      <BmiCalculator />
    </Page>
  );
}
