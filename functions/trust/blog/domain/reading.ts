const wordsPerMinute = 230;
const maxExcerptLength = 220;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

/** The words of sanitised HTML; blocks end with a space. */
export function extractText(html: string): string {
  return html
    .replaceAll(
      /<\/?(?:p|h[1-6]|li|ul|ol|blockquote|pre|figure|figcaption|br|hr|img|caption|t[hdr])\b[^<>]*>/g,
      ' ',
    )
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Whole minutes that an adult needs for a text, at least one. */
export function countReadMinutes(text: string): number {
  return Math.max(1, Math.round(text.split(' ').filter(Boolean).length / wordsPerMinute));
}

/** What a heading, a table or the words under a picture say are no sentences to begin with. */
const besideProse = /<(h[1-6]|table|figure|pre)\b[^<>]*>[\s\S]*?<\/\1>/g;
const extractProse = (html: string): string => extractText(html.replaceAll(besideProse, ' '));

/** The beginning of sanitised HTML: whole sentences where they fit, else whole words and an ellipsis. */
export function createExcerpt(html: string): string {
  const text = extractProse(html) || extractText(html);
  if (text.length <= maxExcerptLength) return text;
  const start = text.slice(0, maxExcerptLength);
  const sentence = Math.max(start.lastIndexOf('. '), start.lastIndexOf('? '));
  if (sentence > maxExcerptLength / 3) return start.slice(0, sentence + 1);
  const word = start.lastIndexOf(' ');
  return `${start.slice(0, word > 0 ? word : maxExcerptLength - 1).replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')}…`;
}

/** Whether sanitised HTML begins with the words of its excerpt, as it does when nobody wrote one. */
export function beginsWithExcerpt(html: string, excerpt: string): boolean {
  return extractProse(html).startsWith(excerpt.replace(/…$/, ''));
}
