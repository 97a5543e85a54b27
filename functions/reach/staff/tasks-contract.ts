import * as z from 'zod';
import { textUpTo, UserId } from '../../../events/vocabulary.ts';
import { createListSchema, createPagingParameters, defineRoutes } from '../../kernel/http/contract.ts';
import { losses } from '../../kernel/urgency.ts';
import { TaskIdParam } from './domain/task-id.ts';
import { TaskKind } from './domain/task.ts';

/** One line of what waits. */
export const TaskView = z.object({
  id: z.string(),
  kind: TaskKind,
  subjectId: z.string(),
  title: z.string(),
  /** The address of the home that it is about, where it is about one. */
  home: z.string().optional(),
  /** Whose matter it is; without an id where the writer has no account, missing where they are gone. */
  person: z.object({ id: UserId.nullable(), user_name: z.string().nullable() }).optional(),
  /** What people lose while it waits. */
  loss: z.enum(losses),
  openedAt: z.iso.datetime(),
  /** When the promise ends: one working day after, unless another was made. */
  dueAt: z.iso.datetime(),
  overdue: z.boolean(),
  /** Staff close it with what was done, as no other act does. */
  closedByHand: z.boolean(),
  /** The member of staff at work on it. */
  taken: z.object({ id: UserId, user_name: z.string().nullable(), at: z.iso.datetime() }).nullable(),
});

export type TaskView = z.output<typeof TaskView>;

/** One line of what is done. */
const DoneTaskView = TaskView.pick({
  id: true,
  kind: true,
  subjectId: true,
  title: true,
  home: true,
  person: true,
}).extend({
  doneAt: z.iso.datetime(),
  /** What a member of staff did; null where it was settled otherwise. */
  act: z
    .object({ action: z.string(), by: z.object({ id: UserId, user_name: z.string().nullable() }) })
    .nullable(),
});

/** Why a member of staff did something. */
export const Reason = textUpTo(2_000).min(3, 'Give a reason');

const params = z.object({ id: TaskIdParam });

export const taskRoutes = defineRoutes({
  tasks: {
    method: 'GET',
    path: '/api/staff/tasks',
    access: 'staff',
    summary: 'What waits for staff by the day it is due, then by what people lose, with counts per kind',
    query: z.object({ kind: TaskKind.optional(), ...createPagingParameters(50, 200) }),
    result: createListSchema('tasks', TaskView).extend({
      counts: z.array(z.object({ kind: TaskKind, waiting: z.int(), overdue: z.int() })),
      /** When the oldest of all came; null where nothing waits. */
      oldestAt: z.iso.datetime().nullable(),
    }),
  },
  doneTasks: {
    method: 'GET',
    path: '/api/staff/done-tasks',
    access: 'staff',
    summary: 'What the caller or the team has finished today in London, the latest first; at most 100',
    query: z.object({ who: z.enum(['me', 'team']).default('team') }),
    result: z.object({
      tasks: z.array(DoneTaskView),
      counts: z.object({ me: z.int(), team: z.int() }),
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
