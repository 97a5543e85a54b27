import { ReservationSigned } from '../../../../events/reservation.ts';
import type { Side } from '../../../../events/vocabulary.ts';
import { createFieldError } from '../../../kernel/errors.ts';
import { addDays, formatLondonDay } from '../../../kernel/london-time.ts';
import type { LegalName } from '../../../people/accounts/domain/legal-name.ts';
import { isNameOfAccount } from '../../../people/signatures/domain/signature.ts';
import { assertOpen, assertSeenVersion } from './acting-side.ts';
import { findReservation, replaceLast, toReservationIds } from './reservation-end.ts';
import type { Reservation, ReservationPaper } from './reservation.ts';
import {
  createSaleConflictError,
  type SaleDecision,
  type SaleStamp,
  toNextSaleVersion,
} from './sale-decision.ts';
import type { Sale } from './sale.ts';
import type { PaperSigning } from './sign-memorandum.ts';

/**
 * The names by which a side can sign: those on the paper that it gave itself and that are the account's, since the
 * paper binds whoever the name is of.
 */
export function listReservationNames(
  { parties }: Sale,
  { paper }: Reservation,
  side: Side,
  account: LegalName,
): string[] {
  const given = new Set(parties[side]?.legalNames);
  return paper?.[side].names.filter((name) => given.has(name) && isNameOfAccount(account, name)) ?? [];
}

/**
 * The agreed version that a side can sign now.
 * @throws 409 without one, and where the side has signed it
 */
export function getReservationToSign(
  sale: Sale,
  side: Side,
  today: string,
): Reservation & { paper: ReservationPaper } {
  assertOpen(sale);
  const reservation = findReservation(sale, today);
  if (reservation?.signatures.some((signature) => signature.side === side))
    throw createSaleConflictError(sale, 'You’ve signed this version.');
  if (reservation?.status !== 'agreed' || !reservation.paper)
    throw createSaleConflictError(sale, 'There’s no agreement to sign now.');
  return { ...reservation, paper: reservation.paper };
}

/**
 * A side signs the agreed version; it is in force once both have.
 * @throws 409 for an older version and what `getReservationToSign` throws, 422 for a name that the side has not given
 */
export function signReservation(
  sale: Sale,
  { side, version, name, account }: PaperSigning & { readonly account: LegalName },
  stamp: SaleStamp,
): SaleDecision {
  const today = formatLondonDay(stamp.now);
  const reservation = getReservationToSign(sale, side, today);
  assertSeenVersion(sale, reservation, version);
  if (!listReservationNames(sale, reservation, side, account).includes(name))
    throw createFieldError(
      'name',
      'This paper binds you, so sign with your own name. Set your first and last name in your account, and give the same name in your details of the sale.',
    );
  const at = stamp.now.toISOString();
  const signed: Reservation = {
    ...reservation,
    signatures: [...reservation.signatures, { side, name, at }],
  };
  const complete = signed.signatures.length === 2;
  const until = addDays(today, 7 * reservation.terms.weeks);
  const next: Reservation = complete ? { ...signed, status: 'in_force', inForceAt: at, until } : signed;
  return {
    sale: toNextSaleVersion(replaceLast(sale, next), stamp),
    events: [
      ReservationSigned.of({
        ...toReservationIds(sale),
        version,
        side,
        complete,
        ...(complete && { until }),
      }),
    ],
  };
}
