import { now } from '../../kernel/clock.ts';
import type { Operations } from '../../kernel/http/api.ts';
import { createDraft } from '../../listings/properties/commands/create-draft.ts';
import type { draftRoutes } from '../../listings/properties/contract.ts';
import { loadDraftView } from '../../listings/properties/queries/load-draft-view.ts';
import { getDraftSource } from './queries/get-draft-source.ts';

export const beginDraftCall: Operations<Pick<typeof draftRoutes, 'createDraft'>> = {
  createDraft: async ({ body: { data, source } }, { id: ownerId }) => {
    const time = now();
    const begun = { ownerId, data, ...(source && { source: await getDraftSource(source, ownerId) }) };
    return loadDraftView(await createDraft(begun, time), time);
  },
};
