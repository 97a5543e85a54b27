import { type OfferId, type Side, sideOf, type UserId } from '../../../../events/vocabulary.ts';
import { formatLondonDay } from '../../../kernel/london-time.ts';
import { formatPence } from '../../../kernel/money.ts';
import type { LegalName } from '../../../people/accounts/domain/legal-name.ts';
import { describeBindingIntent, describeIntent } from '../../../people/signatures/domain/intent.ts';
import type { SignedPaperKind } from '../../../people/signatures/domain/paper-kind.ts';
import { findMemorandum } from '../adapters/memorandum-repository.ts';
import { legalWordingOf } from '../domain/legal-wording.ts';
import { reservationTitle } from '../domain/reservation-words.ts';
import type { SaleDecision, SaleStamp } from '../domain/sale-decision.ts';
import type { Sale } from '../domain/sale.ts';
import {
  assertSignable,
  hasBothSignatures,
  listSignerNames,
  type PaperSigning,
  signMemorandum,
} from '../domain/sign-memorandum.ts';
import { getReservationToSign, listReservationNames, signReservation } from '../domain/sign-reservation.ts';
import { listSigningEndEvents, settleSigning } from '../domain/signing-end.ts';
import { assertSignedOnGable } from './get-provider-signing.ts';
import { createSaleNotFoundError, getSale, type SaleContext } from './get-sale.ts';

interface PaperToSign {
  readonly version: number;
  readonly title: string;
  /** By which the side can sign. */
  readonly names: readonly string[];
  /** What signing says. */
  readonly intent: string;
  readonly sign: (signing: PaperSigning, stamp: SaleStamp) => SaleDecision;
  /** Whether a person of each side has signed it in a sale. */
  readonly isComplete: (sale: Sale) => boolean;
}

/** @throws 404 for a sale that is not the person's */
export async function getSaleOfSigner(
  offerId: OfferId,
  signerId: UserId,
): Promise<{ readonly deal: SaleContext; readonly side: Side }> {
  const deal = await getSale(offerId);
  const side = sideOf(deal.offer, signerId);
  if (!side) throw createSaleNotFoundError();
  return { deal, side };
}

/**
 * The paper that a side of a sale signs now.
 * @throws 409 where there is nothing that it can sign
 */
export async function getPaperToSign(
  kind: SignedPaperKind,
  sale: Sale,
  { side, account, now }: { readonly side: Side; readonly account: LegalName; readonly now: Date },
): Promise<PaperToSign> {
  return kind === 'memorandum'
    ? getMemorandumToSign(sale, side, now)
    : findAgreementToSign(sale, { side, account, now });
}

async function getMemorandumToSign(stored: Sale, side: Side, now: Date): Promise<PaperToSign> {
  const sale = settleSigning(stored, now);
  assertSignable(sale, side);
  await assertSignedOnGable(sale);
  const memorandum = await findMemorandum(sale.offerId, sale.memoranda.at(-1)?.version ?? 0);
  if (!memorandum) throw createSaleNotFoundError();
  const { document } = legalWordingOf(memorandum.nation);
  return {
    version: memorandum.version,
    title: document,
    names: listSignerNames(sale, memorandum, side),
    intent: describeIntent(document.toLowerCase(), memorandum.nation),
    sign: (signing, stamp) => {
      const decision = signMemorandum(sale, memorandum, signing, stamp);
      return { ...decision, events: [...listSigningEndEvents(stored, sale), ...decision.events] };
    },
    isComplete: (signed) => hasBothSignatures(signed),
  };
}

function findAgreementToSign(
  sale: Sale,
  { side, account, now }: { readonly side: Side; readonly account: LegalName; readonly now: Date },
): PaperToSign {
  const reservation = getReservationToSign(sale, side, formatLondonDay(now));
  return {
    version: reservation.version,
    title: reservationTitle,
    names: listReservationNames(sale, reservation, side, account),
    intent: describeBindingIntent(reservationTitle.toLowerCase(), formatPence(reservation.terms.costsPence)),
    sign: (signing, stamp) => signReservation(sale, { ...signing, account }, stamp),
    isComplete: (signed) => signed.reservations.at(-1)?.signatures.length === 2,
  };
}
