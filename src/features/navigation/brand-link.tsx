import { Link } from "react-router-dom";

import { Logo } from "@/components/logo";
import { paths } from "@/lib/paths";

/** The logo with the name of the site; leads home. */
export function BrandLink({ markClassName }: { markClassName: string }) {
  return (
    <Link
      to={paths.home}
      className="inline-flex min-h-11 items-center gap-3 rounded-1 font-display text-[1.3125rem] font-semibold tracking-[-0.012em] whitespace-nowrap text-current no-underline"
    >
      <Logo className={markClassName} />
      {BRAND_NAME}
    </Link>
  );
}
