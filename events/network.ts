import * as z from 'zod';
import { defineEvent } from './define.ts';
import { NetworkOccasion, ObservationId, UserId } from './vocabulary.ts';

const example = { userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E' } as const;

/** A person acted from a network that is not known of them. The address itself is in no event: events are archived. */
export const NetworkObserved = defineEvent(
  'network.observed.v1',
  z.object({ observationId: ObservationId, userId: UserId, occasion: NetworkOccasion }),
  { ...example, observationId: 'obs_01K9ZX3Q6T4C8V0R2M5N7P9B1Z', occasion: 'login' },
);
/** A login came from a country or region where this person was not seen in the last 30 days. */
export const AccountSeenInNewPlace = defineEvent(
  'account.seen_in_new_place.v1',
  z.object({ userId: UserId, country: z.string(), region: z.string().optional(), at: z.iso.datetime() }),
  { ...example, country: 'GB', region: 'Scotland', at: '2026-11-21T10:00:00.000Z' },
);
