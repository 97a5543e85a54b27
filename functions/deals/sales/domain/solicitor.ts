import * as z from 'zod';
import {
  OfferId,
  PropertyId,
  Side,
  SolicitorId,
  UserId,
  lineUpTo,
  textUpTo,
} from '../../../../events/vocabulary.ts';
import { isNameAlone, notNameAlone } from '../../../people/content-rules/domain/person-name.ts';
import { hasBankDetails } from '../../../people/content-rules/domain/warnings.ts';
import { normalizeForRules } from '../../../people/content-rules/domain/plain-text.ts';
import { EmailAddress } from '../../../kernel/email-address.ts';
import { required } from '../../../kernel/errors.ts';

/** Payment fraud uses account numbers and sort codes sent by message, so no field accepts them. */
const holdsNoBankDetails = (typed: string): boolean => !hasBankDetails(normalizeForRules(typed));
const accountAsPhone = /^\d{2}[- ]\d{2}[- ]\d{2}\D*\d{8}$/;
export const noBankDetails =
  'Don’t give bank details here. Ring the firm on a number you looked up yourself.';

/** Text for the other side without bank details; may be empty. */
export function createPlainTextSchema(max: number) {
  return textUpTo(max).refine(holdsNoBankDetails, noBankDetails);
}
/** One line of it. */
export function createPlainLineSchema(max: number) {
  return lineUpTo(max).refine(holdsNoBankDetails, noBankDetails);
}

/** As stored; what people type is read by `TypedSolicitor` first. */
export const SolicitorDetails = z.object({
  firm: createPlainLineSchema(120).min(1, required),
  contact: createPlainLineSchema(120).min(1, required).refine(isNameAlone, notNameAlone),
  email: EmailAddress,
  phone: z
    .string()
    .max(60)
    .refine((typed) => !accountAsPhone.test(typed.trim()), { error: noBankDetails, abort: true }),
  address: createPlainTextSchema(300).min(1, required),
  /** Number at the SRA, the CLC or the law society of the nation. */
  sraOrClcNo: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9/-]{3,12}$/, 'Enter the number of their regulator')
    .optional(),
  reference: createPlainLineSchema(60).optional(),
});
export type SolicitorDetails = z.output<typeof SolicitorDetails>;

/** The solicitor or conveyancer of one side of a sale. */
export const Solicitor = SolicitorDetails.extend({
  phone: z.string(),
  id: SolicitorId,
  propertyId: PropertyId,
  offerId: OfferId,
  side: Side,
  namedBy: UserId,
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Solicitor = z.output<typeof Solicitor>;
