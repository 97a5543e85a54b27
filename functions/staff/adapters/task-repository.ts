import { AppError } from '../../kernel/errors.ts';
import { defineRow, indexKey, json, number, rowKey, text } from '../../kernel/data/row.ts';
import { buildPut, type Write } from '../../kernel/data/table.ts';
import { Task, type TaskKind } from '../domain/task.ts';

const TaskRow = defineRow('staff-task', {
  columns: { kind: text, subjectId: text, state: text, dueAt: text, version: number, task: json },
  indexes: {
    bySubject: rowKey(['kind', 'subjectId']),
    /** Only open tasks are in it, the first due first. */
    byDueTime: {
      ...indexKey('gsi1', [], 'dueAt', 'kind', 'subjectId'),
      condition: ({ state }) => state === 'open',
    },
  },
});

export async function findTask(kind: TaskKind, subjectId: string): Promise<Task | undefined> {
  const { data } = await TaskRow.get({ kind, subjectId }).go({ consistent: true });
  return data ? Task.parse(data.task) : undefined;
}

/** @throws 404 for a task that does not wait */
export async function getOpenTask(kind: TaskKind, subjectId: string): Promise<Task> {
  const task = await findTask(kind, subjectId);
  if (task?.state !== 'open') throw new AppError('not_found', 'Nothing like this waits.');
  return task;
}

/** Everything that waits, the first due first. */
export async function listOpenTasks(): Promise<Task[]> {
  const { data } = await TaskRow.query.byDueTime({}).go({ pages: 'all' });
  return data.map(({ task }) => Task.parse(task));
}

/** Saves a task on the condition that it is as it was loaded. */
export function buildTaskWrite(task: Task): Write {
  const { kind, subjectId, state, dueAt, version } = task;
  const row = TaskRow.put({ kind, subjectId, state, dueAt, version, task });
  const guarded =
    version === 1
      ? row.where(({ kind: key }, { notExists }) => notExists(key))
      : row.where(({ version: before }, { eq }) => eq(before, version - 1));
  return buildPut(guarded.params());
}
