let known: string | undefined;

/** Sets the origin of the site where there is no address of a page. */
export function setSiteOrigin(origin: string): void {
  known = origin;
}

/** The origin of the site, for addresses that leave it. */
export function getSiteOrigin(): string {
  return known ?? window.location.origin;
}
