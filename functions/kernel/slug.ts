/** Characters of a slug made of a text. */
const longest = 80;

/** A text as a slug, e.g. `how-to-sell`; `fallback` if no letter or digit of it can be written in ASCII. */
export function toSlug(text: string, fallback: string): string {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const kept = words.reduce((slug, word) => {
    const next = slug === '' ? word.slice(0, longest) : `${slug}-${word}`;
    return next.length <= longest ? next : slug;
  }, '');
  return kept === '' ? fallback : kept;
}
