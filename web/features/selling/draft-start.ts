import { paths } from '../../site/paths.ts';
import type { DraftData } from './api.ts';
import { newDraft } from './steps.ts';

/** What an owner says of a home before its draft. */
export type DraftStart = Pick<DraftData, 'postcode' | 'propertyType' | 'noOfBedrooms' | 'price'>;

/** The path of a new draft that begins with these; a login and a sign-up keep it. */
export function toNewDraftPath({ postcode, propertyType, noOfBedrooms, price }: DraftStart): string {
  const query = new URLSearchParams({ draft: newDraft, step: '1' });
  const more = { postcode, type: propertyType, bedrooms: noOfBedrooms, price };
  for (const [name, value] of Object.entries(more)) if (value !== undefined) query.set(name, String(value));
  return `${paths.addProperty}?${query}`;
}
