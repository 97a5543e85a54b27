import {
  OwnershipReviewDecided,
  OwnershipReviewOpened,
  OwnershipVerified,
} from '../../../../events/ownership.ts';
import type { UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type OwnershipCheck, type OwnershipDocument, type SellerCapacity } from './ownership-check.ts';
import { maxOwnershipDocuments } from './ownership-limits.ts';
import type { OwnershipUpdate } from './start-check.ts';
import { changeCheck } from './take-answer.ts';

export interface SentProof {
  readonly capacity: SellerCapacity;
  readonly documents: readonly Pick<OwnershipDocument, 'id' | 'name'>[];
}

/** The documents of a proof that are not stored yet. */
export function listNewDocuments(check: OwnershipCheck | undefined, { documents }: SentProof) {
  const stored = new Set(check?.documents.map(({ id }) => id));
  return documents.filter(({ id }) => !stored.has(id));
}

/**
 * Adds documents to a check, which then waits for staff.
 * @throws 409 `verified` or `checking`, 422 for too many documents
 */
export function sendOwnershipProof(
  check: OwnershipCheck | undefined,
  ids: Pick<OwnershipCheck, 'propertyId' | 'ownerId'>,
  proof: SentProof,
  now: Date,
): OwnershipUpdate {
  if (check?.status === 'verified')
    throw new AppError('conflict', 'You’ve proved that this home is yours already.', { state: 'verified' });
  if (check?.status === 'checking' && check.question?.nextTryAt === undefined)
    throw new AppError('conflict', 'We’re asking the land register.', { state: 'checking' });
  const at = now.toISOString();
  const sent = listNewDocuments(check, proof).map((document) => ({ ...document, sentAt: at }));
  const documents = [...(check?.documents ?? []), ...sent];
  if (documents.length > maxOwnershipDocuments)
    throw new AppError('invalid', 'That’s too many documents.', {
      errors: { documents: [`Send at most ${maxOwnershipDocuments} documents for a home.`] },
    });
  const { question: _, decision: __, lapse: ___, ...rest } = check ?? {};
  return {
    check: {
      ...rest,
      ...ids,
      status: 'in_review',
      capacity: proof.capacity,
      documents,
      createdAt: check?.createdAt ?? at,
      updatedAt: at,
      version: (check?.version ?? 0) + 1,
    },
    events: check?.status === 'in_review' ? [] : [OwnershipReviewOpened.of(ids)],
  };
}

export interface ProofDecision {
  readonly outcome: 'accepted' | 'declined';
  readonly reason: string;
}

/**
 * Accepts or declines what a seller sent; the seller reads the reason.
 * @throws 409 with the status of a check that waits for no decision
 */
export function decideOwnershipProof(
  check: OwnershipCheck,
  { outcome, reason }: ProofDecision,
  by: UserId,
  now: Date,
): OwnershipUpdate {
  const { propertyId, ownerId, status, capacity } = check;
  if (status !== 'in_review')
    throw new AppError('conflict', 'These documents don’t wait for a decision.', { state: status });
  const at = now.toISOString();
  const decided = {
    ...changeCheck(check, now),
    decision: { outcome, reason, by, at },
  };
  const event = OwnershipReviewDecided.of({ propertyId, ownerId, outcome, reason });
  if (outcome === 'declined') return { check: { ...decided, status: 'declined' }, events: [event] };
  const { doubt: _, ...accepted } = decided;
  const isOwner = capacity === 'owner' || capacity === 'joint_owner';
  return {
    check: {
      ...accepted,
      status: 'verified',
      mark: { checkedAt: at, basis: 'document', seller: isOwner ? 'owner' : 'for_owner' },
    },
    events: [event, OwnershipVerified.of({ propertyId, ownerId, basis: 'document', checkedAt: at })],
  };
}
