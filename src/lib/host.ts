/** The name of the site an address belongs to; null when it is our own. */
export function hostOf(address: string): string | null {
  return address.startsWith("/") ? null : new URL(address).host;
}
