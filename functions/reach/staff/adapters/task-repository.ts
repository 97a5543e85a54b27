import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { indexKey, number, rowKey, text } from '../../../kernel/data/row.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { Task, type TaskKind } from '../domain/task.ts';

const tasks = defineDocumentEntity('staff-task', Task, {
  columns: { kind: text, subjectId: text, state: text, dueAt: text, version: number, task: documentColumn },
  indexes: {
    bySubject: rowKey(['kind', 'subjectId']),
    /** Only open tasks are in it, the first due first. */
    byDueTime: {
      ...indexKey('gsi1', [], 'dueAt', 'kind', 'subjectId'),
      condition: ({ state }) => state === 'open',
    },
  },
});

export function findTask(kind: TaskKind, subjectId: string): Promise<Task | undefined> {
  return tasks.find({ kind, subjectId });
}

/** @throws 404 for a task that does not wait */
export async function getOpenTask(kind: TaskKind, subjectId: string): Promise<Task> {
  const task = await findTask(kind, subjectId);
  if (task?.state !== 'open') throw new AppError('not_found', 'Nothing like this waits.');
  return task;
}

/** Everything that waits, the first due first. */
export function listOpenTasks(): Promise<Task[]> {
  return tasks.list('byDueTime', {});
}

/** Saves a task on the condition that it is as it was loaded. */
export function buildTaskWrite(task: Task): Write {
  return tasks.buildSave(task);
}
