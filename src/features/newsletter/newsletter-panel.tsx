/** The place of the newsletter's sign-up form, as tall as the form itself will be. */
export function NewsletterPanel() {
  return (
    <section
      id="newsletter"
      aria-label="Newsletter"
      tabIndex={-1}
      className="flex min-h-[150px] flex-col justify-center rounded-2 border border-line bg-surface px-5 py-4 sm:px-7"
    >
      <h2 className="font-body text-md leading-normal font-semibold tracking-normal">Newsletter</h2>
      <p className="text-sm text-ink-2">The newsletter is not set up on this copy yet.</p>
    </section>
  );
}
