import type { PropertyId, UserId } from '../../events/vocabulary.ts';
import { findProperty } from '../properties/adapters/property-repository.ts';
import { api } from '../kernel/http/api.ts';
import { now } from '../kernel/clock.ts';
import { AppError } from '../kernel/errors.ts';
import { assertHasPack, saveAnswers } from './commands/save-answers.ts';
import { salePackRoutes } from './contract.ts';
import { getPackFileLink } from './queries/get-pack-file-link.ts';
import { loadPack, loadPackByLink } from './queries/load-pack.ts';
import { toPackView } from './domain/pack-view.ts';

export const handler = api(salePackRoutes, {
  salePack: async ({ params: { propertyId } }, caller) => {
    const readable = await loadPack(propertyId, caller.id);
    // What was answered stays readable after the package; only its owner begins one.
    if (readable.isOwner && !readable.pack) await assertHasPack(propertyId);
    return toPackView(readable);
  },

  saveSalePack: async ({ params: { propertyId }, body }, caller) => {
    const home = await getOwnHome(propertyId, caller.id);
    await saveAnswers(home, body, now());
    return toPackView(await loadPack(propertyId, caller.id));
  },

  salePackFile: async ({ params: { propertyId }, query: { document } }, caller) =>
    getPackFileLink(await loadPack(propertyId, caller.id), document),

  salePackByLink: async ({ body: { token } }, _caller, { ip }) =>
    toPackView(await loadPackByLink(token, ip, now())),

  salePackFileByLink: async ({ body: { token, document } }, _caller, { ip }) =>
    getPackFileLink(await loadPackByLink(token, ip, now()), document),
});

async function getOwnHome(id: PropertyId, userId: UserId) {
  const home = await findProperty(id);
  if (home?.ownerId !== userId) throw new AppError('not_found', 'We can’t find that home.');
  return home;
}
