const plainAlready = /^(?!saint$)[a-z0-9]+$/;
/** Most names of several words; the other ones take ten times as long. */
const plainWords = /^[a-z0-9]+(?:[ -][a-z0-9]+)+$/;

/** A name or typed text in normal form: lower case, no accents, no punctuation, "st" for "saint", "and" for "&". */
export function normalizeText(text: string): string {
  const lower = text.toLowerCase();
  if (plainAlready.test(lower)) return lower;
  if (plainWords.test(lower) && !lower.includes('saint')) return lower.replaceAll('-', ' ');
  return lower
    .normalize('NFD')
    .replaceAll(/\p{M}|['’.]/gu, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\bsaint\b/g, 'st')
    .trim();
}
