import type { ReviewId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { assertNotHidden } from './case-hold.ts';
import { type ReviewFindings, toHoldReasons } from './listing-hold.ts';
import { isMoveAllowed, applyMove, createMoveRefusal, type MoveCause } from './market.ts';
import { type PropertyUpdate, joinUpdates } from './property-update.ts';
import type { CurrentPackage, Property } from './property.ts';
import { listObstacles } from './publish-obstacles.ts';
import type { TransitionActor, PropertyVerb } from './transitions.ts';
import type { Obstacle } from './views.ts';

export type AddressHolderKind = 'same-owner' | 'another';

/** The review that would be opened now. */
export interface NextReview {
  readonly id: ReviewId;
  readonly dueAt: string;
  readonly findings: ReviewFindings;
}

/** What publishing depends on besides the property itself. */
export interface PublishContext {
  /** The running package. */
  readonly active: CurrentPackage | undefined;
  /** The other holder of the address. */
  readonly holder: AddressHolderKind | undefined;
  /** Whether staff block its owner. */
  readonly ownerBlocked: boolean;
  /** The review to open if the checks found something. */
  readonly review: NextReview;
  /** The packages to choose from for a seller without one. */
  readonly offered: readonly unknown[];
}

const publishVerbs: Readonly<Partial<Record<Property['status'], PropertyVerb>>> = {
  pending_payment: 'activate',
  paused: 'resume',
};

/**
 * Puts a submitted, returned or paused property on sale, or holds it for a review; `undefined` when it is on
 * sale already.
 * @throws 409 in another status, 422 with the obstacles, 402 without a package
 */
export function publishProperty(
  property: Property,
  by: TransitionActor,
  context: PublishContext,
  now: Date,
): PropertyUpdate | undefined {
  if (property.status === 'live') return undefined;
  if (property.status !== 'draft')
    return putOnSale(property, { verb: publishVerbs[property.status], by }, context, now);
  const submitted = applyMove(property, 'submit', { by }, now);
  return joinUpdates(submitted, (pending) => putOnSale(pending, { verb: 'activate', by }, context, now));
}

/**
 * Puts a property back on the market: free of charge after a fall-through or while package days remain.
 * @throws as `publishProperty` does
 */
export function relistProperty(
  property: Property,
  context: PublishContext,
  now: Date,
): PropertyUpdate | undefined {
  return property.status === 'live'
    ? undefined
    : putOnSale(property, { verb: 'relist', by: 'owner' }, context, now);
}

/** Pauses a property for its owner; `undefined` when it is paused already. */
export function pauseProperty(
  property: Property,
  { reason, cancelsViewings }: Pick<MoveCause, 'reason' | 'cancelsViewings'>,
  now: Date,
): PropertyUpdate | undefined {
  if (property.status === 'paused') return undefined;
  return applyMove(property, 'pause', { by: 'owner', reason, cancelsViewings }, now);
}

function putOnSale(
  property: Property,
  { verb, by }: { readonly verb: PropertyVerb | undefined; readonly by: TransitionActor },
  context: PublishContext,
  now: Date,
): PropertyUpdate {
  if (!verb || !isMoveAllowed(property.status, verb, by)) throw createMoveRefusal(property.status);
  assertNotHidden(property);
  if (context.ownerBlocked)
    throw new AppError('conflict', 'The owner of this home is blocked, so it can’t go on sale.', {
      state: 'owner_blocked',
    });
  const standing = listObstacles(property, now);
  if (standing.length > 0) throw createObstaclesError(standing);
  const free = property.status === 'fallen_through';
  if (!context.active && !free)
    throw new AppError('payment_required', 'Choose a package to put this home on sale.', {
      more: { packages: context.offered },
    });
  if (context.holder === 'same-owner')
    throw new AppError('conflict', 'You have this address on sale already.', { state: property.status });
  const packed = context.active ? { ...property, package: context.active } : property;
  return toHoldReasons(context.review.findings).length > 0
    ? holdForReview(packed, context.review, now)
    : applyMove(packed, verb, { by }, now);
}

/**
 * Opens a property's review. A property on sale keeps its address meanwhile.
 * @throws 409 when the property cannot be held in its status
 */
export function holdForReview(
  property: Property,
  { id, dueAt, findings }: NextReview,
  now: Date,
): PropertyUpdate {
  const decision = applyMove(property, 'hold', { by: 'system' }, now);
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

/** A 422 error with every obstacle, by field for forms and as a list for the wizard. */
export function createObstaclesError(standing: readonly Obstacle[]): AppError {
  const errors: Record<string, string[]> = {};
  for (const { field, text } of standing) (errors[field] ??= []).push(text);
  return new AppError('invalid', 'Some details are still missing.', {
    errors,
    more: { obstacles: standing },
  });
}
