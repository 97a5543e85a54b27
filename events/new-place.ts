import * as z from 'zod';
import { defineEvent } from './define.ts';
import { UserId } from './vocabulary.ts';

/** A login came from a country or region without a trace of this person in the last 30 days. */
export const AccountSeenInNewPlace = defineEvent(
  'account.seen_in_new_place.v1',
  z.object({ userId: UserId, country: z.string(), region: z.string().optional(), at: z.iso.datetime() }),
  {
    userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
    country: 'GB',
    region: 'Scotland',
    at: '2026-11-21T10:00:00.000Z',
  },
);
