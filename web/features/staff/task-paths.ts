import type { TaskView } from '../../../functions/reach/staff/contract.ts';

export type TaskKind = TaskView['kind'];

/** The page that decides a task, by its kind and subject. Each section adds the kinds that it decides. */
export const taskPaths: Readonly<Partial<Record<TaskKind, (subjectId: string) => string>>> = {
  home_review: (id) => `/staff/reviews/${id}`,
  report: (id) => `/staff/reports/${id}`,
  appeal: (id) => `/staff/reports/${id}`,
  identity_check: (id) => `/staff/identity/${id}`,
  ownership_proof: (id) => `/staff/ownership/${id}`,
  buyer_check: (id) => `/staff/buyer-checks/${id}`,
  comment: (id) => `/staff/blog/comments#${id}`,
  ticket: (id) => `/staff/tickets/${id}`,
  affiliate: (id) => `/staff/affiliates#${id}`,
  // A request is read first; it links to the payments of its writer.
  refund: (id) => (id.startsWith('tkt_') ? `/staff/tickets/${id}` : `/staff/payments?q=${id}`),
};
