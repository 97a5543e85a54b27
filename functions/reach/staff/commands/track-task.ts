import type { Envelope } from '../../../../events/define.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { buildTaskWrite, findTask, listOpenTasks } from '../adapters/task-repository.ts';
import { toTaskChanges } from '../domain/task-rules.ts';
import { applyTaskChange, type RequestsClosing, type TaskChange } from '../domain/task.ts';

/** Opens or closes the tasks that an event is about. Events may repeat and come in any order. */
export async function trackTask(name: string, data: unknown, meta: Envelope): Promise<void> {
  for (const change of toTaskChanges(name, data))
    for (const each of change.type === 'close_requests' ? await listClosings(change) : [change])
      await saveChange(each, meta);
}

async function listClosings({ kind, personId }: RequestsClosing): Promise<TaskChange[]> {
  const open = await listOpenTasks();
  return open
    .filter((task) => task.kind === kind && task.personId === personId)
    .map(({ subjectId }) => ({ type: 'close', kind, subjectId }));
}

async function saveChange(change: TaskChange, meta: Envelope): Promise<void> {
  await updateWithRetry(
    () => findTask(change.kind, change.subjectId),
    (task) => {
      const next = applyTaskChange(task, change, meta);
      return next && { writes: [buildTaskWrite(next)] };
    },
  );
}
