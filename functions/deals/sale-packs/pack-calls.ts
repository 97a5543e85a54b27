import { now } from '../../kernel/clock.ts';
import type { Operations } from '../../kernel/http/api.ts';
import { getOwnProperty } from '../../listings/properties/queries/get-own-property.ts';
import { assertHasPack, saveAnswers } from './commands/save-answers.ts';
import type { salePackRoutes } from './contract.ts';
import { toPackView } from './domain/pack-view.ts';
import { getPackFileLink } from './queries/get-pack-file-link.ts';
import { addKnownAnswers, type FindPapers, loadKnownAnswers } from './queries/load-known-answers.ts';
import { loadPack } from './queries/load-pack.ts';

/** What later groups know of a home's title and sale is passed in. */
export function createPackCalls(findPapers: FindPapers) {
  return {
    salePack: async ({ params: { propertyId } }, caller) => {
      const readable = await loadPack(propertyId, caller.id);
      if (!readable.pack) await assertHasPack(propertyId);
      return toPackView(await addKnownAnswers(readable, findPapers));
    },

    saveSalePack: async ({ params: { propertyId }, body }, caller) => {
      const home = await getOwnProperty(propertyId, caller.id);
      const known = await loadKnownAnswers(home, findPapers);
      await saveAnswers(home, { ...body, known }, now());
      return toPackView({ ...(await loadPack(propertyId, caller.id)), known });
    },

    salePackFile: async ({ params: { propertyId }, query: { document } }, caller) =>
      getPackFileLink(await loadPack(propertyId, caller.id), document),
  } satisfies Partial<Operations<typeof salePackRoutes>>;
}
