import { assertColleagueActs, buildStaffActWrite } from '../../../kernel/data/staff-act.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { buildTaskWrite, getOpenTask } from '../adapters/task-repository.ts';
import type { TaskId } from '../domain/task-id.ts';
import { completeTask, releaseTask, takeTask, type Task } from '../domain/task.ts';

interface TaskAct {
  readonly action: 'task.take' | 'task.release' | 'task.complete';
  readonly change: (task: Task) => Task | undefined;
  readonly reason?: string;
  readonly at: Date;
}

async function changeTask({ kind, subjectId }: TaskId, caller: Caller, act: TaskAct): Promise<void> {
  const { action, change, reason, at } = act;
  await updateWithRetry(
    () => getOpenTask(kind, subjectId),
    (task) => {
      const owners = [task.personId];
      assertColleagueActs(caller.id, owners);
      const next = change(task);
      if (!next || next === task) return undefined;
      const record = buildStaffActWrite({
        actorId: caller.id,
        action,
        subject: subjectId,
        reason,
        at,
        owners,
      });
      return { writes: [buildTaskWrite(next), record] };
    },
  );
}

/** @throws 404 for a task that does not wait, 409 `own` for the own request, 409 where a colleague works on it */
export function takeOpenTask(id: TaskId, caller: Caller, at: Date): Promise<void> {
  return changeTask(id, caller, { action: 'task.take', change: (task) => takeTask(task, caller.id, at), at });
}

/** @throws 404 for a task that does not wait */
export function releaseOpenTask(id: TaskId, caller: Caller, at: Date): Promise<void> {
  return changeTask(id, caller, { action: 'task.release', change: releaseTask, at });
}

/** @throws 404 for a task that does not wait, 409 for one that its own act closes */
export function completeOpenTask(id: TaskId, caller: Caller, reason: string, at: Date): Promise<void> {
  return changeTask(id, caller, {
    action: 'task.complete',
    change: (task) => completeTask(task, caller.id, at),
    reason,
    at,
  });
}
