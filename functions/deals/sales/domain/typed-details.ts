import * as z from 'zod';
import { OptionalPhone, PrintedPhone } from '../../../kernel/phone.ts';
import { isPrintable, latinNameOnPapers } from '../../../kernel/printable.ts';
import {
  createPlainLineSchema,
  noBankDetails,
} from '../../../people/content-rules/domain/no-bank-details.ts';
import { PartyDetails } from './sale.ts';
import { SolicitorDetails } from './solicitor.ts';

// Apart from what is stored, so that only functions that read typed numbers carry the library for them, and a stored
// number never refuses the sale that holds it.

const PhoneNote = createPlainLineSchema(80);
/** The note that people write beside a number is a text like any other on the papers. */
const hasPlainNote = (printed: string): boolean =>
  PhoneNote.safeParse(/ \(([^()]*)\)$/.exec(printed)?.[1] ?? '').success;

/** A solicitor as people type them in. */
export const TypedSolicitor = SolicitorDetails.extend({
  phone: SolicitorDetails.shape.phone.pipe(PrintedPhone.refine(hasPlainNote, noBankDetails)),
});

/** What one side types in for the memorandum of sale. */
export const TypedParty = PartyDetails.extend({
  legalNames: z.array(PartyDetails.shape.legalNames.element.refine(isPrintable, latinNameOnPapers)).max(4),
  phone: OptionalPhone.refine(hasPlainNote, noBankDetails).optional(),
});
