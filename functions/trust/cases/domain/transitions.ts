import type { CaseStatus } from './report-case.ts';

export type CaseVerb = 'take' | 'hide' | 'act' | 'dismiss' | 'appeal' | 'uphold' | 'reverse' | 'expire';

/**
 * The states of a case and the moves out of each (behaviour, 3). `act` out of an appeal is the reversal of a decision
 * to do nothing: it restricts another person, who can appeal in turn.
 */
export const caseMoves = {
  open: { take: 'triage' },
  triage: { take: 'triage', hide: 'triage', act: 'action', dismiss: 'no_action' },
  action: { appeal: 'appeal', expire: 'closed' },
  no_action: { appeal: 'appeal', expire: 'closed' },
  appeal: { uphold: 'closed', reverse: 'closed', act: 'action' },
  closed: {},
} as const satisfies Record<CaseStatus, Partial<Record<CaseVerb, CaseStatus>>>;

/** The status that a verb leads to; undefined where it is not possible. */
export function resolveNextStatus(status: CaseStatus, verb: CaseVerb): CaseStatus | undefined {
  const possible: Partial<Record<CaseVerb, CaseStatus>> = caseMoves[status];
  return possible[verb];
}
