import type { saleRoutes } from '../../../functions/deals/sales/contract.ts';
import type { Result } from '../../../functions/kernel/http/contract.ts';

// `api.ts` asks this file how often it reads a sale.
type Sale = Result<(typeof saleRoutes)['sale']>;

/** A file follows its paper within seconds: one that isn't there by then has met a fault. */
export const longestPreparationMs = 60_000;

/** Whether a file is later than any that comes by itself; `madeAt` is when its paper was issued, agreed or signed. */
export function isPaperLate(madeAt: string, now: number): boolean {
  return now - Date.parse(madeAt) > longestPreparationMs;
}

/** Whether a file of a sale is on its way. */
export function waitsForPaper(sale: Sale, now: number): boolean {
  return listAwaited(sale).some((madeAt) => !isPaperLate(madeAt, now));
}

/** Since when each file that isn't there is awaited. */
function listAwaited({ memorandum, signing, reservation }: Sale): readonly string[] {
  const isIssued = memorandum !== undefined && !memorandum.draft;
  return [
    ...(isIssued && !memorandum.pdfUrl ? [memorandum.issuedAt] : []),
    ...(isIssued && signing && !signing.pdfUrl ? findLastSignature(signing) : []),
    ...findAwaitedAgreement(reservation?.last),
  ];
}

/** When the second of both signed; empty before. */
export function findLastSignature({ signed }: Pick<NonNullable<Sale['signing']>, 'signed'>): string[] {
  if (signed.length < 2) return [];
  return signed
    .map(({ at }) => at)
    .toSorted()
    .slice(-1);
}

function findAwaitedAgreement(agreement: NonNullable<Sale['reservation']>['last']): readonly string[] {
  const { status, agreedAt, inForceAt, pdfUrl, signedPdfUrl } = agreement ?? {};
  if (inForceAt !== undefined) return signedPdfUrl ? [] : [inForceAt];
  return status === 'agreed' && agreedAt !== undefined && !pdfUrl ? [agreedAt] : [];
}
