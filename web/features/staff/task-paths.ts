import type { TaskView } from '../../../functions/reach/staff/tasks-contract.ts';

export type TaskKind = TaskView['kind'];

/** The page that decides a task, by its kind and subject. Each section adds the kinds that it decides. */
export const taskPaths: Readonly<Partial<Record<TaskKind, (subjectId: string) => string>>> = {
  home_review: (id) => `/staff/reviews/${id}`,
  report: (id) => `/staff/reports/${id}`,
  appeal: (id) => `/staff/reports/${id}`,
  identity_check: (id) => `/staff/identity/${id}`,
  ownership_proof: (id) => `/staff/ownership/${id}`,
  seal: (id) => `/staff/homes/${id}`,
  buyer_check: (id) => `/staff/buyer-checks/${id}`,
  comment: (id) => `/staff/blog/comments#${id}`,
  ticket: (id) => `/staff/tickets/${id}`,
  affiliate: (id) => `/staff/affiliates#${id}`,
  // A request is read first; it links to the payments of its writer.
  refund: (id) => (id.startsWith('tkt_') ? `/staff/tickets/${id}` : `/staff/payments?q=${id}`),
};

/** The page of what an act of staff was about, by the prefix of its id. */
const subjectPaths: Readonly<Record<string, (id: string) => string>> = {
  bck: (id) => `/staff/buyer-checks/${id}`,
  cas: (id) => `/staff/reports/${id}`,
  idc: (id) => `/staff/identity/${id}`,
  pay: (id) => `/staff/payments?q=${id}`,
  pkg: (id) => `/staff/payments?q=${id}`,
  prp: (id) => `/staff/homes/${id}`,
  pst: (id) => `/staff/blog/${id}`,
  tkt: (id) => `/staff/tickets/${id}`,
  usr: (id) => `/staff/people/${id}`,
};

/** @returns `undefined` for what has no page of its own, such as a setting */
export function findSubjectPath(subject: string): string | undefined {
  return subjectPaths[subject.slice(0, subject.indexOf('_'))]?.(subject);
}
