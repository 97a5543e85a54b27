const million = 1_000_000;
/** `£325k`, `£1.2m`: short enough for a pin. */
export function formatShortPrice(pounds: number): string {
  return pounds >= million
    ? `£${(pounds / million).toFixed(pounds >= 10 * million ? 0 : 1).replace('.0', '')}m`
    : `£${Math.round(pounds / 1_000)}k`;
}

/** The same, or `POA` for a price on application. */
export function formatPinPrice(pounds: number | undefined): string {
  return pounds === undefined ? 'POA' : formatShortPrice(pounds);
}
