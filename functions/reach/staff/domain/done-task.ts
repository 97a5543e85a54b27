import type { StaffAction } from '../../../../events/staff-vocabulary.ts';
import { formatLondonDay } from '../../../kernel/london-time.ts';
import { type TaskKind, toDoneTime } from './task.ts';

/** The day in London on which a task was closed; `undefined` while it waits. */
export function toDoneDay(task: Parameters<typeof toDoneTime>[0]): string | undefined {
  const at = toDoneTime(task);
  return at === undefined ? undefined : formatLondonDay(new Date(at));
}

/** The acts that end a wait of each kind; a subject has others, on the way or of another matter. */
const closingActions: Readonly<Record<TaskKind, readonly StaffAction[]>> = {
  home_review: ['home_review.approved', 'home_review.removed', 'home_review.returned'],
  report: ['report.decide'],
  appeal: ['appeal.decide'],
  comment: ['comment.approve', 'comment.remove'],
  affiliate: ['affiliate.approve', 'affiliate.decline'],
  ticket: ['ticket.answer', 'ticket.close', 'ticket.final_answer'],
  identity_check: ['identity_check.ended', 'identity_check.try_again'],
  ownership_proof: ['ownership_proof.accepted', 'ownership_proof.declined'],
  buyer_check: ['buyer_check.approve', 'buyer_check.return'],
  refund: ['payment.refund', 'ticket.close'],
  seal: [],
};

/** What the trail has of an act. */
interface RecordedAct {
  readonly action: string;
  readonly at: string;
}
interface Wait {
  readonly kind: TaskKind;
  readonly openedAt: string;
  readonly closedAt: string;
}

/**
 * The act that ended a wait; `undefined` where none did, as a person took it back or another matter settled it.
 * @param acts the latest first
 */
export function findClosingAct<Act extends RecordedAct>(
  acts: readonly Act[],
  { kind, openedAt, closedAt }: Wait,
): Act | undefined {
  const actions: readonly string[] = closingActions[kind];
  return acts.find(({ action, at }) => actions.includes(action) && at >= openedAt && at <= closedAt);
}
