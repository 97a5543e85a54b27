import type { OfferId } from '../../../../events/vocabulary.ts';
import type { PrintableDocument } from '../../../kernel/pdf/printable-document.ts';
import { findMemorandum } from '../adapters/memorandum-repository.ts';
import type { PaperVersion } from '../adapters/paper-file-store.ts';
import { findSale } from '../adapters/sale-repository.ts';
import type { Memorandum } from '../domain/memorandum.ts';
import type { ReservationPaper } from '../domain/reservation.ts';
import { toMemorandumPaper } from './memorandum-paper.ts';
import { toReservationPaper } from './reservation-paper.ts';

interface IssuedPaper {
  readonly contents: PrintableDocument;
  readonly issuedAt: string;
  /** Whom it names on each side. */
  readonly parties: Pick<Memorandum | ReservationPaper, 'seller' | 'buyer'>;
}

/** A version of a paper as it was issued; undefined where there is none. */
export async function findIssuedPaper(
  { kind, offerId, version }: PaperVersion,
  operator: string | undefined,
): Promise<IssuedPaper | undefined> {
  if (kind === 'reservation') return findAgreement(offerId, version, operator);
  const issued = await findMemorandum(offerId, version);
  return (
    issued && { contents: toMemorandumPaper(issued, operator), issuedAt: issued.issuedAt, parties: issued }
  );
}

async function findAgreement(
  offerId: OfferId,
  version: number,
  operator: string | undefined,
): Promise<IssuedPaper | undefined> {
  const sale = await findSale(offerId);
  const reservation = sale?.reservations.find((one) => one.version === version);
  if (!reservation?.paper) return undefined;
  const { paper } = reservation;
  return {
    contents: toReservationPaper(reservation, paper, operator),
    issuedAt: paper.agreedAt,
    parties: paper,
  };
}
