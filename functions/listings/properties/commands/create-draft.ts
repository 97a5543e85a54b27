import { newId } from '../../../kernel/data/ids.ts';
import { commit } from '../../../kernel/data/table.ts';
import { getSetting } from '../../../people/configuration/queries/get-setting.ts';
import { buildDraftInsertWrites } from '../adapters/draft-repository.ts';
import { buildImageUsageWrites } from '../adapters/image-repository.ts';
import { createPropertyDraft, type Draft } from '../domain/draft.ts';
import { deriveNation } from '../domain/location-obstacles.ts';
import { assertPhotoLimit } from '../queries/assert-photo-limit.ts';

type NewDraft = Pick<Draft, 'ownerId' | 'data' | 'source'>;

/** @throws 422 for too many photos, 409 above the drafts that a person may have */
export async function createDraft({ ownerId, source, ...begun }: NewDraft, now: Date): Promise<Draft> {
  const data = deriveNation(begun.data);
  await assertPhotoLimit(data);
  const max = await getSetting('max_open_drafts');
  const { draft, events } = createPropertyDraft(
    { id: newId('drf'), ownerId, data, ...(source && { source }) },
    now,
  );
  await commit(
    [...buildDraftInsertWrites(draft, max), ...buildImageUsageWrites({}, data, ownerId, now)],
    events,
  );
  return draft;
}
