/** Characters of a slug made of a title. */
const longest = 80;

/** A title as a slug, e.g. `how-to-sell`; `fallback` if no letter or digit of it can be written in ASCII. */
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

/** The slug and its numbered versions, to find one that is free. */
export function listSlugCandidates(slug: string, max = 50): string[] {
  return [slug, ...Array.from({ length: max - 1 }, (_, index) => `${slug}-${index + 2}`)];
}
