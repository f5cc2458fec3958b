import { ArrowUpRight, ChevronDown, Mail, Siren } from "lucide-react";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { Link } from "react-router-dom";

import { NewTabLink } from "@/components/new-tab-link";
import { pageLinks } from "@/content/page-links";
import { cn } from "@/lib/cn";
import { pageTitles, paths } from "@/lib/paths";
import { useSettings } from "@/lib/use-settings";

import { BrandLink } from "./brand-link";
import { LinkName } from "./link-name";
import { allPagesId, footerColumns, type SiteLink } from "./site-links";

/** The list of all pages: folded on a phone until she opens it, open on wider screens and without scripts. */
function FoldedPages({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={allPagesId}
        onClick={() => setOpen(!isOpen)}
        className="needs-scripts flex min-h-11 items-center gap-2 font-semibold md:hidden"
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className={cn("size-5", isOpen && "[transform:scaleY(-1)]")}
        />
      </button>
      <div
        id={allPagesId}
        className={cn(
          "folds grid-cols-2 gap-x-6 gap-y-8 md:grid md:grid-cols-[1.6fr_1fr_1fr_1fr]",
          isOpen ? "grid pt-6" : "hidden",
        )}
      >
        {children}
      </div>
    </>
  );
}

/** The look of a link, or of a button that stands among links, at the foot of a page. */
export const footerLinkLook =
  "inline-flex min-h-11 items-center gap-2.5 text-start text-sm text-on-cloth no-underline hover:underline";
const titleLook =
  "mb-1 font-body text-sm leading-snug font-semibold tracking-normal text-on-cloth-2";

function neverChanges(): () => void {
  return () => undefined;
}

/** The year of the reader's calendar; unknown while pages are made ahead of time. */
function useCurrentYear(): number | null {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => null,
  );
}

function FooterLink({ to, label, isOutside = false }: SiteLink) {
  if (!isOutside) {
    return (
      <Link to={to} className={footerLinkLook}>
        <LinkName to={to} label={label} />
      </Link>
    );
  }
  return (
    <NewTabLink href={to} className={footerLinkLook}>
      {label}
      <ArrowUpRight aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
    </NewTabLink>
  );
}

function SocialLinks() {
  const { socialProfiles } = useSettings();
  if (socialProfiles.length === 0) return null;
  return (
    <ul aria-label="Social profiles" className="mt-3 flex max-w-[19rem] flex-wrap gap-x-5">
      {socialProfiles.map(({ name, url }) => (
        <li key={name}>
          <NewTabLink
            href={url}
            className="inline-flex min-h-11 items-center text-sm text-on-cloth underline hover:decoration-2"
          >
            {name}
          </NewTabLink>
        </li>
      ))}
    </ul>
  );
}

/** The foot of every page: what the site is, where its parts are, and how to reach the people behind it. */
export function SiteFooter({ privacyChoices }: { privacyChoices?: ReactNode }) {
  const year = useCurrentYear();
  const { brandName, contactEmail, newsletterUrl } = useSettings();
  return (
    <footer className="on-cloth hem-stitch pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto max-w-[calc(var(--page)+2*var(--gutter))] px-(--gutter) pt-8 pb-21 md:pt-18">
        <FoldedPages label={`${brandName}, all pages`}>
          <div className="col-span-2 md:col-span-1">
            <div className="[&_svg]:text-cloth-line">
              <BrandLink markClassName="size-9" />
            </div>
            <p className="mt-3 max-w-[31ch] text-sm leading-relaxed text-on-cloth-2">
              Empowering women with PCOS through education, support, and innovative solutions.
            </p>
            <SocialLinks />
          </div>
          {footerColumns(newsletterUrl).map(({ title, links }) => (
            <nav key={title} aria-label={`${title}, foot of the page`}>
              <h2 className={titleLook}>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <FooterLink {...link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <nav aria-label="Contact, foot of the page">
            <h2 className={titleLook}>Contact</h2>
            <ul>
              {contactEmail !== null && (
                <li>
                  <a href={`mailto:${contactEmail}`} className={footerLinkLook}>
                    <Mail aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
                    Email the clinic
                  </a>
                </li>
              )}
              {pageLinks.lists.legal.map((link) => (
                <li key={link.to}>
                  <FooterLink {...link} />
                </li>
              ))}
              {privacyChoices && <li>{privacyChoices}</li>}
            </ul>
          </nav>
        </FoldedPages>
        <Link to={paths.urgentHelp} className={footerLinkLook}>
          <Siren aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
          {pageTitles.urgentHelp}
        </Link>
        <div className="mt-4 flex flex-wrap justify-between gap-x-8 gap-y-3 border-t border-cloth-line/30 pt-6 text-sm text-on-cloth-2 md:mt-8">
          <p>
            © <span className="inline-block min-w-[4ch] tabular-nums noscript:hidden">{year}</span>{" "}
            {brandName}. All rights reserved.
          </p>
          <p>PCOS is now also called PMOS. Information here is not a diagnosis.</p>
        </div>
      </div>
    </footer>
  );
}
