import { api } from '../shared/api.ts';
import { now } from '../shared/clock.ts';
import { blockPerson, unblockPerson } from './commands/block-person.ts';
import { completeOpenTask, releaseOpenTask, takeOpenTask } from './commands/change-task.ts';
import { staffRoutes } from './contract.ts';
import { findPeople } from './queries/find-people.ts';
import { loadPerson } from './queries/load-person.ts';
import { listTasks } from './queries/list-tasks.ts';

export const handler = api(staffRoutes, {
  tasks: ({ query }) => listTasks(query, now()),
  takeTask: ({ params: { id } }, caller) => takeOpenTask(id, caller, now()),
  releaseTask: ({ params: { id } }, caller) => releaseOpenTask(id, caller, now()),
  completeTask: ({ params: { id }, body: { reason } }, caller) => completeOpenTask(id, caller, reason, now()),

  findPeople: async ({ query: { q } }) => ({ people: await findPeople(q) }),
  staffPerson: ({ params: { id } }) => loadPerson(id, now()),
  blockPerson: async ({ params: { id }, body }, caller) => ({
    saleUnderWay: (await blockPerson(id, body, caller, now())) ?? null,
  }),
  unblockPerson: ({ params: { id }, body: { reason } }, caller) => unblockPerson(id, reason, caller, now()),
});
