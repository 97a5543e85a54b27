import type { Occurrence } from '../../events/define.ts';
import type { OfferId, UserId } from '../../events/vocabulary.ts';
import type { Decision } from '../properties/decision.ts';
import type { Property } from '../properties/property.ts';
import { propertyById } from '../properties/property-store.ts';
import { deciding } from '../properties/store.ts';
import { AppError } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { again, commit, isStale, type Write } from '../shared/table.ts';
import { type Change, type Moment, sideOf } from './decision.ts';
import type { Offer } from './offer.ts';
import type { BestAndFinal } from './round.ts';
import { requiringRound, roundOf } from './round-store.ts';
import { settled } from './settling.ts';
import { decidingOffer, offerById } from './store.ts';

/** What a decision about an offer looks at, all as it is at this moment. */
export interface Ground {
  readonly offer: Offer;
  readonly home: Property;
  readonly round: BestAndFinal | undefined;
  readonly moment: Moment;
}
/** What becomes of the offer, and of its home in the same moment. */
export interface Plan {
  readonly change: Change;
  readonly home?: Decision | undefined;
  readonly also?: readonly Write[];
  /** Events of what `also` writes. */
  readonly alsoEvents?: readonly Occurrence[];
}

export const momentOf = (now: Date): Moment => ({ now, messageId: () => newId('msg') });

export const notThere = (): AppError => new AppError('not_found', 'There is no such offer.');

interface Loaded extends Ground {
  readonly kept: Offer;
  /** What was due already. */
  readonly due: Change;
}

async function load(id: OfferId, now: Date): Promise<Loaded | undefined> {
  const kept = await offerById(id);
  if (!kept) return undefined;
  const [home, round] = await Promise.all([propertyById(kept.propertyId), roundOf(kept.propertyId)]);
  if (!home) return undefined;
  const moment = momentOf(now);
  const due = settled(kept, round, moment);
  return { kept, due, offer: due.offer, home, round, moment };
}

async function save(loaded: Loaded, { change, home, also = [], alsoEvents = [] }: Plan): Promise<Offer> {
  const { kept, due, round } = loaded;
  const offer = { ...change.offer, version: kept.version + 1 };
  const writes = [...decidingOffer(kept, offer), ...(home ? deciding(loaded.home, home) : []), ...also];
  // A round that is called at this very moment seals what this decision would have left open.
  const sealing =
    offer.status === kept.status && offer.amount === kept.amount
      ? []
      : [requiringRound(kept.propertyId, round)];
  await commit(
    [...writes, ...sealing],
    [...due.events, ...change.events, ...(home?.events ?? []), ...alsoEvents],
  );
  return offer;
}

const tries = 5;

/**
 * Decides for a person: on the offer as they know it. What changed beside it, such as a note on the home, is decided
 * over; what changed of the offer itself is told them.
 * @throws 404 to anybody but the two sides, 409 with the present state, what the plan throws
 */
export async function decide(
  { offerId, messageId }: { readonly offerId: OfferId; readonly messageId?: string | undefined },
  caller: { readonly id: UserId },
  now: Date,
  plan: (ground: Ground, side: 'seller' | 'buyer') => Plan | Promise<Plan>,
): Promise<Offer> {
  let seen = messageId;
  for (let left = tries; ; left -= 1) {
    const loaded = await load(offerId, now);
    const side = loaded && sideOf(loaded.kept, caller.id);
    if (!loaded || !side) throw notThere();
    const planned = await plan(loaded, side);
    if (seen !== undefined && seen !== loaded.kept.messageId) throw outdated(loaded.offer);
    seen = loaded.kept.messageId;
    try {
      return await save(loaded, planned);
    } catch (error) {
      if (left <= 1 || !isStale(error)) throw error;
    }
  }
}

const outdated = ({ status }: Offer): AppError =>
  new AppError('stale', 'This offer has changed in the meantime. Look at it again before you answer.', {
    state: status,
  });

/** For reactions, which nobody waits for: what is due and what the plan says of it, anew where something changed. */
export async function reactTo(
  offerId: OfferId,
  now: Date,
  plan: (ground: Ground) => Promise<Plan | undefined> | Plan | undefined,
): Promise<void> {
  await again(async () => {
    const loaded = await load(offerId, now);
    if (!loaded) return;
    const planned =
      (await plan(loaded)) ??
      (loaded.due.offer === loaded.kept ? undefined : { change: unchanged(loaded.offer) });
    if (planned) await save(loaded, planned);
  });
}
const unchanged = (offer: Offer): Change => ({ offer, events: [] });
