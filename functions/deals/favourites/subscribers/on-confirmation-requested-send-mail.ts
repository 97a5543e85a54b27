import { EmailedHomeConfirmationRequested } from '../../../../events/favourite.ts';
import { now } from '../../../kernel/clock.ts';
import { toLinkToken } from '../../../kernel/data/link-keys.ts';
import { env } from '../../../kernel/env.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { runOnce } from '../../../kernel/http/idempotency.ts';
import { sendMail } from '../../../kernel/mail/send.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { toPropertyCard } from '../../../listings/properties/domain/card.ts';
import { isPublic } from '../../../listings/properties/domain/transitions.ts';
import { createEmailedHomeConfirmation } from '../adapters/emailed-home-mails.ts';
import { findEmailedHome } from '../adapters/emailed-home-repository.ts';

/** Mails the link that confirms an address, once. */
export const handler = subscriber(
  'favourites-on-confirmation-asked-send-mail',
  {
    on: [EmailedHomeConfirmationRequested],
    needs: ['table:read', 'idempotency', 'mail'],
    atOnce: 2,
    timeoutSeconds: 30,
  },
  async ({ data: { emailedHomeId, propertyId } }) => {
    const [emailedHome, home] = await Promise.all([
      findEmailedHome(emailedHomeId, now()),
      findProperty(propertyId),
    ]);
    if (!emailedHome || emailedHome.confirmedAt !== undefined || !home || !isPublic(home.status)) return;
    const card = toPropertyCard(home, now());
    const token = toLinkToken(emailedHome);
    await sendMail(emailedHome.email, createEmailedHomeConfirmation({ site: env('SITE_URL'), card, token }));
  },
  runOnce,
);
