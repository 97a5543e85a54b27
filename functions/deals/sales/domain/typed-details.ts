import * as z from 'zod';
import { OptionalPhone, PrintedPhone } from '../../../kernel/phone.ts';
import { isPrintable, latinNameOnPapers } from '../../../kernel/printable.ts';
import {
  createPlainLineSchema,
  noBankDetails,
} from '../../../people/content-rules/domain/no-bank-details.ts';
import { isNameAlone, notNameAlone } from '../../../people/content-rules/domain/person-name.ts';
import { PartyDetails } from './sale.ts';
import { SolicitorDetails } from './solicitor.ts';

// Apart from what is stored, so that only functions that read what is typed carry the rules of names and the library for
// numbers, and neither refuses the sale that holds one.

const PhoneNote = createPlainLineSchema(80);
/** The note that people write beside a number is a text like any other on the papers. */
const hasPlainNote = (printed: string): boolean =>
  PhoneNote.safeParse(/ \(([^()]*)\)$/.exec(printed)?.[1] ?? '').success;

/** A solicitor as people type them in. */
export const TypedSolicitor = SolicitorDetails.extend({
  contact: SolicitorDetails.shape.contact.refine(isNameAlone, notNameAlone),
  phone: SolicitorDetails.shape.phone.pipe(PrintedPhone.refine(hasPlainNote, noBankDetails)),
});

/** What one side types in for the memorandum of sale. */
export const TypedParty = PartyDetails.extend({
  legalNames: z
    .array(
      PartyDetails.shape.legalNames.element
        .refine(isNameAlone, notNameAlone)
        .refine(isPrintable, latinNameOnPapers),
    )
    .max(4),
  phone: OptionalPhone.refine(hasPlainNote, noBankDetails).optional(),
});
