import { AppError } from '../../kernel/errors.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import { toNetwork } from '../../kernel/http/origin.ts';
import { type SaleContext, getSale } from './get-sale.ts';
import type { SaleActor } from '../domain/sale-decision.ts';
import {
  acceptSolicitorLink,
  findSolicitorLink,
  type SolicitorLinkRecord,
} from '../adapters/solicitor-link-repository.ts';

/**
 * The sale that a solicitor's link opens, and the side of the link.
 * @throws 410 with the same text for a forged, expired, replaced or withdrawn link; 429 after too many
 * guesses from an IP address
 */
export async function getSaleByLink(
  token: string,
  ip: string,
  now: Date,
): Promise<{ deal: SaleContext; by: SaleActor }> {
  const guess = await enforceLimit({ key: `sale-link#${toNetwork(ip)}`, max: 20, seconds: 600 });
  const found = await findSolicitorLink(token, now);
  if (!found) throw createLinkClosedError();
  await guess.undo();
  const { link, clientId } = found;
  const deal = await getSale(link.offerId);
  const { sale } = deal;
  const isOfClient = clientId === (link.side === 'seller' ? sale.sellerId : sale.buyerId);
  if (!openStatuses.has(link.status) || sale.links[link.side]?.id !== link.id || !isOfClient)
    throw createLinkClosedError();
  if (link.status === 'pending') await acceptSolicitorLink(link);
  return { deal, by: { side: link.side, solicitor: true } };
}

const openStatuses: ReadonlySet<SolicitorLinkRecord['status']> = new Set(['pending', 'accepted']);

const createLinkClosedError = (): AppError =>
  new AppError('gone', 'This link no longer works. Ask your client to send you a new one.');
