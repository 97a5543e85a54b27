import type { Side } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { LegalName } from '../../../people/accounts/domain/legal-name.ts';
import { isNameOfAccount } from '../../../people/signatures/domain/signature.ts';
import { hasLegalNames } from './memorandum-readiness.ts';
import type { Reservation } from './reservation.ts';
import { createSaleConflictError } from './sale-decision.ts';
import type { Sale } from './sale.ts';

/** The side that acts on a reservation agreement. */
export interface ActingSide {
  readonly side: Side;
  /** The last version that it knew, 0 without one. */
  readonly seenVersion: number;
}

/** Whether a side has given a name that papers can print and that is the account's. */
export function hasOwnName(sale: Sale, side: Side, account: LegalName): boolean {
  return (
    hasLegalNames(sale, side) &&
    (sale.parties[side]?.legalNames.some((name) => isNameOfAccount(account, name)) ?? false)
  );
}

/** Whether the sale is agreed and not binding yet. */
export function isOpen({ status }: Pick<Sale, 'status'>): boolean {
  return status === 'under_offer' || status === 'sold_stc';
}

/** Why a sale that isn't open is not. */
export function describeClosedSale({ status }: Pick<Sale, 'status'>): string {
  return status === 'fallen_through' ? 'This sale fell through.' : 'The sale is binding already.';
}

export function assertOpen(sale: Sale): void {
  if (!isOpen(sale)) throw createSaleConflictError(sale, describeClosedSale(sale));
}

export function assertNamed(sale: Sale, side: Side, account: LegalName): void {
  if (hasOwnName(sale, side, account)) return;
  throw new AppError(
    'conflict',
    'The agreement binds you, so it needs your own name. Set your first and last name in your account, and give the same name in your details of the sale.',
    { state: 'names' },
  );
}

/** @param reservation the last version, undefined without one */
export function assertSeenVersion(
  sale: Sale,
  reservation: Reservation | undefined,
  seenVersion: number,
): void {
  if ((reservation?.version ?? 0) === seenVersion) return;
  throw createSaleConflictError(sale, 'There are other terms by now. Read them first.');
}
