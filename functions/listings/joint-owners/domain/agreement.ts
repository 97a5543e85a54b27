import * as z from 'zod';
import { AppError } from '../../../kernel/errors.ts';
import { hasConsent } from './consent.ts';
import { isCurrent, type JointOwner, toCurrentJointOwner } from './joint-owner.ts';

/**
 * How the owners of a property agreed to an acceptance: all themselves, or some by the seller's confirmation.
 */
export const OwnersAgreement = z.enum(['all_agreed', 'seller_confirmed']);
export type OwnersAgreement = z.output<typeof OwnersAgreement>;

const listNames = (owners: readonly JointOwner[]): string =>
  new Intl.ListFormat('en-GB').format(owners.map(({ name }) => name || 'a joint owner'));

/**
 * Whether the seller may accept an offer for all owners; `undefined` for a property without joint owners.
 * @throws 409 `declined` while one of them does not agree, 422 on `ownersAgree` when one has not answered, or
 * has to sign again, and the seller does not confirm that all owners agree
 */
export function assertOwnersAgree(
  owners: readonly JointOwner[],
  isConfirmed: boolean,
  now: Date,
): OwnersAgreement | undefined {
  const current = owners.map((owner) => toCurrentJointOwner(owner, now)).filter(isCurrent);
  if (current.length === 0) return undefined;
  const declined = current.filter(({ status }) => status === 'declined');
  if (declined.length > 0)
    throw new AppError(
      'conflict',
      `${listNames(declined)} didn’t agree to the sale. Speak to them, or withdraw their invitation and say why.`,
      { state: 'declined' },
    );
  const silent = current.filter((owner) => !hasConsent(owner));
  if (silent.length === 0) return 'all_agreed';
  if (isConfirmed) return 'seller_confirmed';
  const isAskedAgain = silent.every(({ status }) => status === 'accepted');
  const missing = isAskedAgain ? 'to sign again' : 'not agreed yet';
  const text = `${listNames(silent)} ${silent.length === 1 ? 'has' : 'have'} ${missing}. Confirm that all owners agree.`;
  throw new AppError('invalid', text, { errors: { ownersAgree: [text] } });
}

/**
 * Check for a buyer who accepts a counter-offer; the seller confirmed the owners' agreement when they made
 * it.
 * @throws 409 `declined` while a joint owner does not agree
 */
export function assertNoOwnerDeclined(owners: readonly JointOwner[]): void {
  if (owners.some(({ status }) => status === 'declined'))
    throw new AppError('conflict', 'The seller can’t go ahead with the sale at the moment. Message them.', {
      state: 'declined',
    });
}

/** The owners named in the memorandum of sale: those who accepted, and those confirmed by the seller. */
export function listOwnerNames(owners: readonly JointOwner[]): string[] {
  return owners.flatMap(({ status, name }) => (name !== '' && named.has(status) ? [name] : []));
}
// A pending row can have expired.
const named: ReadonlySet<JointOwner['status']> = new Set(['accepted', 'pending']);
