import * as z from 'zod';

/**
 * `WYK123456` for a title number as it stands in papers: spaces, signs and the words before it do not count.
 */
const formatTitleNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/^(?:(?:HM)?LANDREGISTRY)?(?:TITLE|FOLIO)(?:NUMBER|NO)?(?=[A-Z]*\d)/, '');

/**
 * England and Wales have a district's letters and digits, or digits alone; Scotland three letters of a county
 * and digits; Northern Ireland two letters of a county, digits, and L for a leasehold folio.
 */
const titleNumber = /^(?:[A-Z]{0,4}\d{1,9}|[A-Z]{2}\d{1,6}L)?$/;

/** A title or folio of the land register of any nation; empty while it is not known. */
export const TitleNumber = z
  .string()
  .trim()
  .max(60)
  .overwrite(formatTitleNumber)
  .regex(titleNumber, 'Enter a title number, like WYK123456');
