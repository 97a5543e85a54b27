import type { NetworkOccasion, UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { hashNetwork } from '../../../kernel/http/origin.ts';
import { log } from '../../../kernel/observability/log.ts';
import { isKnownNetwork, recordObservation } from '../adapters/observation-repository.ts';

/** A first offer is recorded once, from whichever network it comes. */
const signOf = (userId: UserId, occasion: NetworkOccasion, ip: string): string =>
  occasion === 'first_offer' ? 'any' : hashNetwork(userId, ip);

/** Whether a person has logged in from a network within the last 30 days. */
export function isNetworkOfLogIns(userId: UserId, ip: string): Promise<boolean> {
  return isKnownNetwork({ userId, occasion: 'login', sign: signOf(userId, 'login', ip) }, now());
}

/**
 * Records that a person acts from a network that is new for them. A failure is only logged, so that it never
 * stops the person's action.
 */
export async function observeNetwork(userId: UserId, occasion: NetworkOccasion, ip: string): Promise<void> {
  try {
    const time = now();
    const sign = signOf(userId, occasion, ip);
    // Whoever has just registered has no network yet.
    const mayBeKnown = occasion !== 'registration';
    if (mayBeKnown && (await isKnownNetwork({ userId, occasion, sign }, time))) return;
    await recordObservation({ id: newId('obs'), userId, occasion, ip, at: time.toISOString() }, sign);
  } catch (error) {
    log.error('A network could not be noted', { userId, occasion, error });
  }
}
