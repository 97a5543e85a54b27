import { api } from '../shared/api.ts';
import { now } from '../shared/clock.ts';
import { completeOpenTask, releaseOpenTask, takeOpenTask } from './commands/change-task.ts';
import { staffRoutes } from './contract.ts';
import { listTasks } from './queries/list-tasks.ts';

export const handler = api(staffRoutes, {
  tasks: ({ query }) => listTasks(query, now()),
  takeTask: ({ params: { id } }, caller) => takeOpenTask(id, caller, now()),
  releaseTask: ({ params: { id } }, caller) => releaseOpenTask(id, caller, now()),
  completeTask: ({ params: { id }, body: { reason } }, caller) => completeOpenTask(id, caller, reason, now()),
});
