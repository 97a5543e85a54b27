import { Entity } from 'electrodb';
import { AppError } from '../../kernel/errors.ts';
import { gsi, tableOptions, buildPut, type Write } from '../../kernel/data/table.ts';
import { Task, type TaskKind } from '../domain/task.ts';

const text = { type: 'string', required: true } as const;
const TaskRow = new Entity(
  {
    model: { entity: 'staff-task', version: '1', service: 'gable' },
    attributes: {
      kind: text,
      subjectId: text,
      state: text,
      dueAt: text,
      version: { type: 'number', required: true },
      task: { type: 'any', required: true },
    },
    indexes: {
      bySubject: {
        pk: { field: 'pk', composite: ['kind', 'subjectId'] },
        sk: { field: 'sk', composite: [] },
      },
      /** Only open tasks are in it, the first due first. */
      byDueTime: {
        index: gsi.one.index,
        condition: ({ state }) => state === 'open',
        pk: { field: gsi.one.pk, composite: [] },
        sk: { field: gsi.one.sk, composite: ['dueAt', 'kind', 'subjectId'] },
      },
    },
  },
  tableOptions,
);

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
