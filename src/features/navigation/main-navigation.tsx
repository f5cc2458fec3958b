import { Link, useLocation } from "react-router-dom";

import { isCurrentLink, mainLinks } from "./site-links";

/** The six links of the top bar; the current one carries the hand-drawn stroke. */
export function MainNavigation() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main">
      <ul className="flex justify-between gap-x-4 lg:justify-start lg:gap-x-6 nav:gap-x-4 min-[1280px]:gap-x-5">
        {mainLinks.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrentLink(to, pathname) ? "page" : undefined}
              className="inline-flex min-h-11 items-center text-sm whitespace-nowrap text-ink-2 no-underline hover:text-ink aria-[current=page]:hand-stroke aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
