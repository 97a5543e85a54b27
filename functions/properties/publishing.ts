import type { ReviewId } from '../../events/vocabulary.ts';
import { type ReviewFindings, toHoldReasons } from './listing-hold.ts';
import { AppError } from '../shared/errors.ts';
import { assertNotHidden } from './case-hold.ts';
import { type Decision, joined } from './decision.ts';
import { allows, move, refused } from './market.ts';
import { obstacles } from './obstacles.ts';
import type { Mover, Verb } from './moves.ts';
import type { CurrentPackage, Property } from './property.ts';
import type { Obstacle } from './views.ts';

export type Holder = 'same-owner' | 'another';

/** A review as it would begin now. */
export interface NextReview {
  readonly id: ReviewId;
  readonly dueAt: string;
  readonly findings: ReviewFindings;
}

/** What going on sale depends on beside the home itself. */
export interface Ground {
  /** The package that runs now. */
  readonly active: CurrentPackage | undefined;
  /** Who else has the address on sale. */
  readonly holder: Holder | undefined;
  /** Staff keep its owner blocked. */
  readonly ownerBlocked: boolean;
  /** The review that begins where the checks found something. */
  readonly review: NextReview;
  /** What a seller without a package can choose from. */
  readonly offered: readonly unknown[];
}

const verbs: Readonly<Partial<Record<Property['status'], Verb>>> = {
  pending_payment: 'activate',
  paused: 'resume',
};

/**
 * Puts a submitted, returned or paused home on sale; nothing where it is on sale already.
 * @throws 409 in another status, 422 with the obstacles, 402 without a package
 */
export function publish(property: Property, by: Mover, ground: Ground, now: Date): Decision | undefined {
  if (property.status === 'live') return undefined;
  if (property.status !== 'draft') return goOnSale(property, verbs[property.status], by, ground, now);
  const submitted = move(property, 'submit', by, now);
  return joined(submitted, (pending) => goOnSale(pending, 'activate', by, ground, now));
}

/**
 * Puts a home back on the market: without charge after a fall-through or while package days remain.
 * @throws as `publish` does
 */
export const relist = (property: Property, ground: Ground, now: Date): Decision | undefined =>
  property.status === 'live' ? undefined : goOnSale(property, 'relist', 'owner', ground, now);

/** Nothing where it is paused already. */
export const pause = (property: Property, now: Date): Decision | undefined =>
  property.status === 'paused' ? undefined : move(property, 'pause', 'owner', now);

function goOnSale(
  property: Property,
  verb: Verb | undefined,
  by: Mover,
  ground: Ground,
  now: Date,
): Decision {
  if (!verb || !allows(property.status, verb, by)) throw refused(property.status);
  assertNotHidden(property);
  if (ground.ownerBlocked)
    throw new AppError('conflict', 'The owner of this home is blocked, so it can not go on sale.', {
      state: 'owner_blocked',
    });
  const standing = obstacles(property, now);
  if (standing.length > 0) throw unfinished(standing);
  const free = property.status === 'fallen_through';
  if (!ground.active && !free)
    throw new AppError('payment_required', 'Choose a package to put this home on sale.', {
      more: { packages: ground.offered },
    });
  if (ground.holder === 'same-owner')
    throw new AppError('conflict', 'You have this address on sale already.', { state: property.status });
  const packed = ground.active ? { ...property, package: ground.active } : property;
  return toHoldReasons(ground.review.findings).length > 0
    ? holdForReview(packed, ground.review, now)
    : move(packed, verb, by, now);
}

/**
 * Takes a home to its review. A home on sale keeps its address meanwhile.
 * @throws 409 where the home can not be held in its status
 */
export function holdForReview(property: Property, { id, dueAt, findings }: NextReview, now: Date): Decision {
  const decision = move(property, 'hold', 'system', now);
  const review = {
    id,
    dueAt,
    reasons: toHoldReasons(findings),
    texts: findings.texts,
    images: [...new Set(findings.pictures.map(({ imageId }) => imageId))],
    from: property.status,
    openedAt: now.toISOString(),
    holdsAddress: property.status === 'live' || property.status === 'paused',
  };
  return { ...decision, property: { ...decision.property, review } };
}

/** 422 with every obstacle, by field for forms and whole for the wizard. */
export function unfinished(standing: readonly Obstacle[]): AppError {
  const errors: Record<string, string[]> = {};
  for (const { field, text } of standing) (errors[field] ??= []).push(text);
  return new AppError('invalid', 'Some details are still missing.', {
    errors,
    more: { obstacles: standing },
  });
}
