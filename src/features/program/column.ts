/** The width and the margins of a page's text inside a band that fills the screen. */
export const column = "mx-auto w-full max-w-[calc(var(--page)+2*var(--gutter))] px-(--gutter)";
