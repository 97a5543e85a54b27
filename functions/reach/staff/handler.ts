import { now } from '../../kernel/clock.ts';
import { api } from '../../kernel/http/api.ts';
import { payoutOperations } from '../../money/payments/payout-calls.ts';
import { staffPaymentOperations } from '../../money/payments/staff-calls.ts';
import { blockPerson, unblockPerson } from './commands/block-person.ts';
import { changeHomeByStaff } from './commands/change-home.ts';
import { completeOpenTask, releaseOpenTask, takeOpenTask } from './commands/change-task.ts';
import { staffRoutes } from './contract.ts';
import { listDoneTasks } from './queries/list-done-tasks.ts';
import { listNewestHomes, listNewestPayments, listNewestPeople } from './queries/list-newest.ts';
import { listTasks } from './queries/list-tasks.ts';
import { loadBoard } from './queries/load-board.ts';
import { loadHome } from './queries/load-home.ts';
import { loadPerson } from './queries/load-person.ts';
import { searchDesk } from './queries/search-desk.ts';

export const handler = api(staffRoutes, {
  ...staffPaymentOperations,
  ...payoutOperations,

  board: ({ query }, caller) => loadBoard(query, caller.id, now()),

  tasks: ({ query }) => listTasks(query, now()),
  doneTasks: ({ query: { who } }, caller) => listDoneTasks(caller.id, who, now()),
  takeTask: ({ params: { id } }, caller) => takeOpenTask(id, caller, now()),
  releaseTask: ({ params: { id } }, caller) => releaseOpenTask(id, caller, now()),
  completeTask: ({ params: { id }, body: { reason } }, caller) => completeOpenTask(id, caller, reason, now()),

  searchDesk: ({ query: { q, in: only } }, caller) => searchDesk({ typed: q, only }, caller.id, now()),
  newestPayments: ({ query }) => listNewestPayments(query),

  newestPeople: ({ query }) => listNewestPeople(query),
  staffPerson: ({ params: { id } }) => loadPerson(id, now()),
  blockPerson: async ({ params: { id }, body }, caller) => ({
    saleUnderWay: (await blockPerson(id, body, caller, now())) ?? null,
  }),
  unblockPerson: ({ params: { id }, body: { reason } }, caller) => unblockPerson(id, reason, caller, now()),

  newestHomes: ({ query }) => listNewestHomes(query),
  staffHome: ({ params: { id } }) => loadHome(id, now()),
  removeHome: ({ params: { id }, body: { reason } }, caller) =>
    changeHomeByStaff(id, { verb: 'remove', reason, at: now() }, caller),
  restoreHome: ({ params: { id }, body: { reason } }, caller) =>
    changeHomeByStaff(id, { verb: 'restore', reason, at: now() }, caller),
});
