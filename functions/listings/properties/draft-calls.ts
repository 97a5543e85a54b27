import { now } from '../../kernel/clock.ts';
import { commit, createStaleError } from '../../kernel/data/table.ts';
import type { Operations } from '../../kernel/http/api.ts';
import { getSetting } from '../../people/configuration/queries/get-setting.ts';
import { listDrafts, buildDraftDeleteWrites, buildDraftWrite } from './adapters/draft-repository.ts';
import { loadImages, buildImageUsageWrites } from './adapters/image-repository.ts';
import type { draftRoutes } from './contract.ts';
import { listImages } from './domain/draft-fields.ts';
import { toDraftView } from './domain/draft-view.ts';
import { discardDraft, changeDraft } from './domain/draft.ts';
import { deriveNationOfChange } from './domain/location-obstacles.ts';
import { assertPhotoLimit } from './queries/assert-photo-limit.ts';
import { getOwnDraft } from './queries/get-own-draft.ts';
import { loadDraftView } from './queries/load-draft-view.ts';

/** That which creates a draft is where adverts are, as a draft can begin with one. */
export const draftCalls: Operations<Omit<typeof draftRoutes, 'createDraft'>> = {
  drafts: async (_, caller) => {
    const [drafts, max] = await Promise.all([listDrafts(caller.id), getSetting('max_open_drafts')]);
    const known = await loadImages(drafts.flatMap(({ data }) => [...listImages(data).keys()]));
    const time = now();
    return {
      drafts: drafts.map((draft) => toDraftView(draft, known, time)),
      total: drafts.length,
      page: 1,
      per_page: max,
    };
  },

  changeDraft: async ({ params: { id }, body: { data, version } }, caller) => {
    const time = now();
    const before = await getOwnDraft(id, caller);
    if (before.version !== version) throw createStaleError();
    await assertPhotoLimit(data, before.data);
    const revised = changeDraft(before, deriveNationOfChange(before.data, data), time);
    if (!revised) return loadDraftView(before, time);
    const { draft, events } = revised;
    await commit(
      [buildDraftWrite(draft), ...buildImageUsageWrites(before.data, draft.data, caller.id, time)],
      events,
    );
    return loadDraftView(draft, time);
  },

  deleteDraft: async ({ params: { id } }, caller) => {
    const draft = await getOwnDraft(id, caller);
    await commit(
      [...buildDraftDeleteWrites(draft), ...buildImageUsageWrites(draft.data, {}, caller.id, now())],
      discardDraft(draft),
    );
  },
};
