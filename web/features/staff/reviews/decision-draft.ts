import { ApiError } from '../../../lib/api-error.ts';
import type { ReviewDecision } from './api.ts';

type Outcome = ReviewDecision['outcome'];
type Returned = Extract<ReviewDecision, { outcome: 'returned' }>;
type Approved = Extract<ReviewDecision, { outcome: 'approved' }>;

/** A decision as far as it is filled in. */
export interface DecisionDraft {
  readonly outcome?: Outcome | undefined;
  readonly address?: Approved['address'];
  readonly reasons: Returned['reasons'];
  readonly note: string;
}
export const emptyDraft: DecisionDraft = { reasons: [], note: '' };

export type DraftProblem = Partial<Record<'outcome' | 'address' | 'reasons' | 'note', string>>;

/** Whether the seller could not know what is meant without words. */
export const needsNote = ({ outcome, reasons }: DecisionDraft): boolean =>
  outcome === 'removed' || (outcome === 'returned' && reasons.includes('other'));

/** What is missing, by field; nothing where the decision can be sent. */
export function findProblem(draft: DecisionDraft, asksAddress: boolean): DraftProblem | undefined {
  const { outcome, address, reasons, note } = draft;
  const isSilent = needsNote(draft) && note.trim() === '';
  if (!outcome) return { outcome: 'Choose what to do' };
  if (outcome === 'approved')
    return asksAddress && !address ? { address: 'Say which home has the address' } : undefined;
  if (outcome === 'removed') return isSilent ? { note: 'Say why' } : undefined;
  if (reasons.length === 0) return { reasons: 'Choose what has to change' };
  return isSilent ? { note: 'Say what has to change' } : undefined;
}

/** The call's body of a draft without problems. */
export function toDecision(draft: DecisionDraft, asksAddress: boolean): ReviewDecision | undefined {
  const { outcome, address, reasons } = draft;
  const note = draft.note.trim();
  const words = note !== '' && { note };
  if (outcome === 'approved') return { outcome, ...(asksAddress && address && { address }), ...words };
  if (outcome === 'returned') return { outcome, reasons, ...words };
  return outcome === 'removed' ? { outcome, note } : undefined;
}

/** Whether the address came into question after the checks had run. */
export const isAddressClaimed = (error: Error | null): boolean =>
  error instanceof ApiError && error.problem['state'] === 'address_claimed';
