import type { PropertyId, Side, UserId } from '../../events/vocabulary.ts';
import { env } from '../shared/env.ts';
import { newId } from '../shared/ids.ts';
import { limit } from '../shared/limit.ts';
import { sendMail } from '../shared/mail.ts';
import { dayMs } from '../shared/time.ts';
import { type Deal, decideOn, groundOf } from './acts.ts';
import { refused, saved } from './decision.ts';
import { buildLinkWrite, linkDays, sealLink } from './link-store.ts';
import { solicitorLink } from './mails.ts';
import { fullAddress, memorandumOf } from './memorandum.ts';
import { isUnderWay } from './opening.ts';
import type { Sale } from './sale.ts';

/**
 * Mails a side's solicitor a new link; an older one ends with it.
 * @throws 409 where none is named, 429 after five on a day
 */
export async function inviteSolicitor(
  find: () => Promise<Deal>,
  asked: { readonly by: UserId; readonly propertyId: PropertyId },
  now: Date,
) {
  await limit({ key: `sale-invite#${asked.propertyId}#${asked.by}`, most: 5, seconds: 86_400 });
  const id = newId('lnk');
  const expiresAt = new Date(now.getTime() + linkDays * dayMs);
  const deal = await decideOn(
    find,
    ({ sale }) => {
      const by = sideIn(sale, asked.by);
      const solicitor = sale.solicitors[by];
      if (!isUnderWay(sale.status)) throw refused(sale, 'This sale is over.');
      if (!solicitor) throw refused(sale, 'Name your solicitor first.');
      const endsAt = expiresAt.toISOString();
      const link = { id, sentTo: solicitor.email, sentAt: now.toISOString(), expiresAt: endsAt };
      return {
        decision: {
          sale: saved({ ...sale, links: { ...sale.links, [by]: link } }, { now }),
          events: [],
        },
        also: [buildLinkWrite({ id, offerId: sale.offerId, side: by, status: 'pending', endsAt })],
      };
    },
    now,
  );
  const side = sideIn(deal.sale, asked.by);
  const sentTo = deal.sale.links[side]?.sentTo ?? '';
  await send(deal, side, await sealLink(id, asked.by, now), expiresAt);
  return { sentTo, expiresAt: expiresAt.toISOString() };
}

const sideIn = ({ sellerId }: Sale, userId: UserId): Side => (userId === sellerId ? 'seller' : 'buyer');

async function send(deal: Deal, side: Side, token: string, expiresAt: Date): Promise<void> {
  const { sale, home } = deal;
  const solicitor = sale.solicitors[side];
  if (!solicitor) return;
  const { [side]: party } = memorandumOf(sale, await groundOf(deal), '', expiresAt);
  const named = {
    contact: solicitor.contact,
    client: party.names.join(' and '),
    side,
    address: fullAddress(home),
  };
  // What follows the number sign is not sent to any server when the link is opened.
  await sendMail(solicitor.email, solicitorLink(named, `${env('SITE_URL')}/sale-link#${token}`, expiresAt));
}
