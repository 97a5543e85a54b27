import { now } from '../../kernel/clock.ts';
import { newId } from '../../kernel/data/ids.ts';
import { commit, createStaleError } from '../../kernel/data/table.ts';
import type { Operations } from '../../kernel/http/api.ts';
import { getSetting } from '../../people/configuration/queries/get-setting.ts';
import {
  buildDraftInsertWrites,
  listDrafts,
  buildDraftDeleteWrites,
  buildDraftWrite,
} from './adapters/draft-repository.ts';
import { loadImages, buildImageUsageWrites } from './adapters/image-repository.ts';
import type { draftRoutes } from './contract.ts';
import { listImages } from './domain/draft-fields.ts';
import { toDraftView } from './domain/draft-view.ts';
import { createPropertyDraft, discardDraft, type Draft, changeDraft } from './domain/draft.ts';
import { deriveNation, deriveNationOfChange } from './domain/location-obstacles.ts';
import { assertPhotoLimit } from './queries/assert-photo-limit.ts';
import { getOwnDraft } from './queries/get-own-draft.ts';

export const draftCalls: Operations<typeof draftRoutes> = {
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

  createDraft: async ({ body }, caller) => {
    const time = now();
    const data = deriveNation(body.data);
    await assertPhotoLimit(data);
    const max = await getSetting('max_open_drafts');
    const { draft, events } = createPropertyDraft(
      { id: newId('drf'), ownerId: caller.id, data, ...(body.source && { source: body.source }) },
      time,
    );
    await commit(
      [...buildDraftInsertWrites(draft, max), ...buildImageUsageWrites({}, data, caller.id, time)],
      events,
    );
    return loadDraftView(draft, time);
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

const loadDraftView = async (draft: Draft, time: Date) =>
  toDraftView(draft, await loadImages(listImages(draft.data).keys()), time);
