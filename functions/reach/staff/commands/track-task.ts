import { setTimeout } from 'node:timers/promises';
import type { Envelope } from '../../../../events/define.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { listStaffActsOnSubject } from '../../../people/audit/adapters/staff-act-repository.ts';
import { buildTaskWrite, findTask, listOpenTasks } from '../adapters/task-repository.ts';
import { findClosingAct } from '../domain/done-task.ts';
import { toTaskChanges } from '../domain/task-rules.ts';
import {
  applyTaskChange,
  type ClosingAct,
  type RequestsClosing,
  type Task,
  type TaskChange,
} from '../domain/task.ts';

/** Opens or closes the tasks that an event is about. Events may repeat and come in any order. */
export async function trackTask(name: string, data: unknown, meta: Envelope): Promise<void> {
  for (const change of toTaskChanges(name, data))
    await (change.type === 'close_requests' ? closeRequests(change, meta) : saveChange(change, meta));
}

async function closeRequests({ kind, personId, actSubject }: RequestsClosing, meta: Envelope): Promise<void> {
  const isRequest = (task: Task | undefined) =>
    task?.state === 'open' && task.kind === kind && task.personId === personId;
  for (const task of (await listOpenTasks()).filter(isRequest)) {
    const { subjectId } = task;
    const change = { type: 'close', kind, subjectId, personId, ...(actSubject && { actSubject }) } as const;
    // The list can be older than the row, which a colleague may have closed since.
    await saveChange(change, meta, isRequest);
  }
}

async function saveChange(
  change: TaskChange,
  meta: Envelope,
  isMeant: (task: Task | undefined) => boolean = () => true,
): Promise<void> {
  await updateWithRetry(
    () => findTask(change.kind, change.subjectId),
    async (task) => {
      const next = isMeant(task) ? applyTaskChange(task, change, meta) : undefined;
      if (!next) return undefined;
      const closedBy = task?.state === 'open' ? await loadClosingAct(next, change, meta) : undefined;
      return { writes: [buildTaskWrite(closedBy ? { ...next, closedBy } : next)] };
    },
  );
}

/** Acts on a subject since it closed, and the one that closed it, are far fewer. */
const latestActs = 20;
/** Milliseconds before each look at the trail: its index is eventually consistent, and an act is as young as its event. */
const looks = [0, 250, 1_000];

/** Read once, as a task closes: who lists what is done needs no trail. */
async function loadClosingAct(
  task: Task,
  change: TaskChange,
  { actor }: Envelope,
): Promise<ClosingAct | undefined> {
  const { kind, subjectId, openedAt, closedAt } = task;
  if (change.type === 'open' || closedAt === undefined) return undefined;
  const { personId = task.personId } = change;
  // A provider's event, or the person's own, is no colleague's: an act before it has been in the index for long.
  const isByColleague = actor !== null && actor !== personId;
  for (const wait of isByColleague ? looks : looks.slice(0, 1)) {
    await setTimeout(wait);
    const acts = await listStaffActsOnSubject(change.actSubject ?? subjectId, latestActs);
    const act = findClosingAct(acts, { kind, openedAt, closedAt });
    if (act) return { action: act.action, actorId: act.actorId };
  }
  return undefined;
}
