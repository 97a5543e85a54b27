import * as z from 'zod';
import { UserId, AccountState, PropertyId, PropertyStatus, textUpTo } from '../../../events/vocabulary.ts';
import { defineRoutes, createPagingParameters, createListSchema } from '../../kernel/http/contract.ts';
import { staffPaymentRoutes } from '../../money/payments/contract.ts';
import { BlockReason } from '../../people/accounts/domain/account-block.ts';
import { Account } from '../../people/accounts/domain/account.ts';
import { StaffActView } from '../../people/audit/domain/staff-act-view.ts';
import { FraudView } from '../../people/ip-traces/domain/trace.ts';
import { TaskIdParam } from './domain/task-id.ts';
import { TaskKind } from './domain/task.ts';

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
  /** Staff close it with what was done, as no other act does. */
  closedByHand: z.boolean(),
  /** The member of staff at work on it. */
  taken: z.object({ id: UserId, user_name: z.string().nullable(), at: z.iso.datetime() }).nullable(),
});

export type TaskView = z.output<typeof TaskView>;

export const FoundPerson = Account.pick({ id: true, user_name: true, is_active: true }).extend({
  /** `j…@example.com` */
  email: z.string(),
  deleted: z.boolean(),
  memberSince: z.iso.datetime(),
});

/** A person as staff see them: enough to decide by, and no more. */
export const PersonCard = FoundPerson.omit({ deleted: true }).extend({
  ...Account.pick({
    signInWith: true,
    identityCheckedAt: true,
    deletesAt: true,
    deletedAt: true,
    block: true,
  }).shape,
  is_active: AccountState,
  emailVerified: z.boolean(),
  /** When two-step sign-in was turned on; absent while it is off. */
  twoStepSince: z.iso.datetime().optional(),
  staff: z.boolean(),
  /** The status of a sale that a block does not end. */
  saleUnderWay: z.string().nullable(),
  counts: z.object({
    homes: z.int(),
    openOffers: z.int(),
    upcomingViewings: z.int(),
    blockedBy: z.int(),
    /** Reports about them and what is theirs, those that wait and those that were agreed with. */
    openReports: z.int(),
    upheldReports: z.int(),
  }),
  homes: z.array(z.object({ id: PropertyId, title: z.string(), status: PropertyStatus })),
  networks: FraudView,
  acts: z.array(StaffActView),
});

export const FoundHome = z.object({
  id: PropertyId,
  address: z.string(),
  status: PropertyStatus,
  price: z.int(),
  createdAt: z.iso.datetime(),
});

/** A home as staff see it, with its trail. */
export const HomeCard = FoundHome.extend({
  owner: z.object({ id: UserId, user_name: z.string().nullable() }),
  canRemove: z.boolean(),
  canRestore: z.boolean(),
  /** What moved it, the latest first; `actor` is the id of who acted, null for the system. */
  history: z.array(
    z.object({ id: z.string(), name: z.string(), at: z.iso.datetime(), actor: z.string().nullable() }),
  ),
  acts: z.array(StaffActView),
});

export const Reason = textUpTo(2_000).min(3, 'Give a reason');

const params = z.object({ id: TaskIdParam });

const person = z.object({ id: UserId });

const home = z.object({ id: PropertyId });

export const staffRoutes = defineRoutes({
  ...staffPaymentRoutes,
  tasks: {
    method: 'GET',
    path: '/api/staff/tasks',
    access: 'staff',
    summary: 'What waits for staff, the first due first, with counts per kind',
    query: z.object({ kind: TaskKind.optional(), ...createPagingParameters(50, 200) }),
    result: createListSchema('tasks', TaskView).extend({
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
  findPeople: {
    method: 'GET',
    path: '/api/staff/people',
    access: 'staff',
    summary: 'People by id, whole email address or the beginning of a username; at most twenty',
    query: z.object({ q: textUpTo(254).min(2, 'Type at least two characters') }),
    result: z.object({ people: z.array(FoundPerson) }),
  },
  staffPerson: {
    method: 'GET',
    path: '/api/staff/people/{id}',
    access: 'staff',
    summary: 'A person with their standing, what is under way, and what staff did',
    params: person,
    result: PersonCard,
    problems: ['not_found'],
  },
  blockPerson: {
    method: 'POST',
    path: '/api/staff/people/{id}/block',
    access: 'staff',
    summary: 'Block a person: sign-ins, viewings and pending offers end, a sale under way goes on',
    status: 200,
    params: person,
    body: z.object({ reason: BlockReason, words: Reason }),
    result: z.object({ saleUnderWay: z.string().nullable() }),
    problems: ['not_found', 'conflict', 'stale'],
  },
  unblockPerson: {
    method: 'POST',
    path: '/api/staff/people/{id}/unblock',
    access: 'staff',
    summary: 'Take a block back; homes that it paused go on sale again',
    status: 204,
    params: person,
    body: z.object({ reason: Reason }),
    result: z.void(),
    problems: ['not_found', 'conflict', 'stale'],
  },
  findHomes: {
    method: 'GET',
    path: '/api/staff/homes',
    access: 'staff',
    summary: 'Homes in any status, by id or by postcode',
    query: z.object({ q: textUpTo(120).min(2, 'Type at least two characters') }),
    result: z.object({ homes: z.array(FoundHome) }),
  },
  staffHome: {
    method: 'GET',
    path: '/api/staff/homes/{id}',
    access: 'staff',
    summary: 'A home with its owner, its trail and what staff did',
    params: home,
    result: HomeCard,
    problems: ['not_found'],
  },
  removeHome: {
    method: 'POST',
    path: '/api/staff/homes/{id}/remove',
    access: 'staff',
    summary: 'Take a home off the site; its owner reads the reason and can appeal',
    status: 204,
    params: home,
    body: z.object({ reason: Reason }),
    result: z.void(),
    problems: ['not_found', 'conflict', 'stale'],
  },
  restoreHome: {
    method: 'POST',
    path: '/api/staff/homes/{id}/restore',
    access: 'staff',
    summary: 'Give a removed home back to its owner, off the market',
    status: 204,
    params: home,
    body: z.object({ reason: Reason }),
    result: z.void(),
    problems: ['not_found', 'conflict', 'stale'],
  },
});
