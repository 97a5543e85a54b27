import * as z from 'zod';
import { OfferId, PropertyId, Side, SolicitorId, UserId } from '../../../../events/vocabulary.ts';
import { EmailAddress } from '../../../kernel/email-address.ts';
import { required } from '../../../kernel/errors.ts';
import {
  createPlainLineSchema,
  createPlainTextSchema,
  noBankDetails,
} from '../../../people/content-rules/domain/no-bank-details.ts';

const accountAsPhone = /^\d{2}[- ]\d{2}[- ]\d{2}\D*\d{8}$/;

/** As stored; what people type is read by `TypedSolicitor` first. */
export const SolicitorDetails = z.object({
  firm: createPlainLineSchema(120).min(1, required),
  contact: createPlainLineSchema(120).min(1, required),
  email: EmailAddress,
  phone: z
    .string()
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
