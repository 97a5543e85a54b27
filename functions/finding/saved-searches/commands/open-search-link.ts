import { AppError } from '../../../kernel/errors.ts';
import { limitGuesses } from '../../../kernel/http/guess-limit.ts';
import { toNetwork } from '../../../kernel/http/origin.ts';
import { findAlertByToken } from '../adapters/alert-repository.ts';
import { type AlertSubscriber, findSubscriberByToken } from '../adapters/subscriber-repository.ts';
import type { SearchAlert } from '../domain/alert.ts';

/** Links that open nothing, from one network within ten minutes. */
const createLimit = (ip: string) => ({ key: `alert-link#${toNetwork(ip)}`, max: 20, seconds: 600 });

/**
 * The subscriber of a link in a mail.
 * @throws 404 for a link that opens nothing, 429 after twenty of those within ten minutes
 */
export function openSubscriberLink(token: string, ip: string): Promise<AlertSubscriber> {
  return limitGuesses(createLimit(ip), async () => {
    const subscriber = await findSubscriberByToken(token);
    if (!subscriber) throw new AppError('not_found', 'This link doesn’t open any saved searches.');
    return subscriber;
  });
}

/**
 * The alert of a link in a mail.
 * @throws 404 for a link that opens nothing, 429 after twenty of those within ten minutes
 */
export function openAlertLink(token: string, ip: string): Promise<SearchAlert> {
  return limitGuesses(createLimit(ip), async () => {
    const alert = await findAlertByToken(token);
    if (!alert) throw new AppError('not_found', 'This link doesn’t open an alert any more.');
    return alert;
  });
}
