import { EmailedHomeChanged } from '../../../../events/favourite.ts';
import { now } from '../../../kernel/clock.ts';
import { toLinkToken } from '../../../kernel/data/link-keys.ts';
import { env } from '../../../kernel/env.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { runOnce } from '../../../kernel/http/idempotency.ts';
import { sendMail } from '../../../kernel/mail/send.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { toPropertyCard } from '../../../listings/properties/domain/card.ts';
import { isPublic } from '../../../listings/properties/domain/transitions.ts';
import { getSetting } from '../../../people/configuration/queries/get-setting.ts';
import { createEmailedHomeMail } from '../adapters/emailed-home-mails.ts';
import { deleteEmailedHome, findEmailedHome } from '../adapters/emailed-home-repository.ts';

/** Mails what happened to a home that was saved by email, once. After the mail of its sale the address is forgotten. */
export const handler = subscriber(
  'favourites-on-emailed-home-changed-send-mail',
  {
    on: [EmailedHomeChanged],
    needs: ['table:write', 'idempotency', 'mail'],
    atOnce: 25,
    timeoutSeconds: 30,
  },
  async ({ data: { emailedHomeId, propertyId, ...change } }) => {
    const [emailedHome, home] = await Promise.all([
      findEmailedHome(emailedHomeId, now()),
      findProperty(propertyId),
    ]);
    if (emailedHome?.confirmedAt === undefined || !home || !isPublic(home.status)) return;
    // No one is told the sum of a price on application.
    if (home.priceQualifier === 'poa' && (change.news === 'reduced' || change.news === 'repriced')) return;
    const context = {
      site: env('SITE_URL'),
      card: toPropertyCard(home, now()),
      token: toLinkToken(emailedHome),
      support: await getSetting('support_email'),
    };
    await sendMail(emailedHome.email, createEmailedHomeMail(change, context), { isBulk: true });
    if (change.news === 'sold') await deleteEmailedHome(emailedHome);
  },
  runOnce,
);
