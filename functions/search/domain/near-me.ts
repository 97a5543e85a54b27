/** Words that mean where the person is, which only their browser knows. */
const nearMe =
  /\b(?:homes?\s|houses?\s|flats?\s|propert(?:y|ies)\s)?(?:near(?:\sby)?|around|close\sto|by)\s(?:me|here|my\s(?:location|home|house))\b|\bmy\slocation\b|^nearby$/i;

export const asksNearMe = (text: string): boolean => nearMe.test(text);

/** The text without these words. */
export const dropNearMe = (text: string): string => text.replace(nearMe, '').replaceAll(/\s+/g, ' ').trim();
