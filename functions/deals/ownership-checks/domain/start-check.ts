import type { DomainEvent } from '../../../../events/define.ts';
import { OwnershipCheckRequested } from '../../../../events/ownership.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import { isOwnershipProvable, landRegisters, type OwnershipCheck } from './ownership-check.ts';
import { listRegisterNames } from './register-name.ts';

/** A check with the events of its change. */
export interface OwnershipUpdate {
  readonly check: OwnershipCheck;
  readonly events: readonly DomainEvent[];
}

/** What a check begins with: an earlier one of the home, and the question to ask. */
interface OwnershipStart {
  readonly previous: OwnershipCheck | undefined;
  readonly questionId: string;
  readonly titleNumber: string | undefined;
}

type Seller = Pick<Account, 'firstName' | 'lastName' | 'identityCheckedAt'>;
type CheckedHome = Pick<Property, 'id' | 'ownerId' | 'status' | 'address'>;

/**
 * Whether a seller's right to a home can be proved now.
 * @throws 409 `identity_missing`, or the status of a home that is sold or removed
 */
export function assertProvable(home: CheckedHome, seller: Seller): void {
  if (!isOwnershipProvable(home.status))
    throw new AppError('conflict', 'There’s nothing to prove for this home any more.', {
      state: home.status,
    });
  if (seller.identityCheckedAt === undefined)
    throw new AppError('conflict', 'Have your identity checked first, so that your name is proved.', {
      state: 'identity_missing',
    });
}

/**
 * Begins a check with the land register, or asks again where the register did not answer. A verified home is checked
 * again for another title number alone.
 * @throws 409 `not_covered` outside England and Wales, `name_not_askable`, `checking`, `in_review`, `verified`, and
 * as `assertProvable` does
 */
export function startOwnershipCheck(
  home: CheckedHome,
  seller: Seller,
  { previous, questionId, titleNumber }: OwnershipStart,
  now: Date,
): OwnershipUpdate {
  assertProvable(home, seller);
  if (landRegisters[home.address.nation] !== 'hm_land_registry')
    throw new AppError(
      'conflict',
      'We can’t ask the land register of this nation. Send a document instead.',
      {
        state: 'not_covered',
      },
    );
  if (listRegisterNames(seller).length === 0)
    throw new AppError(
      'conflict',
      'The land register takes a first and a last name in Latin letters. Send a document instead.',
      { state: 'name_not_askable' },
    );
  assertMayBegin(previous, titleNumber);
  const at = now.toISOString();
  const waiting = previous?.status === 'checking' ? previous.question : undefined;
  // The same question keeps its id, so that the register charges for it once.
  const isSame = waiting !== undefined && waiting.titleNumber === titleNumber;
  const question = {
    id: isSame ? waiting.id : questionId,
    ...(titleNumber !== undefined && { titleNumber }),
    tries: 0,
    answers: isSame ? waiting.answers : 0,
  };
  const ids = { propertyId: home.id, ownerId: home.ownerId };
  return {
    check: {
      ...ids,
      status: 'checking',
      question,
      documents: previous?.documents ?? [],
      createdAt: previous?.createdAt ?? at,
      updatedAt: at,
      version: (previous?.version ?? 0) + 1,
    },
    events: [OwnershipCheckRequested.of({ ...ids, questionId: question.id })],
  };
}

function assertMayBegin(previous: OwnershipCheck | undefined, titleNumber: string | undefined): void {
  if (!previous) return;
  const { status, question } = previous;
  if (status === 'checking' && question?.nextTryAt === undefined)
    throw new AppError('conflict', 'We’re asking the land register.', { state: 'checking' });
  if (status === 'in_review')
    throw new AppError('conflict', 'One of us is looking at your document.', { state: 'in_review' });
  if (status === 'verified' && (titleNumber === undefined || titleNumber === previous.titleNumber))
    throw new AppError('conflict', 'You’ve proved that this home is yours already.', { state: 'verified' });
}
