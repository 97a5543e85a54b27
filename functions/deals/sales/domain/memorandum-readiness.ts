import * as z from 'zod';
import { hasPrintableLetter } from '../../../kernel/printable.ts';
import type { Sale } from './sale.ts';

/** What the first memorandum waits for. */
export const MissingDetail = z.enum([
  'seller_solicitor',
  'buyer_solicitor',
  'seller_names',
  'buyer_names',
  'title_number',
]);
export type MissingDetail = z.output<typeof MissingDetail>;

/** What a memorandum would lack now: a solicitor, a side's legal names, or the title number. */
export function listMissingDetails({ solicitors, parties, details }: Sale): MissingDetail[] {
  const isGiven: Readonly<Record<MissingDetail, boolean>> = {
    seller_solicitor: solicitors.seller !== undefined,
    buyer_solicitor: solicitors.buyer !== undefined,
    seller_names: hasLegalNames({ parties }, 'seller'),
    buyer_names: hasLegalNames({ parties }, 'buyer'),
    title_number: hasTitleAnswer({ details }),
  };
  return MissingDetail.options.filter((detail) => !isGiven[detail]);
}

/** Whether a side has given names that papers can print. */
export function hasLegalNames({ parties }: Pick<Sale, 'parties'>, side: 'seller' | 'buyer'): boolean {
  return parties[side]?.legalNames.some(hasPrintableLetter) ?? false;
}

/** A home that is not registered has no number; its seller says so. */
export function hasTitleAnswer({ details }: Pick<Sale, 'details'>): boolean {
  return Boolean(details.titleNumber) || details.isWithoutTitleNumber === true;
}

/** Whether the first memorandum can go out: it is still a draft, and nothing is missing. */
export function isReadyToIssue(sale: Sale): boolean {
  return sale.memoranda.length === 0 && listMissingDetails(sale).length === 0;
}

/** Whether the sale goes on while its first memorandum waits for details. */
export function isDraft({ memoranda, status }: Pick<Sale, 'memoranda' | 'status'>): boolean {
  return memoranda.length === 0 && status === 'sold_stc';
}
