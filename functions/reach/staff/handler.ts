import { now } from '../../kernel/clock.ts';
import { api } from '../../kernel/http/api.ts';
import { staffPaymentOperations } from '../../money/payments/staff-calls.ts';
import { blockPerson, unblockPerson } from './commands/block-person.ts';
import { changeHomeByStaff } from './commands/change-home.ts';
import { completeOpenTask, releaseOpenTask, takeOpenTask } from './commands/change-task.ts';
import { staffRoutes } from './contract.ts';
import { findHomes } from './queries/find-homes.ts';
import { findPeople } from './queries/find-people.ts';
import { listTasks } from './queries/list-tasks.ts';
import { loadHome } from './queries/load-home.ts';
import { loadPerson } from './queries/load-person.ts';

export const handler = api(staffRoutes, {
  ...staffPaymentOperations,

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

  findHomes: async ({ query: { q } }) => ({ homes: await findHomes(q) }),
  staffHome: ({ params: { id } }) => loadHome(id),
  removeHome: ({ params: { id }, body: { reason } }, caller) =>
    changeHomeByStaff(id, { verb: 'remove', reason, at: now() }, caller),
  restoreHome: ({ params: { id }, body: { reason } }, caller) =>
    changeHomeByStaff(id, { verb: 'restore', reason, at: now() }, caller),
});
