import { lineUpTo, textUpTo } from '../../../../events/vocabulary.ts';
import { normalizeForRules } from './plain-text.ts';
import { hasBankDetails } from './warnings.ts';

/** Payment fraud uses account numbers and sort codes sent by message, so no field accepts them. */
const holdsNoBankDetails = (typed: string): boolean => !hasBankDetails(normalizeForRules(typed));

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
