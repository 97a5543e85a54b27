import { PropertyPublished, PropertyStatusChanged } from '../../events/property.ts';
import { AppError } from '../shared/errors.ts';
import { dayMs } from '../shared/time.ts';
import type { Decision } from './decision.ts';
import { type Move, type Mover, moves, type Verb } from './moves.ts';
import type { HistoryEntry, Property } from './property.ts';

type Status = Property['status'];

/** Days off the market after which a home counts as new again. */
export const newAgainDays = 98;

/** The move that a verb makes out of a status, if there is one. */
export function moveOf(status: Status, verb: Verb): Move | undefined {
  const possible: Partial<Record<Verb, Move>> = moves[status];
  return possible[verb];
}

export const allows = (status: Status, verb: Verb, by: Mover): boolean =>
  moveOf(status, verb)?.by.includes(by) ?? false;

/**
 * Takes a home from its status to the next.
 * @throws 409 `conflict` with the present status, where the table has no such move for this mover
 */
export function move(property: Property, verb: Verb, by: Mover, now: Date, reason?: string): Decision {
  const found = moveOf(property.status, verb);
  if (!found?.by.includes(by)) throw refused(property.status);
  const at = now.toISOString();
  // A stalled sale moves again; a review and its result end with the status that they are about.
  const { stalledAt: _, pausedByBlock: __, review: ___, returned: ____, ...moving } = property;
  const saved = { ...moving, version: property.version + 1, updatedAt: at };
  const ids = { propertyId: property.id, ownerId: property.ownerId };
  if (found.to === 'live') return goLive(saved, isBackFromReview(property, verb) ? 'resume' : verb, at);
  return {
    property: { ...saved, status: found.to, ...(offMarket.has(found.to) && { offMarketAt: at }) },
    events: [PropertyStatusChanged.of({ ...ids, from: property.status, to: found.to, reason })],
    entries: [{ at, kind: 'status', status: found.to }],
  };
}

/** A home that was on sale before it was held is no news to buyers. */
const isBackFromReview = ({ review }: Property, verb: Verb): boolean =>
  verb === 'approve' && (review?.from === 'live' || review?.from === 'paused');

const offMarket: ReadonlySet<Status> = new Set(['withdrawn', 'expired', 'fallen_through']);

function goLive(property: Property, verb: Verb, at: string): Decision {
  const occasion = occasionOf(property, verb, at);
  const first = property.firstListedAt === undefined;
  const entry: HistoryEntry = first
    ? { at, kind: 'listed', price: property.price }
    : { at, kind: 'status', status: 'live' };
  const { offMarketAt: _, ...onMarket } = property;
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

function occasionOf({ firstListedAt, offMarketAt }: Property, verb: Verb, at: string) {
  if (firstListedAt === undefined) return 'first';
  // Approved without a break before it: staff had held it, and buyers know it.
  if (verb === 'resume' || (verb === 'approve' && offMarketAt === undefined)) return 'resumed';
  const away = offMarketAt === undefined ? 0 : Date.parse(at) - Date.parse(offMarketAt);
  return away >= newAgainDays * dayMs ? 'first' : 'back';
}

const words: Readonly<Partial<Record<Status, string>>> = {
  under_review: 'We are checking this home and will write to you within a working day.',
  sold_stc: 'A sale is agreed. Let it fall through first if it will not happen.',
  exchanged: 'Contracts are exchanged, so this can no longer be changed.',
  completed: 'This home is sold.',
  removed: 'This home was removed.',
};

/** 409 with the present status and words for the person. */
export const refused = (status: Status): AppError =>
  new AppError(
    'conflict',
    words[status] ?? `This is not possible while the home is ${status.replaceAll('_', ' ')}.`,
    { state: status },
  );
