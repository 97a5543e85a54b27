import type { DraftId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { findDraft } from '../adapters/draft-repository.ts';
import type { Draft } from '../domain/draft.ts';

/** @throws 404 for an unknown draft and for one of another owner */
export async function getOwnDraft(id: DraftId, caller: Caller): Promise<Draft> {
  const draft = await findDraft(id);
  if (draft?.ownerId !== caller.id) throw new AppError('not_found', 'We can’t find that draft.');
  return draft;
}
