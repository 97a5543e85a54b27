import { SearchAlertRaised } from '../../../../events/saved-search.ts';
import { type AlertId, accountState } from '../../../../events/vocabulary.ts';
import { toLinkToken } from '../../../kernel/data/link-keys.ts';
import { commit, ignoreStale } from '../../../kernel/data/table.ts';
import { env } from '../../../kernel/env.ts';
import { sendMail } from '../../../kernel/mail/send.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { getSetting } from '../../../people/configuration/queries/get-setting.ts';
import { createAlertMail } from '../adapters/alert-mail.ts';
import { buildAlertMove, findAlert, listMatchesOfAlert } from '../adapters/alert-repository.ts';
import { findSubscriber } from '../adapters/subscriber-repository.ts';
import type { SearchAlert } from '../domain/alert.ts';
import { type SearchOwnerId, isMember } from '../domain/saved-search.ts';
import {
  type MatchedHome,
  listFoundHomes,
  listSearchesOfMatches,
  loadFoundHomes,
} from '../queries/load-alert.ts';

/** Who an alert goes to. */
interface AlertReader {
  /** Absent when they want no mails about new homes. */
  readonly email: string | undefined;
  readonly manageHref: string;
}

/** A person who may be shown an alert; `undefined` when their account is closed or their address unconfirmed. */
async function findReader(ownerId: SearchOwnerId): Promise<AlertReader | undefined> {
  if (isMember(ownerId)) {
    const person = await findAccount(ownerId);
    if (person?.is_active !== accountState.active || person.deletedAt !== undefined) return undefined;
    return { email: person.prefs.newHomes ? person.email : undefined, manageHref: '/saved-searches' };
  }
  const subscriber = await findSubscriber(ownerId);
  if (!subscriber?.confirmedAt) return undefined;
  const query = new URLSearchParams({ key: toLinkToken(subscriber) }).toString();
  return { email: subscriber.email, manageHref: `/saved-searches#${query}` };
}

/**
 * Mails an alert: all homes that it collected and that are still on the market, for searches that are not paused. A
 * member finds it in their notifications, too. A run that ended while the mail was with SES is repeated, unless SES's
 * event of the mail has come since.
 */
export async function sendAlert(id: AlertId, now: Date): Promise<void> {
  const alert = await findAlert(id);
  if (alert?.status !== 'due' && alert?.status !== 'sending') return;
  const [reader, matches] = await Promise.all([findReader(alert.ownerId), listMatchesOfAlert(id)]);
  const searches = await listSearchesOfMatches(matches, alert.ownerId);
  const watched = searches.filter(({ status }) => status === 'active');
  const homes = reader ? await loadFoundHomes(listFoundHomes(matches, watched), watched, now) : [];
  if (alert.status === 'due') await commit([buildAlertMove(alert, 'sending')], listEvents(alert, homes));
  if (reader?.email !== undefined && homes.length > 0) {
    const { manageHref } = reader;
    const support = await getSetting('support_email');
    const token = toLinkToken(alert);
    const mail = createAlertMail(homes, { site: env('SITE_URL'), token, manageHref, support });
    await sendMail(reader.email, mail, { tags: { alert: id }, isBulk: true });
  }
  await finishAlert(id);
}

/** Marks an alert whose mail SES took, or that has no mail. */
export async function finishAlert(id: AlertId): Promise<void> {
  const alert = await findAlert(id);
  if (alert?.status === 'sending') await ignoreStale(commit([buildAlertMove(alert, 'done')]));
}

function listEvents({ id: alertId, ownerId }: SearchAlert, homes: readonly MatchedHome[]) {
  if (homes.length === 0 || !isMember(ownerId)) return [];
  const names = [...new Set(homes.flatMap((home) => home.names))];
  return [SearchAlertRaised.of({ alertId, userId: ownerId, homes: homes.length, names })];
}
