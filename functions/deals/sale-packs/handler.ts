import { getOwnProperty } from '../../listings/properties/queries/get-own-property.ts';
import { openSaleLink } from '../sales/commands/open-sale-link.ts';
import { api } from '../../kernel/http/api.ts';
import { now } from '../../kernel/clock.ts';
import { assertHasPack, saveAnswers } from './commands/save-answers.ts';
import { salePackRoutes } from './contract.ts';
import { getPackFileLink } from './queries/get-pack-file-link.ts';
import { loadPack, loadPackOfSale } from './queries/load-pack.ts';
import type { ReadablePack } from './domain/readable-pack.ts';
import { toPackView } from './domain/pack-view.ts';

export const handler = api(salePackRoutes, {
  salePack: async ({ params: { propertyId } }, caller) => {
    const readable = await loadPack(propertyId, caller.id);
    if (!readable.pack) await assertHasPack(propertyId);
    return toPackView(readable);
  },

  saveSalePack: async ({ params: { propertyId }, body }, caller) => {
    const home = await getOwnProperty(propertyId, caller.id);
    await saveAnswers(home, body, now());
    return toPackView(await loadPack(propertyId, caller.id));
  },

  salePackFile: async ({ params: { propertyId }, query: { document } }, caller) =>
    getPackFileLink(await loadPack(propertyId, caller.id), document),

  salePackByLink: async ({ body: { token } }, _caller, { ip }) => toPackView(await openPackLink(token, ip)),

  salePackFileByLink: async ({ body: { token, document } }, _caller, { ip }) =>
    getPackFileLink(await openPackLink(token, ip), document),
});

/** @throws 404 if the sale has no pack, 410 for a link that ended or a sale that fell through, 429 */
async function openPackLink(token: string, ip: string): Promise<ReadablePack> {
  const { deal } = await openSaleLink(token, ip, now());
  return loadPackOfSale(deal);
}
