import { now } from '../../kernel/clock.ts';
import type { Operations } from '../../kernel/http/api.ts';
import type { salePackRoutes } from '../sale-packs/contract.ts';
import { toPackView } from '../sale-packs/domain/pack-view.ts';
import type { ReadablePack } from '../sale-packs/domain/readable-pack.ts';
import { getPackFileLink } from '../sale-packs/queries/get-pack-file-link.ts';
import { openSaleLink } from './commands/open-sale-link.ts';
import { loadPackOfSale } from './queries/load-pack-of-sale.ts';

/** Among the calls of packs: those of a solicitor, whose link is the sale's. */
export const packLinkCalls = {
  salePackByLink: async ({ body: { token } }, _caller, { ip }) => toPackView(await openPackLink(token, ip)),

  salePackFileByLink: async ({ body: { token, document } }, _caller, { ip }) =>
    getPackFileLink(await openPackLink(token, ip), document),
} satisfies Partial<Operations<typeof salePackRoutes>>;

/** @throws 404 if the sale has no pack, 410 for a link that ended or a sale that fell through, 429 */
export async function openPackLink(token: string, ip: string): Promise<ReadablePack> {
  const { deal } = await openSaleLink(token, ip, now());
  return loadPackOfSale(deal);
}
