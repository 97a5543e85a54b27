import { ReportFiled } from '../events/report.ts';
import type { Subscriber } from './manifest-kinds.ts';
import { taskEvents } from './staff/domain/task-rules.ts';

/** Subscribers of content, trust and staff work; a stack of their own keeps each below CloudFormation's 500 resources. */
export const communityReactions = {
  'staff-on-event-track-task': {
    entry: 'functions/staff/subscribers/on-event-track-task.ts',
    on: taskEvents,
    needs: ['table:write'],
  },
  'cases-on-report-filed': {
    entry: 'functions/cases/subscribers/on-report-filed.ts',
    on: [ReportFiled],
    needs: ['table:write', 'idempotency', 'mail'],
    timeoutSeconds: 30,
  },
} as const satisfies Record<string, Subscriber>;
