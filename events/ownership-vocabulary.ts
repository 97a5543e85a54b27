import * as z from 'zod';

/** What a check of ownership rests on: a title of the land register, or a document that staff accepted. */
export const OwnershipBasis = z.enum(['register', 'document']);
export type OwnershipBasis = z.output<typeof OwnershipBasis>;

/** Why the land register did not confirm a seller as the owner. */
export const OwnershipDoubt = z.enum([
  'name',
  'similar_name',
  'middle_name',
  'not_a_person',
  'other_address',
  'other_tenure',
  'not_found',
  'too_many_titles',
  'no_answer',
]);
export type OwnershipDoubt = z.output<typeof OwnershipDoubt>;

/** Why a proof of ownership no longer counts. */
export const OwnershipLapse = z.enum([
  'home_changed',
  'name_changed',
  'title_changed',
  'address_lost',
  'off_market',
  'sold',
  'removed',
]);
export type OwnershipLapse = z.output<typeof OwnershipLapse>;
