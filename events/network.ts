import * as z from 'zod';
import { defineEvent } from './define.ts';
import { NetworkOccasion, ObservationId, UserId } from './vocabulary.ts';

/**
 * A person acted from a network that is new for them. The address is in no event, because events are
 * archived.
 */
export const NetworkObserved = defineEvent(
  'network.observed.v1',
  z.object({ observationId: ObservationId, userId: UserId, occasion: NetworkOccasion }),
  {
    userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
    observationId: 'obs_01K9ZX3Q6T4C8V0R2M5N7P9B1Z',
    occasion: 'login',
  },
);
