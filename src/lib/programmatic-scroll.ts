let ownPlace: number | null = null;

/** Scrolls on behalf of the page: what listens to her own scrolling takes no notice of it. */
export function scrollProgrammatically(scroll: () => void): void {
  const before = window.scrollY;
  scroll();
  if (window.scrollY !== before) ownPlace = window.scrollY;
}

/** Whether the window stands where the page itself has put it. */
export function isProgrammaticPlace(place: number): boolean {
  return place === ownPlace;
}
