import * as z from 'zod';
import { defineEvent } from './define.ts';
import { UserId } from './vocabulary.ts';

/** Subscribers end what is open between the two with neutral texts; only the blocker knows of the block. */
const pair = z.object({ blockerId: UserId, blockedId: UserId });
const example = {
  blockerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  blockedId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F',
} as const;

export const UserBlocked = defineEvent('user.blocked.v1', pair, example);
/** What the block ended is not restored. */
export const UserUnblocked = defineEvent('user.unblocked.v1', pair, example);
