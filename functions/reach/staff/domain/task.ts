import * as z from 'zod';
import { UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { compareWaits, type Loss, losses } from '../../../kernel/urgency.ts';
import { addWorkingDays } from '../../../kernel/working-days.ts';

export const TaskKind = z.enum([
  'home_review',
  'report',
  'appeal',
  'comment',
  'affiliate',
  'ticket',
  'identity_check',
  'ownership_proof',
  'buyer_check',
  'refund',
  'seal',
]);
export type TaskKind = z.output<typeof TaskKind>;

/** Working days within which each kind is answered, as pages and mails promise it. */
export const promisedDays: Readonly<Record<TaskKind, number>> = {
  home_review: 1,
  report: 1,
  appeal: 1,
  comment: 1,
  affiliate: 10,
  ticket: 1,
  identity_check: 1,
  ownership_proof: 1,
  buyer_check: 1,
  refund: 1,
  seal: 1,
};

/** What people lose while each kind waits. */
const lossesOfKinds: Readonly<Record<TaskKind, Loss>> = {
  report: 'safety',
  appeal: 'safety',
  refund: 'sale',
  seal: 'sale',
  identity_check: 'offer',
  buyer_check: 'offer',
  home_review: 'listing',
  ownership_proof: 'listing',
  ticket: 'reply',
  comment: 'reply',
  affiliate: 'reply',
};

/** What people lose while a task waits. */
export function findTaskLoss({ kind, loss = lossesOfKinds[kind] }: Pick<Task, 'kind' | 'loss'>): Loss {
  return loss;
}

/** The order of the list: the day on which a promise ends, then what is lost, then the hour. */
export function compareTasks(a: Task, b: Task): number {
  const [first, second] = [a, b].map((task) => ({
    loss: findTaskLoss(task),
    isOwn: true,
    by: task.dueAt,
    since: task.openedAt,
  }));
  return compareWaits(first, second);
}

/** What a member of staff did that closed a task. */
export const ClosingAct = z.object({ action: z.string(), actorId: UserId });
export type ClosingAct = z.output<typeof ClosingAct>;

/** One thing that waits for staff. There is one row per kind and subject; it opens again with what comes later. */
export const Task = z.object({
  kind: TaskKind,
  /** The prefixed id of what waits. */
  subjectId: z.string(),
  state: z.enum(['open', 'closed']),
  /** What people lose while it waits, where the subject says it; otherwise its kind does. */
  loss: z.enum(losses).optional(),
  /** Whose request it is, where a refund to this person settles it. */
  personId: UserId.optional(),
  /** Names no person: the page of the subject shows who it is about. */
  title: z.string(),
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  takenBy: UserId.optional(),
  takenAt: z.iso.datetime().optional(),
  /** When it was closed; what closes it once more leaves that as it is. */
  closedAt: z.iso.datetime().optional(),
  /** Missing where no act closed it: a person took it back, or another matter settled it. */
  closedBy: ClosingAct.optional(),
  /** Time and id of the latest event that counted; what happened before it changes nothing. */
  changedBy: z.string(),
  version: z.int().min(1),
});
export type Task = z.output<typeof Task>;

/** What an event means for the list. */
export type TaskChange =
  | {
      readonly type: 'open';
      readonly kind: TaskKind;
      readonly subjectId: string;
      readonly title: string;
      /** Working days, where a promise differs from that of its kind. */
      readonly days?: number;
      /** The end of a promise that the subject itself keeps; it also moves the end of a task that waits. */
      readonly dueAt?: string;
      readonly personId?: UserId | null;
      readonly loss?: Loss;
    }
  | ({
      readonly type: 'close';
      readonly kind: TaskKind;
      readonly subjectId: string;
      /** Whose matter it is: what they do themselves is no act of staff. */
      readonly personId?: UserId;
    } & ActPlace);

interface ActPlace {
  /** The subject of the act that closes it, where that is another than the task's. */
  readonly actSubject?: string;
}

/** Closes every open task of a kind that is one person's request. */
export interface RequestsClosing extends ActPlace {
  readonly type: 'close_requests';
  readonly kind: TaskKind;
  readonly personId: UserId;
}

/** Orders events by when they happened; ids of one moment rise. */
export function toEventOrderKey({ time, id }: { readonly time: string; readonly id: string }): string {
  return `${time}#${id}`;
}

/**
 * The task after an event, `undefined` where the event changes nothing: it is older than one that counted. Closing a
 * task that is not there yet leaves a closed one, so that the event that opens it may come later.
 */
export function applyTaskChange(
  task: Task | undefined,
  change: TaskChange,
  meta: { readonly time: string; readonly id: string },
): Task | undefined {
  const changedBy = toEventOrderKey(meta);
  if (task && task.changedBy >= changedBy) return undefined;
  const { type, kind, subjectId } = change;
  const version = (task?.version ?? 0) + 1;
  if (type === 'close') {
    const closedAt = (task && toDoneTime(task)) ?? meta.time;
    const closed = task ?? { kind, subjectId, title: '', openedAt: meta.time, dueAt: meta.time };
    return { ...closed, state: 'closed', closedAt, changedBy, version };
  }
  const { title, days = promisedDays[kind] } = change;
  // A task that is open already keeps its due date and its assignee.
  if (task?.state === 'open')
    return {
      ...task,
      title,
      dueAt: change.dueAt ?? task.dueAt,
      ...(change.loss && { loss: change.loss }),
      changedBy,
      version,
    };
  const dueAt = change.dueAt ?? addWorkingDays(new Date(meta.time), days).toISOString();
  const personId = change.personId ?? task?.personId;
  return {
    kind,
    subjectId,
    state: 'open',
    title,
    openedAt: meta.time,
    dueAt,
    ...(change.loss && { loss: change.loss }),
    ...(personId && { personId }),
    changedBy,
    version,
  };
}

/** When a task was closed, for the first time since it was open; `undefined` while it waits. */
export function toDoneTime({ state, closedAt, changedBy }: ClosableTask): string | undefined {
  if (state === 'open') return undefined;
  // Of a task that an earlier release closed, only the latest event is known.
  return closedAt ?? changedBy.split('#')[0];
}
type ClosableTask = Pick<Task, 'state' | 'closedAt' | 'changedBy'>;

/** @throws 409 `taken` where a colleague works on it */
export function takeTask(task: Task, by: UserId, now: Date): Task {
  if (task.takenBy === by) return task;
  if (task.takenBy) throw new AppError('conflict', 'A colleague is working on this.', { state: 'taken' });
  return { ...task, takenBy: by, takenAt: now.toISOString(), version: task.version + 1 };
}

/** Any member of staff may release a task: the colleague who took it may be away. */
export function releaseTask({ takenBy, takenAt: _, ...task }: Task): Task | undefined {
  return takenBy ? { ...task, version: task.version + 1 } : undefined;
}

/** Kinds that no other act closes: what is to be done happens outside of Gable. */
const closedByHand: ReadonlySet<TaskKind> = new Set(['refund', 'seal']);

/** Whether staff close it by hand, with what was done. */
export function isClosedByHand({ kind }: Pick<Task, 'kind'>): boolean {
  return closedByHand.has(kind);
}

/** @throws 409 for a task that its own act closes */
export function completeTask(task: Task, by: UserId, now: Date): Task {
  if (!isClosedByHand(task))
    throw new AppError('conflict', 'This closes by deciding it, on its own page.', { state: task.kind });
  const closedAt = now.toISOString();
  return {
    ...task,
    state: 'closed',
    closedAt,
    closedBy: { action: 'task.complete', actorId: by },
    changedBy: closedAt,
    version: task.version + 1,
  };
}

export function isOverdue({ state, dueAt }: Task, now: Date): boolean {
  return state === 'open' && dueAt <= now.toISOString();
}

export interface TaskCount {
  readonly kind: TaskKind;
  readonly waiting: number;
  readonly overdue: number;
}

/** For every kind how many wait, and how many of them longer than promised. */
export function countTasks(tasks: readonly Task[], now: Date): TaskCount[] {
  return TaskKind.options.map((kind) => {
    const waiting = tasks.filter((task) => task.kind === kind);
    return { kind, waiting: waiting.length, overdue: waiting.filter((task) => isOverdue(task, now)).length };
  });
}

/** When what has waited longest began to. */
export function findOldest(tasks: readonly Task[]): string | undefined {
  return tasks.map(({ openedAt }) => openedAt).toSorted()[0];
}
