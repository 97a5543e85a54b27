import { Postcode, PropertyId } from '../../../../events/vocabulary.ts';

/** What a search for homes asks for: an id, or a postcode with or without the number of the house. */
export type HomeQuery =
  | { readonly by: 'id'; readonly id: PropertyId }
  | { readonly by: 'postcode'; readonly postcode: string; readonly rest: string };

const postcodeInside = /\b([a-z]{1,2}\d[a-z\d]?)\s*(\d[a-z]{2})\b/i;

/** @returns `undefined` where the text has neither an id nor a whole postcode */
export function parseHomeQuery(typed: string): HomeQuery | undefined {
  const query = typed.trim();
  const id = PropertyId.safeParse(query);
  if (id.success) return { by: 'id', id: id.data };
  const found = postcodeInside.exec(query);
  const postcode = Postcode.safeParse(found?.[0] ?? '');
  if (!found || !postcode.success) return undefined;
  return {
    by: 'postcode',
    postcode: postcode.data,
    rest: query.replace(found[0], '').replaceAll(',', ' ').trim(),
  };
}

/** Whether an address has every word that was typed besides the postcode. */
export function hasWords(address: string, rest: string): boolean {
  const lower = address.toLowerCase();
  return rest
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
