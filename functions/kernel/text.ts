/** The first letter of a name, and those after a space, a hyphen, a full stop and an apostrophe. */
const firstLetter = /(?<![^\s.'’-])\p{L}/gu;

/** Georgian has capitals for whole words only. */
const toCapital = (letter: string): string =>
  /\p{Script=Georgian}/u.test(letter) ? letter : letter.toUpperCase();

/**
 * The display form of a username in the site, mails and PDFs: each part begins with a capital, and the rest
 * stays as it was typed. `Anne-Marie O’Neill` for `anne-marie o’neill`, and `McNeill` stays.
 */
export function toTitleCase(name: string): string {
  return name
    .split(/[\s_]+/)
    .filter(Boolean)
    .join(' ')
    .replaceAll(firstLetter, toCapital);
}

/** Makes the first letter upper case. */
export function capitaliseFirst(text: string): string {
  return text.replace(/^\p{L}/u, (first) => first.toUpperCase());
}

/** A person's display name; `otherwise` for a person without a name or a deleted one. */
export function formatName(
  person: { readonly user_name?: string | null } | null | undefined,
  otherwise: string,
): string {
  return toTitleCase(person?.user_name ?? '') || otherwise;
}

/** Control characters that no HTML document may hold. */
const notInHtml = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu;

/** Escapes text for HTML, also within attribute quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll(notInHtml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
