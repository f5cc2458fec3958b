/** The first stop of the keyboard: past the menu, to the page itself. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed start-4 top-2 z-50 [transform:translateY(-6rem)] rounded-1 bg-primary px-5 py-3 font-semibold text-on-primary focus:[transform:none]"
    >
      Skip to main content
    </a>
  );
}
