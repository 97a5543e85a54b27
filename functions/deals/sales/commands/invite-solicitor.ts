import type { PropertyId, Side, UserId } from '../../../../events/vocabulary.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { env } from '../../../kernel/env.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { sendMail } from '../../../kernel/mail/send.ts';
import { dayMs, daySeconds } from '../../../kernel/time.ts';
import { formatPaperAddress } from '../../../listings/properties/domain/address.ts';
import {
  buildSolicitorLinkWrite,
  solicitorLinkDays,
  sealSolicitorLink,
} from '../adapters/solicitor-link-repository.ts';
import { createSolicitorLinkMail } from '../adapters/solicitor-mail.ts';
import { createMemorandum } from '../domain/memorandum.ts';
import { createSaleConflictError, toNextSaleVersion } from '../domain/sale-decision.ts';
import type { Sale } from '../domain/sale.ts';
import { isSettledSale } from '../domain/settled-sale.ts';
import { type SaleContext, loadMemorandumSource } from '../queries/get-sale.ts';
import { updateSale } from './update-sale.ts';

/**
 * Mails a side's solicitor a new link, which replaces an older one.
 * @throws 409 without a named solicitor, 429 after five links in a day
 */
export async function inviteSolicitor(
  find: () => Promise<SaleContext>,
  asked: { readonly by: UserId; readonly propertyId: PropertyId },
  now: Date,
) {
  await enforceLimit({ key: `sale-invite#${asked.propertyId}#${asked.by}`, max: 5, seconds: daySeconds });
  const id = newId('lnk');
  const expiresAt = new Date(now.getTime() + solicitorLinkDays * dayMs);
  const context = await updateSale(
    find,
    ({ sale }) => {
      const by = ownSideOf(sale, asked.by);
      const solicitor = sale.solicitors[by];
      if (isSettledSale(sale)) throw createSaleConflictError(sale, 'This sale is over.');
      if (!solicitor) throw createSaleConflictError(sale, 'Name your solicitor first.');
      const endsAt = expiresAt.toISOString();
      const link = { id, sentTo: solicitor.email, sentAt: now.toISOString(), expiresAt: endsAt };
      return {
        decision: {
          sale: toNextSaleVersion({ ...sale, links: { ...sale.links, [by]: link } }, { now }),
          events: [],
        },
        otherWrites: [
          buildSolicitorLinkWrite({ id, offerId: sale.offerId, side: by, status: 'pending', endsAt }),
        ],
      };
    },
    now,
  );
  const side = ownSideOf(context.sale, asked.by);
  const sentTo = context.sale.links[side]?.sentTo ?? '';
  await mailLink(context, side, await sealSolicitorLink(id, asked.by, now), expiresAt);
  return { sentTo, expiresAt: expiresAt.toISOString() };
}

const ownSideOf = ({ sellerId }: Sale, userId: UserId): Side => (userId === sellerId ? 'seller' : 'buyer');

async function mailLink(context: SaleContext, side: Side, token: string, expiresAt: Date): Promise<void> {
  const { sale, property } = context;
  const solicitor = sale.solicitors[side];
  if (!solicitor) return;
  const { [side]: party } = createMemorandum(sale, await loadMemorandumSource(context), '', expiresAt);
  const named = {
    contact: solicitor.contact,
    client: party.names.join(' and '),
    side,
    address: formatPaperAddress(property),
  };
  // A URL's fragment is not sent to any server when the link is opened.
  await sendMail(
    solicitor.email,
    createSolicitorLinkMail(named, `${env('SITE_URL')}/sale-link#${token}`, expiresAt),
  );
}
