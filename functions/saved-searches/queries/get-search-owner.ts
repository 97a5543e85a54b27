import { SubscriberId, type UserId } from '../../../events/vocabulary.ts';
import { AppError } from '../../kernel/errors.ts';
import { assertAdmitted, type Caller } from '../../kernel/http/authentication.ts';
import { toNetwork } from '../../kernel/http/origin.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import { findAlertByToken } from '../adapters/alert-repository.ts';
import { type AlertSubscriber, findSubscriberByToken } from '../adapters/subscriber-repository.ts';
import type { SearchAlert } from '../domain/alert.ts';
import type { SearchOwnerId } from '../domain/saved-search.ts';

/** Links that open nothing, from one network within ten minutes. */
const wrongLinks = 20;

/**
 * The subscriber of a link in a mail.
 * @throws 404 for a link that opens nothing, 429 after twenty of those within ten minutes
 */
export async function getSubscriberByLink(token: string, ip: string): Promise<AlertSubscriber> {
  const guess = await enforceLimit({ key: `alert-link#${toNetwork(ip)}`, max: wrongLinks, seconds: 600 });
  const subscriber = await findSubscriberByToken(token);
  if (!subscriber) throw new AppError('not_found', 'This link doesn’t open any saved searches.');
  await guess.undo();
  return subscriber;
}

/**
 * The alert of a link in a mail.
 * @throws 404 for a link that opens nothing, 429 after twenty of those within ten minutes
 */
export async function getAlertByLink(token: string, ip: string): Promise<SearchAlert> {
  const guess = await enforceLimit({ key: `alert-link#${toNetwork(ip)}`, max: wrongLinks, seconds: 600 });
  const alert = await findAlertByToken(token);
  if (!alert) throw new AppError('not_found', 'This link doesn’t open an alert any more.');
  await guess.undo();
  return alert;
}

/**
 * Whose searches a call is about: those of the link, else the caller's.
 * @throws 401 or 403 without a link for a caller who may not save searches
 */
export async function getSearchOwner(
  caller: Caller | undefined,
  { key, ip }: { readonly key: string | undefined; readonly ip: string },
): Promise<SearchOwnerId> {
  if (key !== undefined) return (await getSubscriberByLink(key, ip)).id;
  assertAdmitted(caller, 'active');
  if (!caller) throw new AppError('unauthenticated', 'Log in to continue.');
  return caller.id;
}

/** The member among the owners of searches. */
export function isMember(ownerId: SearchOwnerId): ownerId is UserId {
  return !SubscriberId.safeParse(ownerId).success;
}
