import { ApiError } from '../../../lib/api-error.ts';
import type { ReviewDecision } from './api.ts';

type Outcome = ReviewDecision['outcome'];
type Returned = Extract<ReviewDecision, { outcome: 'returned' }>;
type Approved = Extract<ReviewDecision, { outcome: 'approved' }>;

/** A possibly incomplete decision. */
export interface DecisionDraft {
  readonly outcome?: Outcome | undefined;
  readonly address?: Approved['address'];
  readonly photos?: Approved['photos'];
  readonly reasons: Returned['reasons'];
  readonly note: string;
}
export const emptyDraft: DecisionDraft = { reasons: [], note: '' };

export type DraftProblem = Partial<Record<'outcome' | 'address' | 'photos' | 'reasons' | 'note', string>>;

/** What an approval has to answer besides. */
export interface ApprovalQuestions {
  readonly asksAddress: boolean;
  readonly asksPhotos: boolean;
}

/** Whether the decision needs a text to be clear for the seller. */
export function requiresNote({ outcome, reasons }: DecisionDraft): boolean {
  return outcome === 'removed' || (outcome === 'returned' && reasons.includes('other'));
}

/** Errors of missing fields; undefined when the decision can be sent. */
export function findDraftProblem(
  draft: DecisionDraft,
  { asksAddress, asksPhotos }: ApprovalQuestions,
): DraftProblem | undefined {
  const { outcome, address, photos, reasons, note } = draft;
  const isSilent = requiresNote(draft) && note.trim() === '';
  if (!outcome) return { outcome: 'Choose what to do' };
  if (outcome === 'approved') {
    const problem = {
      ...(asksAddress && !address && { address: 'Say which home has the address' }),
      ...(asksPhotos && !photos && { photos: 'Say why the photos may stay' }),
    };
    return Object.keys(problem).length > 0 ? problem : undefined;
  }
  if (outcome === 'removed') return isSilent ? { note: 'Say why' } : undefined;
  if (reasons.length === 0) return { reasons: 'Choose what has to change' };
  return isSilent ? { note: 'Say what has to change' } : undefined;
}

/** The request body of a draft without errors. */
export function toDecision(
  draft: DecisionDraft,
  { asksAddress, asksPhotos }: ApprovalQuestions,
): ReviewDecision | undefined {
  const { outcome, address, photos, reasons } = draft;
  const note = draft.note.trim();
  const words = note !== '' && { note };
  if (outcome === 'approved')
    return {
      outcome,
      ...(asksAddress && address && { address }),
      ...(asksPhotos && photos && { photos }),
      ...words,
    };
  if (outcome === 'returned') return { outcome, reasons, ...words };
  return outcome === 'removed' ? { outcome, note } : undefined;
}

/** Whether the address was disputed after the checks had run. */
export function isAddressClaimed(error: Error | null): boolean {
  return error instanceof ApiError && error.problem['state'] === 'address_claimed';
}

/** Whether photos like another home's were found after the review was opened. */
export function isPhotosFound(error: Error | null): boolean {
  return error instanceof ApiError && error.problem['state'] === 'photos_found';
}
