const SAFE_PLACE = "https://www.bbc.com/weather";

/** Leaves the site for a weather page and takes this page out of the way back. */
export function QuickExit() {
  return (
    <a
      href={SAFE_PLACE}
      rel="noreferrer"
      onClick={(event) => {
        event.preventDefault();
        location.replace(SAFE_PLACE);
      }}
      className="inline-flex min-h-12 items-center justify-center rounded-1 border-[1.5px] border-line-strong px-6 font-semibold text-ink no-underline hover:bg-primary-soft"
    >
      Leave this page fast
    </a>
  );
}
