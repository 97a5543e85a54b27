import type { IncomingHome } from '../../../../functions/finding/portals/domain/incoming/incoming-home.ts';
import { type Draft, ownHomes } from '../../../entities/own-home/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { type DraftChange, sell } from '../api.ts';
import { describeDraftFailure } from './create-draft.ts';
import { compareWithDraft } from './draft-changes.ts';

/** A draft that is written over, as its reader saw it. */
export interface WantedUpdate {
  readonly draft: Draft;
  readonly change: DraftChange;
}

type UpdateEnd =
  | {
      readonly stage: 'done';
      readonly id: Draft['id'];
      readonly isUpdate: true;
      readonly remarks: readonly string[];
    }
  /** Whether another try can't go better. */
  | { readonly stage: 'failed'; readonly why: string; readonly isFinal?: boolean };

/**
 * Writes what was found of a home over its draft, of the version that was compared: one that changed since stays as it is.
 * @param again how its person has the two compared anew, such as `Choose the file again`
 */
export async function updateDraft(
  facts: IncomingHome['facts'],
  { draft: { id, version }, change }: WantedUpdate,
  again: string,
): Promise<UpdateEnd> {
  try {
    await sell.changeDraft({ params: { id }, body: { data: change, version } });
    return { stage: 'done', id, isUpdate: true, remarks: [] };
  } catch (error) {
    if (isCode(error, 'not_found')) return describeGone(again);
    if (isCode(error, 'stale')) return explainStale(facts, id, again);
    return { stage: 'failed', why: describeDraftFailure(error) };
  }
}

const isCode = (error: unknown, code: ApiError['code']): boolean =>
  error instanceof ApiError && error.code === code;

const describeGone = (again: string): UpdateEnd => ({
  stage: 'failed',
  why: `The draft isn’t there any more: it was deleted or put on sale. ${again} to see what it would become now.`,
  isFinal: true,
});

/** A first try may have been saved though its answer was lost: then the draft says what was found. */
async function explainStale(
  facts: IncomingHome['facts'],
  id: Draft['id'],
  again: string,
): Promise<UpdateEnd> {
  try {
    const { drafts } = await ownHomes.drafts();
    const now = drafts.find((draft) => draft.id === id);
    if (!now) return describeGone(again);
    if (compareWithDraft(now.data, facts).differences.length === 0)
      return { stage: 'done', id, isUpdate: true, remarks: [] };
    const why = `The draft has changed since, so it stays as it is. ${again} to see what’s different now.`;
    return { stage: 'failed', why, isFinal: true };
  } catch (error) {
    return { stage: 'failed', why: describeDraftFailure(error) };
  }
}
