import { now } from '../../kernel/clock.ts';
import type { Operations } from '../../kernel/http/api.ts';
import { getOwnProperty } from '../../listings/properties/queries/get-own-property.ts';
import { assertHasPack, saveAnswers } from './commands/save-answers.ts';
import type { salePackRoutes } from './contract.ts';
import { toPackView } from './domain/pack-view.ts';
import { getPackFileLink } from './queries/get-pack-file-link.ts';
import { loadPack } from './queries/load-pack.ts';

export const packCalls = {
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
} satisfies Partial<Operations<typeof salePackRoutes>>;
