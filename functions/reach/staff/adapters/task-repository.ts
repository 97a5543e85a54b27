import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { indexKey, number, rowKey, text } from '../../../kernel/data/row.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { toDoneDay } from '../domain/done-task.ts';
import { Task, type TaskKind, toDoneTime } from '../domain/task.ts';

/** What the index of days has in place of the day and time of an open task. */
const none = 'none';

const tasks = defineDocumentEntity('staff-task', Task, {
  columns: {
    kind: text,
    subjectId: text,
    state: text,
    dueAt: text,
    doneOn: text,
    doneAt: text,
    version: number,
    task: documentColumn,
  },
  derive: (task) => ({ doneOn: toDoneDay(task) ?? none, doneAt: toDoneTime(task) ?? none }),
  indexes: {
    bySubject: rowKey(['kind', 'subjectId']),
    /** Only open tasks are in it, the first due first. */
    byDueTime: {
      ...indexKey('gsi1', [], 'dueAt', 'kind', 'subjectId'),
      condition: ({ state }) => state === 'open',
    },
    byDoneDay: {
      ...indexKey('gsi2', 'doneOn', 'doneAt', 'kind', 'subjectId'),
      condition: ({ doneOn }) => doneOn !== none,
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

/** Everything that was closed on a day in London, the earliest first. */
export function listTasksDoneOn(day: string): Promise<Task[]> {
  return tasks.list('byDoneDay', { doneOn: day });
}

/** Saves a task on the condition that it is as it was loaded. */
export function buildTaskWrite(task: Task): Write {
  return tasks.buildSave(task);
}
