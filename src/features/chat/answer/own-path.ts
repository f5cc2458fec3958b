/** A path of this site; an address that could lead elsewhere is none. */
export function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}
