import type { DraftId } from '../../events/vocabulary.ts';
import { getSetting } from '../configuration/queries/get-setting.ts';
import type { Operations } from '../shared/api.ts';
import type { Caller } from '../shared/caller.ts';
import { now } from '../shared/clock.ts';
import { AppError } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { commit, stale } from '../shared/table.ts';
import { imagesOf } from './change.ts';
import type { draftRoutes } from './contract.ts';
import { begin, discarded, type Draft, revise } from './draft.ts';
import { beginningDraft, draftById, draftsOf, endingDraft, savingDraft } from './draft-store.ts';
import { draftView } from './draft-view.ts';
import { imagesById, showing } from './image-store.ts';
import { assertPhotoLimit } from './photo-limit.ts';

export const draftOperations: Operations<typeof draftRoutes> = {
  drafts: async (_, caller) => {
    const [drafts, most] = await Promise.all([draftsOf(caller.id), getSetting('max_open_drafts')]);
    const known = await imagesById(drafts.flatMap(({ data }) => [...imagesOf(data).keys()]));
    const time = now();
    return {
      drafts: drafts.map((draft) => draftView(draft, known, time)),
      total: drafts.length,
      page: 1,
      per_page: most,
    };
  },

  createDraft: async ({ body: { data } }, caller) => {
    const time = now();
    await assertPhotoLimit(data);
    const most = await getSetting('max_open_drafts');
    const { draft, events } = begin(newId('drf'), caller.id, data, time);
    await commit([...beginningDraft(draft, most), ...showing({}, data, caller.id, time)], events);
    return view(draft, time);
  },

  changeDraft: async ({ params: { id }, body: { data, version } }, caller) => {
    const time = now();
    const before = await ownDraft(id, caller);
    if (before.version !== version) throw stale();
    await assertPhotoLimit(data, before.data);
    const revised = revise(before, data, time);
    if (!revised) return view(before, time);
    const { draft, events } = revised;
    await commit([savingDraft(draft), ...showing(before.data, draft.data, caller.id, time)], events);
    return view(draft, time);
  },

  deleteDraft: async ({ params: { id } }, caller) => {
    const draft = await ownDraft(id, caller);
    await commit([...endingDraft(draft), ...showing(draft.data, {}, caller.id, now())], discarded(draft));
  },
};

/** @throws 404 where there is no such draft of the caller's */
export async function ownDraft(id: DraftId, caller: Caller): Promise<Draft> {
  const draft = await draftById(id);
  if (draft?.ownerId !== caller.id) throw new AppError('not_found', 'There is no such draft.');
  return draft;
}

const view = async (draft: Draft, time: Date) =>
  draftView(draft, await imagesById(imagesOf(draft.data).keys()), time);
