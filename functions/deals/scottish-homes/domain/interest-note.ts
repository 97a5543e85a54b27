import * as z from 'zod';
import type { DomainEvent } from '../../../../events/define.ts';
import { InterestNoted, InterestWithdrawn, NotedHomeChanged } from '../../../../events/scottish-home.ts';
import { lineUpTo, PropertyId, type PropertyStatus, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';

/** A buyer's note of interest in a home in Scotland. It binds nobody. */
export const InterestNote = z.object({
  propertyId: PropertyId,
  sellerId: UserId,
  buyerId: UserId,
  /** The firm that acts for the buyer, if they named it. */
  solicitor: lineUpTo(120).optional(),
  status: z.enum(['noted', 'withdrawn']),
  notedAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().optional(),
  /** The event of the latest news that its buyer was told, so that a repeat tells nobody twice. */
  toldOf: z.string().optional(),
  /** What the latest news was: whoever heard that the home went hears that it is back. */
  toldTo: NotedHomeChanged.detail.shape.to.optional(),
  version: z.int().min(1),
});
export type InterestNote = z.output<typeof InterestNote>;
/** A home and a buyer have one note at most. */
export type InterestNoteKey = Pick<InterestNote, 'propertyId' | 'buyerId'>;

export interface InterestDecision {
  readonly note: InterestNote;
  readonly events: readonly DomainEvent[];
}

interface InterestProposal {
  readonly buyerId: UserId;
  readonly solicitor?: string | undefined;
}

/**
 * Notes interest, again after a withdrawal, or names another solicitor.
 * @throws 404 outside Scotland, 409 for the seller and for a home that is not on sale
 */
export function noteInterest(
  home: Pick<Property, 'id' | 'ownerId' | 'status' | 'address'>,
  { buyerId, solicitor }: InterestProposal,
  before: InterestNote | undefined,
  now: Date,
): InterestDecision {
  if (home.address.nation !== 'scotland')
    throw new AppError('not_found', 'Notes of interest are for homes in Scotland.');
  if (home.ownerId === buyerId)
    throw new AppError('conflict', 'This is your own home.', { state: home.status });
  if (home.status !== 'live')
    throw new AppError('conflict', 'You can note interest while the home is on sale.', {
      state: home.status,
    });
  const isNew = before?.status !== 'noted';
  const note: InterestNote = {
    propertyId: home.id,
    sellerId: home.ownerId,
    buyerId,
    ...(solicitor !== undefined && solicitor !== '' && { solicitor }),
    status: 'noted',
    notedAt: isNew ? now.toISOString() : before.notedAt,
    version: (before?.version ?? 0) + 1,
  };
  return { note, events: isNew ? [InterestNoted.of(toIds(note))] : [] };
}

/** @throws 409 for a note that is withdrawn already */
export function withdrawInterest(note: InterestNote, now: Date): InterestDecision {
  if (note.status === 'withdrawn')
    throw new AppError('conflict', 'You’ve withdrawn this note of interest already.', { state: 'withdrawn' });
  const withdrawn: InterestNote = {
    ...note,
    status: 'withdrawn',
    withdrawnAt: now.toISOString(),
    version: note.version + 1,
  };
  return { note: withdrawn, events: [InterestWithdrawn.of(toIds(note))] };
}

type NotedChange = z.output<(typeof NotedHomeChanged)['detail']>['to'];

const changes: Readonly<Partial<Record<PropertyStatus, NotedChange>>> = {
  under_offer: 'under_offer',
  withdrawn: 'off_market',
  expired: 'off_market',
  removed: 'off_market',
};

/** Statuses from which a home comes back on sale, in `propertyMoves`, by a review, too. A pause is too short to tell of its end. */
const offMarketStatuses: ReadonlySet<PropertyStatus> = new Set([
  'fallen_through',
  'withdrawn',
  'expired',
  'under_review',
]);

/** What those who noted interest are told of a move; undefined for one that means nothing to them. */
export function findNotedChange({
  from,
  to,
}: {
  from: PropertyStatus;
  to: PropertyStatus;
}): NotedChange | undefined {
  return to === 'live' && offMarketStatuses.has(from) ? 'back' : changes[to];
}

/** The notes whose buyers have not heard of an event, marked as told, with the news for them. */
export function tellNoted(
  home: Pick<Property, 'id' | 'ownerId'>,
  notes: readonly InterestNote[],
  { to, eventId }: { readonly to: NotedChange; readonly eventId: string },
): { readonly notes: readonly InterestNote[]; readonly events: readonly DomainEvent[] } {
  const told = notes
    .filter((note) => isNoted(note) && note.toldOf !== eventId && isNews(to, note))
    .map((note) => ({ ...note, toldOf: eventId, toldTo: to, version: note.version + 1 }));
  if (told.length === 0) return { notes: [], events: [] };
  const news = NotedHomeChanged.of({
    propertyId: home.id,
    sellerId: home.ownerId,
    buyerIds: told.map(({ buyerId }) => buyerId),
    to,
    underOffer: to === 'under_offer',
  });
  return { notes: told, events: [news] };
}

/** A home that staff remove was often withdrawn before, and one that they restore is withdrawn again. */
const isNews = (to: NotedChange, note: InterestNote): boolean =>
  to === 'back' ? hasHeardOfEnd(note) : note.toldTo !== to;

/** A review of a home that stayed on sale ends without a word, as nobody heard that it began. */
const hasHeardOfEnd = ({ toldTo }: InterestNote): boolean => toldTo !== undefined && toldTo !== 'back';

export function isNoted({ status }: InterestNote): boolean {
  return status === 'noted';
}

const toIds = ({ propertyId, sellerId, buyerId }: InterestNote) => ({ propertyId, sellerId, buyerId });
