import * as z from 'zod';
import {
  NewOrganisation,
  NewOrganisationKey,
  NewOrganisationMember,
} from '../../../functions/people/organisations/contract.ts';

export { NewOrganisation, NewOrganisationMember };

/** The form of a new key; the field of its days holds text. */
export const OrganisationKeyWishes = NewOrganisationKey.extend({
  days: z.string().transform(Number).pipe(NewOrganisationKey.shape.days),
});
