import type * as z from 'zod';
import type { DraftId } from '../../events/vocabulary.ts';
import type { Operations } from '../shared/api.ts';
import type { Caller } from '../shared/caller.ts';
import { now } from '../shared/clock.ts';
import { AppError } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { commit, stale, type Write } from '../shared/table.ts';
import { isBot } from './bots.ts';
import { card } from './card.ts';
import { imagesOf } from './change.ts';
import type { homeRoutes } from './contract.ts';
import { countVisit } from './counts-store.ts';
import { endingDraft } from './draft-store.ts';
import { changedData, dataOf, edit } from './editing.ts';
import { checkEdit } from '../listing-reviews/queries/check-edit.ts';
import { ownDraft } from './handler-drafts.ts';
import {
  type PropertyNumbers,
  loadPropertyNumbers,
} from '../property-pages/queries/load-property-numbers.ts';
import { loadPropertyPage } from '../property-pages/queries/load-property-page.ts';
import { ownHome } from './handler-sale.ts';
import { imagesById, showing } from './image-store.ts';
import type { DraftData } from './listing.ts';
import { obstacles } from './obstacles.ts';
import { isVisibleTo } from './moves.ts';
import { assertPhotoLimit } from './photo-limit.ts';
import { allReady, picturesOf } from './pictures-of.ts';
import { isPublic } from './moves.ts';
import type { Property } from './property.ts';
import { homesOf, propertiesById, propertyById } from './property-store.ts';
import { carryOut, deciding } from './store.ts';
import { submit } from './submission.ts';
import type { OwnListing } from './views.ts';
import { visitorOf } from './visitor-store.ts';

export const homeOperations: Operations<typeof homeRoutes> = {
  submit: async ({ body }, caller) => {
    const time = now();
    if ('data' in body) await assertPhotoLimit(body.data);
    const { data, writes } =
      'draftId' in body
        ? await fromDraft(body.draftId, caller)
        : { data: body.data, writes: showing({}, body.data, caller.id, time) };
    const decision = submit(data, await finished(data), { id: newId('prp'), ownerId: caller.id }, time);
    const { property, events } = decision;
    await commit([...deciding(property, decision), ...writes], events);
    return loadPropertyPage(property, caller, time);
  },

  ownListings: async ({ query: { page, per_page, status } }, caller) => {
    const time = now();
    const all = await homesOf(caller.id);
    const wanted = status ? all.filter((home) => home.status === status) : all;
    const ids = wanted.slice((page - 1) * per_page, page * per_page).map(({ id }) => id);
    const [homes, numbers] = await Promise.all([
      propertiesById(ids),
      loadPropertyNumbers(caller.id, ids, time),
    ]);
    const properties = homes.map((home) => ownListing(home, numbers(home.id), time));
    return { properties, total: wanted.length, page, per_page };
  },

  property: async ({ params: { id } }, caller) => {
    const home = await propertyById(id);
    if (!home || !isVisibleTo(home, caller?.id)) throw new AppError('not_found', 'There is no such home.');
    return loadPropertyPage(home, caller, now());
  },

  changeProperty: async ({ params: { id }, body: { version, ...change } }, caller) => {
    const time = now();
    const home = await ownHome(id, caller);
    if (home.version !== version) throw stale();
    await assertPhotoLimit(change, dataOf(home));
    const data = changedData(home, change);
    const decision = edit(home, data, await finished(data), time);
    if (!decision) return loadPropertyPage(home, caller, time);
    const { decision: checked, also } = await checkEdit(home, decision, time);
    const shown = showing(dataOf(home), data, caller.id, time);
    return loadPropertyPage(
      await carryOut(home, { decision: checked, also: [...also, ...shown] }),
      caller,
      time,
    );
  },

  recordView: async ({ body: { propertyId } }, caller, visit) => {
    const home = await propertyById(propertyId);
    if (!home || !isPublic(home.status)) throw new AppError('not_found', 'There is no such home.');
    if (caller?.id === home.ownerId || caller?.staff || isBot(visit.userAgent)) return;
    const time = now();
    await countVisit(home.id, await visitorOf(visit, time), time);
  },
};

/** The draft's pictures become the home's, so nobody has to count them anew. */
async function fromDraft(id: DraftId, caller: Caller): Promise<{ data: DraftData; writes: Write[] }> {
  const draft = await ownDraft(id, caller);
  return { data: draft.data, writes: endingDraft(draft) };
}

async function finished(data: DraftData) {
  const known = await imagesById(imagesOf(data).keys());
  allReady(data, known);
  return picturesOf(data, known);
}

const ownListing = (
  home: Property,
  { counts, deal }: PropertyNumbers,
  time: Date,
): z.input<typeof OwnListing> => ({
  ...card({ ...home, addressShown: 'full' }, time),
  counts,
  ...deal,
  package: home.package,
  review: home.review,
  returned: home.returned,
  hiddenByCase: home.hiddenByCases?.at(-1),
  obstacles: obstacles(dataOf(home), time),
  version: home.version,
  updatedAt: home.updatedAt,
});
