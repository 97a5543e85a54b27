import type { Caller } from '../shared/caller.ts';
import type { Chat } from './contract.ts';
import type { Parties } from './thread.ts';

type Deal = Pick<Chat, 'viewings' | 'offers' | 'sale'>;

/** What the cards of a thread stand for, as it is now. */
export async function dealOf(_parties: Parties, _caller: Caller, _now: Date): Promise<Deal> {
  return { viewings: [], offers: [] };
}
