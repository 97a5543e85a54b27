import { AppError } from '../shared/errors.ts';
import { limit } from '../shared/limit.ts';
import { type Deal, dealOf } from './acts.ts';
import type { Actor } from './decision.ts';
import { linkOf } from './link-store.ts';

/**
 * The sale that a solicitor's link opens, and as whom.
 * @throws 404 for no link of ours, 410 for one that ended or was replaced, 429 for whoever keeps guessing
 */
export async function getSaleByLink(
  token: string,
  ip: string,
  now: Date,
): Promise<{ deal: Deal; by: Actor }> {
  const guess = await limit({ key: `sale-link#${ip}`, most: 20, seconds: 600 });
  const link = await linkOf(token);
  if (!link) throw new AppError('not_found', 'There is no such link.');
  await guess.giveBack();
  const deal = await dealOf(link.offerId);
  const current = deal.sale.links[link.side];
  if (current?.hash !== link.hash || link.endsAt <= now.toISOString())
    throw new AppError('gone', 'This link has ended. Ask your client to send you a new one.');
  return { deal, by: { side: link.side, solicitor: true } };
}
