import * as z from 'zod';
import type { DomainEvent } from '../../../../events/define.ts';
import { DraftCreated, DraftDeleted, DraftUpdated } from '../../../../events/property.ts';
import { DraftId, lineUpTo, OwnAdvertId, UserId } from '../../../../events/vocabulary.ts';
import { listChangedFields, applyDraftChange } from './draft-fields.ts';
import { FactOrigin } from './fact-origin.ts';
import { KeyFacts } from './key-facts.ts';
import { type DraftChange, DraftData, ListingData } from './listing.ts';

/** The seller's own advert that a draft began with, and the fields that still say what the advert says. */
const AdvertSource = z.strictObject({
  advertId: OwnAdvertId,
  /** Its address and its site's name; missing for a pasted text. */
  url: z.url().max(2_000).optional(),
  site: lineUpTo(255).optional(),
  fields: z.array(ListingData.keyof()).max(60),
});
const OriginName = z.enum([...ListingData.keyof().options, ...KeyFacts.keyof().options]);
/** What a file of homes calls the home of a draft that was made from it. */
const FileSource = z.strictObject({
  format: z.enum(['blm', 'reaxml', 'csv', 'pdtf']),
  reference: lineUpTo(100).min(1),
  /** How the file knows the fields and key facts that still say what it says. */
  origins: z.partialRecord(OriginName, FactOrigin).optional(),
});

/** Where a draft came from, by which the same home is known when it comes again. */
export const DraftSource = z.union([AdvertSource, FileSource]);
export type DraftSource = z.output<typeof DraftSource>;

/** As a draft is begun; address and site are those of the advert. */
export const NewDraftSource = z.union([AdvertSource.omit({ url: true, site: true }), FileSource]);
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
  const facts = listChangedFields(before.data.keyFacts ?? {}, data.keyFacts ?? {});
  const source = before.source && forgetFields(before.source, [...fields, ...facts]);
  const version = before.version + 1;
  const draft = { ...before, data, ...(source && { source }), version, updatedAt: now.toISOString() };
  return { draft, events: [DraftUpdated.of({ ...toDraftIds(draft), fields })] };
}

/** A changed field is no longer what the advert or the file says. */
function forgetFields(source: DraftSource, changed: readonly string[]): DraftSource {
  if ('fields' in source)
    return { ...source, fields: source.fields.filter((field) => !changed.includes(field)) };
  if (!source.origins) return source;
  const left = Object.entries(source.origins).filter(([name]) => !changed.includes(name));
  return { ...source, origins: Object.fromEntries(left) };
}

export function discardDraft(draft: Draft): readonly DomainEvent[] {
  return [DraftDeleted.of(toDraftIds(draft))];
}
