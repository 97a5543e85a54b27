import type { PropertyId } from '../../events/vocabulary.ts';
import type { Thread } from '../messages/message.ts';
import type { Viewing } from '../viewings/viewing.ts';
import type { Buying } from './contract.ts';
import type { Offer } from './offer.ts';
import { isAgreed, isOpen } from './transitions.ts';

/** All that a person did about one home, as it stands now. */
export interface Touch {
  readonly propertyId: PropertyId;
  readonly sellerId: string;
  /** Newest first. */
  readonly offers: readonly Offer[];
  readonly viewings: readonly Viewing[];
  readonly thread: Thread | undefined;
}
type Stage = Buying['stage'];

/** One for each home that somebody wrote about, viewed or offered for. */
export function touchesOf(
  offers: readonly Offer[],
  viewings: readonly Viewing[],
  threads: readonly Thread[],
): Touch[] {
  const homes = new Map(
    [...offers, ...viewings, ...threads].map(({ propertyId, sellerId }) => [propertyId, sellerId]),
  );
  return [...homes].map(([propertyId, sellerId]) => ({
    propertyId,
    sellerId,
    offers: offers.filter((offer) => offer.propertyId === propertyId),
    viewings: viewings.filter((viewing) => viewing.propertyId === propertyId),
    thread: threads.find((thread) => thread.propertyId === propertyId),
  }));
}

/** The offer that counts: the open one, else the last. */
export const offerOf = ({ offers }: Touch): Offer | undefined =>
  offers.find(({ status }) => isOpen(status)) ?? offers[0];

const byOffer: Readonly<Record<Offer['status'], Stage>> = {
  pending: 'offer_made',
  countered: 'countered',
  on_hold: 'backup',
  accepted: 'accepted',
  exchanged: 'exchanged',
  completed: 'completed',
  rejected: 'ended',
  withdrawn: 'ended',
  expired: 'ended',
  fallen_through: 'ended',
};
const booked: ReadonlySet<Viewing['status']> = new Set(['confirmed', 'reschedule_proposed']);
const asked: ReadonlySet<Viewing['status']> = new Set(['requested', 'waitlisted']);

/** The furthest that it has come. An offer that is over counts as such only where nothing else is under way. */
export function stageOf(touch: Touch, now: Date): Stage {
  const offer = offerOf(touch);
  const over = offer && byOffer[offer.status];
  if (over !== undefined && over !== 'ended') return over;
  const next = nextViewing(touch, now);
  if (next) return booked.has(next.status) ? 'viewing_booked' : 'viewing_requested';
  if (over === 'ended') return 'ended';
  if (touch.viewings.some(({ status }) => status === 'completed' || booked.has(status))) return 'viewed';
  return 'chatting';
}
/** The next that is booked, else the next that was asked for. */
export function nextViewing({ viewings }: Touch, now: Date): Viewing | undefined {
  const toCome = viewings
    .filter(({ start }) => start > now.toISOString())
    .toSorted((a, b) => a.start.localeCompare(b.start));
  return toCome.find(({ status }) => booked.has(status)) ?? toCome.find(({ status }) => asked.has(status));
}

export const lastActivity = ({ offers, viewings, thread }: Touch): string =>
  [...offers, ...viewings, ...(thread ? [thread] : [])]
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1) ?? '';

/** What is agreed or booked can not be put away. */
export function holdOf(touch: Touch, now: Date): 'accepted' | 'exchanged' | 'viewing_booked' | undefined {
  const offer = offerOf(touch);
  if (offer && isAgreed(offer.status)) return offer.status === 'exchanged' ? 'exchanged' : 'accepted';
  const next = nextViewing(touch, now);
  return next && booked.has(next.status) ? 'viewing_booked' : undefined;
}

/** Put away, and nothing has happened there since. */
export const isHidden = (touch: Touch, hiddenAt: string | undefined, now: Date): boolean =>
  hiddenAt !== undefined && lastActivity(touch) <= hiddenAt && holdOf(touch, now) === undefined;
