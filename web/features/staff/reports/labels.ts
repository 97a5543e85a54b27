import type { ReportStatus } from './api.ts';

/** The statuses of a report, in the order of the tabs. */
export const statuses: readonly { readonly value: ReportStatus; readonly label: string }[] = [
  { value: 'open', label: 'New' },
  { value: 'triage', label: 'Being looked at' },
  { value: 'appeal', label: 'Appeals' },
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
