import { pageLinks } from "@/content/page-links";
import { forwards, paths } from "@/lib/paths";

export type SiteLink = { to: string; label: string; isOutside?: boolean };

const { lists } = pageLinks;

function pageBehind(to: string): string {
  return forwards[to] ?? to;
}

/** The links of the top bar, in their order. */
export const mainLinks = lists.top;

/** The link of the top bar that leads to a page, maybe by way of an address that forwards. */
export function pageLink(path: string): SiteLink {
  const link = mainLinks.find(({ to }) => pageBehind(to) === path);
  if (link === undefined) throw new Error(`The top bar has no link to ${path}.`);
  return link;
}

/** Where all pages of the site are listed: at the foot of each. */
export const allPagesId = "all-pages";

export type FooterColumn = { title: string; links: readonly SiteLink[] };

/** The columns of links at the foot of every page, without the contact column. */
export function footerColumns(newsletterUrl: string | null): readonly FooterColumn[] {
  const newsletter = { label: "Subscribe to Newsletter", isOutside: true } as const;
  return [
    { title: "Features", links: lists.features },
    {
      title: "Resources",
      links: lists.resources.flatMap((link): SiteLink[] =>
        link.to === paths.survey && newsletterUrl !== null
          ? [link, { to: newsletterUrl, ...newsletter }]
          : [link],
      ),
    },
  ];
}

/** Whether a link leads to the page that is open, also by way of a redirect. */
export function isCurrentLink(to: string, pathname: string): boolean {
  const page = pathname === "/" ? "/" : pathname.replace(/\/+$/, "");
  return to === page || pageBehind(to) === page;
}
