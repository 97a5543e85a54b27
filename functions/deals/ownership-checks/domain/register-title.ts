import { TitleNumber } from '../../../listings/properties/domain/title-number.ts';

/** As HM Land Registry's own schema has it: up to three letters from A to Y and up to six digits. */
const registered = /^(?:[A-Y]{0,3}\d{1,6}|Z\d{1,6}Z)?$/;

/** A title number of England or Wales; empty while it is not known. */
export const RegisterTitleNumber = TitleNumber.regex(
  registered,
  'Enter a title number of England or Wales, like WYK123456',
);
