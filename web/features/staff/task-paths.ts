import type { TaskView } from '../../../functions/staff/contract.ts';

export type TaskKind = TaskView['kind'];

/** The page on which a task is decided, by its kind and the id of what waits. A section adds the kinds that it decides. */
export const taskPaths: Readonly<Partial<Record<TaskKind, (subjectId: string) => string>>> = {
  home_review: (id) => `/staff/reviews/${id}`,
  report: (id) => `/staff/reports/${id}`,
  appeal: (id) => `/staff/reports/${id}`,
  identity_check: (id) => `/staff/identity/${id}`,
  buyer_check: (id) => `/staff/buyer-checks/${id}`,
  comment: (id) => `/staff/blog/comments#${id}`,
  ticket: (id) => `/staff/tickets/${id}`,
  affiliate: (id) => `/staff/affiliates#${id}`,
  // A request is read first; the payments of its writer are linked from there.
  refund: (id) => (id.startsWith('tkt_') ? `/staff/tickets/${id}` : `/staff/payments?q=${id}`),
};
