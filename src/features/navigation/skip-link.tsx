/** The first stop of the keyboard: past the menu, to the page itself. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed start-4 top-2 z-50 -translate-y-24 rounded-1 bg-primary px-5 py-3 font-semibold text-on-primary focus:translate-y-0"
    >
      Skip to main content
    </a>
  );
}
