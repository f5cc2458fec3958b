import { HiddenFromSearch } from "@/app/page-metadata";
import { ButtonLink } from "@/components/button";
import { Motif } from "@/components/motif";
import { Page } from "@/components/page";
import { paths } from "@/lib/paths";

/** Shown at an address the site does not have. */
export function NotFoundPage() {
  return (
    <Page title="Page not found">
      <HiddenFromSearch />
      <Motif name="arches" isFilled className="mb-8 size-32 text-primary md:size-40" />
      <h1>Oops! Page not found</h1>
      <p className="mt-4 mb-8 text-lg text-ink-2">
        The address may have a typing mistake, or the page has moved.
      </p>
      <ButtonLink to={paths.home} size="lg">
        Return to Home
      </ButtonLink>
    </Page>
  );
}
