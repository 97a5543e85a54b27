/** `Ann Smith` of `ann smith`: how a username is shown, in the site, in mails and in papers. */
export const toTitleCase = (name: string): string =>
  name
    .split(/[\s_]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** A person's name as it is shown; `otherwise` for who has none, or is gone. */
export const formatName = (
  person: { readonly user_name?: string | null } | null | undefined,
  otherwise: string,
): string => toTitleCase(person?.user_name ?? '') || otherwise;
