const smallWords = new Set([
  'and',
  'by',
  'en',
  'in',
  'le',
  'next',
  'of',
  'on',
  'the',
  'to',
  'under',
  'upon',
  'with',
]);
const codePattern = /^[a-z]{1,2}\d[a-z\d]?(?: \d[a-z]{2})?$/;

function toName(slug: string): string {
  const text = slug.replaceAll('-', ' ');
  if (codePattern.test(text)) return text.toUpperCase();
  return text
    .split(' ')
    .map((word, nth) =>
      nth > 0 && smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}

/** The label of a place by its id alone, until the search answers: `newport_gwent` is "Newport, Gwent". */
export function toPlaceLabel(id: string): string {
  return id.split('_').map(toName).join(', ');
}
