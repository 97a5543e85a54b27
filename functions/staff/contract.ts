import * as z from 'zod';
import { UserId } from '../../events/vocabulary.ts';
import { defineRoutes, listOf, paging } from '../shared/contract.ts';
import { TaskKind } from './domain/task.ts';
import { TaskIdParam } from './domain/task-id.ts';

/** One line of what waits; whose matter it is, its own page shows. */
export const TaskView = z.object({
  id: z.string(),
  kind: TaskKind,
  subjectId: z.string(),
  title: z.string(),
  openedAt: z.iso.datetime(),
  /** When the promise ends: one working day after, unless another was made. */
  dueAt: z.iso.datetime(),
  overdue: z.boolean(),
  /** The member of staff at work on it. */
  taken: z.object({ id: UserId, user_name: z.string().nullable(), at: z.iso.datetime() }).nullable(),
});
export type TaskView = z.output<typeof TaskView>;

export const Reason = z.string().trim().min(3, 'Give a reason').max(2_000);
const params = z.object({ id: TaskIdParam });

export const staffRoutes = defineRoutes({
  tasks: {
    method: 'GET',
    path: '/api/staff/tasks',
    access: 'staff',
    summary: 'What waits for staff, the first due first, with counts per kind',
    query: z.object({ kind: TaskKind.optional(), ...paging(50, 200) }),
    result: listOf('tasks', TaskView).extend({
      counts: z.array(z.object({ kind: TaskKind, waiting: z.int(), overdue: z.int() })),
    }),
  },
  takeTask: {
    method: 'POST',
    path: '/api/staff/tasks/{id}/take',
    access: 'staff',
    summary: 'Work on a task, so that no colleague does the same',
    status: 204,
    params,
    result: z.void(),
    problems: ['not_found', 'conflict', 'stale'],
  },
  releaseTask: {
    method: 'POST',
    path: '/api/staff/tasks/{id}/release',
    access: 'staff',
    summary: 'Put a task back for colleagues',
    status: 204,
    params,
    result: z.void(),
    problems: ['not_found', 'stale'],
  },
  completeTask: {
    method: 'POST',
    path: '/api/staff/tasks/{id}/done',
    access: 'staff',
    summary: 'Close a task whose work happens outside of Gable, with what was done',
    status: 204,
    params,
    body: z.object({ reason: Reason }),
    result: z.void(),
    problems: ['not_found', 'conflict', 'stale'],
  },
});
