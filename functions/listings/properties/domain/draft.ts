import * as z from 'zod';
import type { DomainEvent } from '../../../../events/define.ts';
import { DraftCreated, DraftDeleted, DraftUpdated } from '../../../../events/property.ts';
import { DraftId, UserId } from '../../../../events/vocabulary.ts';
import { listChangedFields, applyDraftChange } from './draft-fields.ts';
import { type DraftChange, DraftData } from './listing.ts';

export const Draft = z.object({
  id: DraftId,
  ownerId: UserId,
  data: DraftData,
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Draft = z.output<typeof Draft>;

export interface DraftUpdate {
  readonly draft: Draft;
  readonly events: readonly DomainEvent[];
}
const toDraftIds = ({ id, ownerId }: Draft) => ({ draftId: id, ownerId });

export function createPropertyDraft(id: DraftId, ownerId: UserId, data: DraftData, now: Date): DraftUpdate {
  const at = now.toISOString();
  const draft = { id, ownerId, data, version: 1, createdAt: at, updatedAt: at };
  return { draft, events: [DraftCreated.of(toDraftIds(draft))] };
}

/**
 * The draft with a change applied; `undefined` when nothing differs, so that an idle autosave writes nothing.
 */
export function changeDraft(before: Draft, change: DraftChange, now: Date): DraftUpdate | undefined {
  const data = applyDraftChange(before.data, change);
  const fields = listChangedFields(before.data, data);
  if (fields.length === 0) return undefined;
  const draft = { ...before, data, version: before.version + 1, updatedAt: now.toISOString() };
  return { draft, events: [DraftUpdated.of({ ...toDraftIds(draft), fields })] };
}

export function discardDraft(draft: Draft): readonly DomainEvent[] {
  return [DraftDeleted.of(toDraftIds(draft))];
}
