import type { ReportList, ReportStatus } from './api.ts';

/** The lists of reports, in the order of the tabs. */
export const lists: readonly { readonly value: ReportList; readonly label: string }[] = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'action', label: 'Action taken' },
  { value: 'no_action', label: 'No action' },
  { value: 'closed', label: 'Closed' },
];

/** The text of a status. */
export const statusText: Readonly<Record<ReportStatus, string>> = {
  open: 'New',
  triage: 'Being looked at',
  appeal: 'Under appeal',
  action: 'Action taken',
  no_action: 'No action',
  closed: 'Closed',
};
