import * as z from 'zod';
import type { DomainEvent } from '../../../../events/define.ts';
import { DraftCreated, DraftDeleted, DraftUpdated } from '../../../../events/property.ts';
import { DraftId, lineUpTo, OwnAdvertId, UserId } from '../../../../events/vocabulary.ts';
import { listChangedFields, applyDraftChange } from './draft-fields.ts';
import { type DraftChange, DraftData, ListingData } from './listing.ts';

/** The seller's own advert that a draft began with, and the fields that still say what the advert says. */
export const DraftSource = z.strictObject({
  advertId: OwnAdvertId,
  /** The site's name; missing for a pasted text. */
  site: lineUpTo(255).optional(),
  fields: z.array(ListingData.keyof()).max(60),
});
export type DraftSource = z.output<typeof DraftSource>;

/** As a draft is begun; the site is that of the advert. */
export const NewDraftSource = DraftSource.omit({ site: true });
export type NewDraftSource = z.output<typeof NewDraftSource>;

export const Draft = z.object({
  id: DraftId,
  ownerId: UserId,
  data: DraftData,
  source: DraftSource.optional(),
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

type NewDraft = Pick<Draft, 'id' | 'ownerId' | 'data' | 'source'>;

export function createPropertyDraft(begun: NewDraft, now: Date): DraftUpdate {
  const at = now.toISOString();
  const draft = { ...begun, version: 1, createdAt: at, updatedAt: at };
  return { draft, events: [DraftCreated.of(toDraftIds(draft))] };
}

/**
 * The draft with a change applied; `undefined` when nothing differs, so that an idle autosave writes nothing.
 */
export function changeDraft(before: Draft, change: DraftChange, now: Date): DraftUpdate | undefined {
  const data = applyDraftChange(before.data, change);
  const fields = listChangedFields(before.data, data);
  if (fields.length === 0) return undefined;
  const source = before.source && {
    ...before.source,
    fields: before.source.fields.filter((field) => !fields.includes(field)),
  };
  const version = before.version + 1;
  const draft = { ...before, data, ...(source && { source }), version, updatedAt: now.toISOString() };
  return { draft, events: [DraftUpdated.of({ ...toDraftIds(draft), fields })] };
}

export function discardDraft(draft: Draft): readonly DomainEvent[] {
  return [DraftDeleted.of(toDraftIds(draft))];
}
