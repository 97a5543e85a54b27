import type { Envelope } from '../../../events/define.ts';
import { updateWithRetry } from '../../shared/update.ts';
import { buildTaskWrite, findTask } from '../adapters/task-repository.ts';
import { applyTaskChange } from '../domain/task.ts';
import { toTaskChange } from '../domain/task-rules.ts';

/** Opens or closes the task that an event is about. Events may repeat and come in any order. */
export async function trackTask(name: string, data: unknown, meta: Envelope): Promise<void> {
  const change = toTaskChange(name, data);
  if (!change) return;
  await updateWithRetry(
    () => findTask(change.kind, change.subjectId),
    (task) => {
      const next = applyTaskChange(task, change, meta);
      return next && { writes: [buildTaskWrite(next)], result: undefined };
    },
  );
}
