import type { OfferId, UserId } from '../../../../events/vocabulary.ts';
import { createSecretKey, hashSecretKey } from '../../../kernel/data/secret-keys.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { env } from '../../../kernel/env.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { sendMail } from '../../../kernel/mail/send.ts';
import { dayMs, daySeconds } from '../../../kernel/time.ts';
import { createInvitationMail } from '../adapters/invitation-mail.ts';
import { buildTieWrite, findTie } from '../adapters/tie-repository.ts';
import { chainInvitationDays, type InvitationDetails } from '../domain/chain.ts';
import { findOwnTie } from '../queries/find-own-tie.ts';
import { loadClientName } from '../queries/load-client-name.ts';
import { createNoOutsideError } from './say-outside.ts';

/**
 * Mails a solicitor or agent a link, which replaces an older one.
 * @throws 409 where nothing outside Gable is tied to the sale, 429 after five mails in a day
 */
export async function inviteProfessional(
  offerId: OfferId,
  personId: UserId,
  details: InvitationDetails,
  now: Date,
): Promise<void> {
  const key = await findOwnTie(offerId, personId);
  await enforceLimit({ key: `chain-invite#${personId}`, max: 5, seconds: daySeconds });
  const secret = createSecretKey();
  const endsAt = new Date(now.getTime() + chainInvitationDays * dayMs).toISOString();
  const invitation = { ...details, keyHash: hashSecretKey(secret), sentAt: now.toISOString(), endsAt };
  const is = await updateWithRetry(
    () => findTie(key),
    (tie) => {
      if (!tie?.outside) throw createNoOutsideError();
      const next = { ...tie, outside: { ...tie.outside, invitation }, version: tie.version + 1 };
      return { writes: [buildTieWrite(next)], result: tie.outside.is };
    },
  );
  const client = await loadClientName(personId);
  // A URL's fragment is not sent to any server when the link is opened.
  const href = `${env('SITE_URL')}/chain-link#${secret}`;
  await sendMail(details.email, createInvitationMail({ client, is, invitation }, href));
}

/** Ends a professional's link and forgets their address. */
export async function endInvitation(offerId: OfferId, personId: UserId): Promise<void> {
  const key = await findOwnTie(offerId, personId);
  await updateWithRetry(
    () => findTie(key),
    (tie) => {
      if (!tie?.outside?.invitation) return undefined;
      const { invitation: _, ...outside } = tie.outside;
      return { writes: [buildTieWrite({ ...tie, outside, version: tie.version + 1 })] };
    },
  );
}
