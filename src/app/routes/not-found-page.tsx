import { HiddenFromSearch } from "@/app/page-metadata";
import { ButtonLink } from "@/components/button";
import { Motif } from "@/components/motif";
import { Page } from "@/components/page";
import { paths } from "@/lib/paths";

/** Shown at an address the site does not have. */
export function NotFoundPage() {
  return (
    <Page title="Page not found" width="wide">
      <HiddenFromSearch />
      <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-14">
        <div className="on-cloth grid h-44 place-items-center lg:order-last lg:h-96">
          <Motif name="arches" isFilled className="size-32 text-cloth-line lg:size-56" />
        </div>
        <div>
          <h1>Oops! Page not found</h1>
          <p className="mt-4 mb-8 text-lg text-ink-2">
            The address may have a typing mistake, or the page has moved.
          </p>
          <ButtonLink to={paths.home} size="lg">
            Return to Home
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
