/** `Ann Smith` for `ann smith`: the display form of a username in the site, mails and PDFs. */
export function toTitleCase(name: string): string {
  return name
    .split(/[\s_]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** A person's display name; `otherwise` for a person without a name or a deleted one. */
export function formatName(
  person: { readonly user_name?: string | null } | null | undefined,
  otherwise: string,
): string {
  return toTitleCase(person?.user_name ?? '') || otherwise;
}

/** Escapes text for HTML, also within attribute quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
