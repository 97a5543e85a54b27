import { PropertyPublished, PropertyStatusChanged } from '../../../../events/property.ts';
import { AppError } from '../../../kernel/errors.ts';
import { dayMs } from '../../../kernel/time.ts';
import { removeMarkAfterBreak, removeMarkAtEnd } from './end-owner-mark.ts';
import type { PropertyUpdate } from './property-update.ts';
import type { HistoryEntry, Property } from './property.ts';
import { type PropertyMove, type TransitionActor, propertyMoves, type PropertyVerb } from './transitions.ts';

type MarketStatus = Property['status'];

/** Days off the market after which a property counts as new again. */
export const newListingGapDays = 98;

/** The move of a verb from a status, or `undefined`. */
export function findMove(status: MarketStatus, verb: PropertyVerb): PropertyMove | undefined {
  const possible: Partial<Record<PropertyVerb, PropertyMove>> = propertyMoves[status];
  return possible[verb];
}

export function isMoveAllowed(status: MarketStatus, verb: PropertyVerb, by: TransitionActor): boolean {
  return findMove(status, verb)?.by.includes(by) ?? false;
}

/** Who moves a property, and why where they say so. */
export interface MoveCause {
  readonly by: TransitionActor;
  readonly reason?: string | undefined;
  /** Whether a pause ends the viewings. */
  readonly cancelsViewings?: boolean | undefined;
}

/**
 * Moves a property to the status after a verb.
 * @throws 409 `conflict` with the present status when the table has no such move for this mover
 */
export function applyMove(
  property: Property,
  verb: PropertyVerb,
  { by, reason, cancelsViewings }: MoveCause,
  now: Date,
): PropertyUpdate {
  const found = findMove(property.status, verb);
  if (!found?.by.includes(by)) throw createMoveRefusal(property.status);
  const at = now.toISOString();
  // These fields belong to the status that ends: a stall, a block's pause, a review and its result.
  const { stalledAt: _, pausedByBlock: __, review: ___, returned: ____, ...moving } = property;
  const saved = { ...moving, version: property.version + 1, updatedAt: at };
  const ids = { propertyId: property.id, ownerId: property.ownerId };
  if (found.to === 'live') return putOnMarket(saved, isBackFromReview(property, verb) ? 'resume' : verb, at);
  return {
    property: removeMarkAtEnd({
      ...saved,
      status: found.to,
      ...(offMarketStatuses.has(found.to) && { offMarketAt: at }),
    }),
    events: [
      PropertyStatusChanged.of({ ...ids, from: property.status, to: found.to, reason, cancelsViewings }),
    ],
    entries: [{ at, kind: 'status', status: found.to }],
  };
}

/** A property that was on sale before its review is not news to buyers. */
const isBackFromReview = ({ review }: Property, verb: PropertyVerb): boolean =>
  verb === 'approve' && (review?.from === 'live' || review?.from === 'paused');

const offMarketStatuses: ReadonlySet<MarketStatus> = new Set(['withdrawn', 'expired', 'fallen_through']);

function putOnMarket(property: Property, verb: PropertyVerb, at: string): PropertyUpdate {
  const occasion = resolveOccasion(property, verb, at);
  const first = property.firstListedAt === undefined;
  const entry: HistoryEntry = first
    ? { at, kind: 'listed', price: property.price }
    : { at, kind: 'status', status: 'live' };
  const { offMarketAt: _, ...onMarket } =
    occasion === 'first' ? removeMarkAfterBreak(property, property.offMarketAt) : property;
  return {
    property: {
      ...onMarket,
      status: 'live',
      firstListedAt: property.firstListedAt ?? at,
      ...(occasion !== 'resumed' && { listedAt: at }),
      ...(occasion === 'first' && { newAt: at }),
      ...(occasion === 'back' && { backOnMarketAt: at }),
    },
    events: [
      PropertyPublished.of({
        propertyId: property.id,
        ownerId: property.ownerId,
        price: property.price,
        occasion,
      }),
    ],
    entries: [entry],
  };
}

function resolveOccasion({ firstListedAt, offMarketAt }: Property, verb: PropertyVerb, at: string) {
  if (firstListedAt === undefined) return 'first';
  // It was approved without a break before: it was on sale until staff held it.
  if (verb === 'resume' || (verb === 'approve' && offMarketAt === undefined)) return 'resumed';
  const away = offMarketAt === undefined ? 0 : Date.parse(at) - Date.parse(offMarketAt);
  return away >= newListingGapDays * dayMs ? 'first' : 'back';
}

const refusalMessages: Readonly<Partial<Record<MarketStatus, string>>> = {
  under_review: 'We’re checking this home and will write to you within a working day.',
  sold_stc: 'A sale is agreed. If it won’t go ahead, call it off first.',
  exchanged: 'The sale is binding, so this can no longer be changed.',
  completed: 'This home is sold.',
  removed: 'This home was removed.',
};

/** A 409 error with the present status and an explanation. */
export function createMoveRefusal(status: MarketStatus): AppError {
  return new AppError(
    'conflict',
    refusalMessages[status] ?? `You can’t do this while the home is ${status.replaceAll('_', ' ')}.`,
    { state: status },
  );
}
