/** Words that mean where the person is, which only their browser knows. */
const nearMe =
  /\b(?:homes?\s|houses?\s|flats?\s|propert(?:y|ies)\s)?(?:near(?:\sby)?|around|close\sto|by)\s(?:me|here|my\s(?:location|home|house))\b|\bmy\slocation\b|^nearby$/i;

export function asksNearMe(text: string): boolean {
  return nearMe.test(text);
}

/** The text without these words. */
export function dropNearMe(text: string): string {
  return text.replace(nearMe, '').replaceAll(/\s+/g, ' ').trim();
}
