import type { PageFacts } from "@/content/page";
import { paths } from "@/lib/paths";
import { useSettings } from "@/lib/use-settings";

const SHARED_PICTURE = "/share.png";

/** Asks search engines to leave a page out. */
export function HiddenFromSearch() {
  return <meta name="robots" content="noindex" />;
}

/** What search engines and link previews learn about a page; its title comes from the page itself. */
export function PageMetadata({ page }: { page: PageFacts }) {
  const { siteUrl, brandName } = useSettings();
  const { path, title, description, kind } = page;
  return (
    <>
      <meta name="description" content={description} />
      {kind === "account" && <HiddenFromSearch />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brandName} />
      <meta property="og:title" content={path === paths.home ? brandName : title} />
      <meta property="og:description" content={description} />
      {siteUrl !== null && (
        <>
          <link rel="canonical" href={`${siteUrl}${path}`} />
          <meta property="og:url" content={`${siteUrl}${path}`} />
          <meta property="og:image" content={`${siteUrl}${SHARED_PICTURE}`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
