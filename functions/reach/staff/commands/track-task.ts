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
    for (const each of change.type === 'close_requests' ? await listClosings(change) : [change])
      await saveChange(each, meta);
}

async function listClosings({ kind, personId, actSubject }: RequestsClosing): Promise<TaskChange[]> {
  const open = await listOpenTasks();
  return open
    .filter((task) => task.kind === kind && task.personId === personId)
    .map(({ subjectId }) => ({ type: 'close', kind, subjectId, ...(actSubject && { actSubject }) }));
}

async function saveChange(change: TaskChange, meta: Envelope): Promise<void> {
  await updateWithRetry(
    () => findTask(change.kind, change.subjectId),
    async (task) => {
      const next = applyTaskChange(task, change, meta);
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
  const { kind, subjectId, openedAt, closedAt, personId } = task;
  if (change.type === 'open' || closedAt === undefined) return undefined;
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
