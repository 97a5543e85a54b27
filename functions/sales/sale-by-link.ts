import { AppError } from '../shared/errors.ts';
import { limit } from '../shared/limit.ts';
import { type Deal, dealOf } from './acts.ts';
import type { Actor } from './decision.ts';
import { acceptLink, findLink, type Link } from './link-store.ts';

/**
 * The sale that a solicitor's link opens, and as whom.
 * @throws 410 with the same words for a link that is not genuine, ended, was replaced or withdrawn; 429 for whoever
 *   keeps guessing
 */
export async function getSaleByLink(
  token: string,
  ip: string,
  now: Date,
): Promise<{ deal: Deal; by: Actor }> {
  const guess = await limit({ key: `sale-link#${ip}`, most: 20, seconds: 600 });
  const found = await findLink(token, now);
  if (!found) throw doesNotOpen();
  await guess.giveBack();
  const { link, clientId } = found;
  const deal = await dealOf(link.offerId);
  const { sale } = deal;
  const isOfClient = clientId === (link.side === 'seller' ? sale.sellerId : sale.buyerId);
  if (!openStatuses.has(link.status) || sale.links[link.side]?.id !== link.id || !isOfClient)
    throw doesNotOpen();
  if (link.status === 'pending') await acceptLink(link);
  return { deal, by: { side: link.side, solicitor: true } };
}

const openStatuses: ReadonlySet<Link['status']> = new Set(['pending', 'accepted']);

const doesNotOpen = (): AppError =>
  new AppError('gone', 'This link does not open any more. Ask your client to send you a new one.');
