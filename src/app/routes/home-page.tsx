import { Page } from "@/components/page";
import { CallToAction } from "@/features/home/call-to-action";
import { SignedInStart } from "@/features/home/signed-in-start";
import { Hero } from "@/features/home/hero";
import { OneInTen } from "@/features/home/one-in-ten";
import { StartingPoints } from "@/features/home/starting-points";
import { NewsletterPanel } from "@/features/newsletter/newsletter-panel";

/** The first page: what the site offers, for whom, and where to begin. */
export function HomePage() {
  return (
    <Page title={BRAND_NAME} width="full">
      {/* The first screen is set as a whole, so it is shown as a whole. */}
      <link rel="expect" href="#features" blocking="render" />
      <SignedInStart />
      <Hero />
      <OneInTen />
      <StartingPoints />
      <CallToAction />
      <div className="mx-auto max-w-[calc(var(--page)+2*var(--gutter))] px-(--gutter) py-14">
        <NewsletterPanel />
      </div>
    </Page>
  );
}
