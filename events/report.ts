import * as z from 'zod';
import { defineEvent } from './define.ts';
import { CaseId, CommentId, MessageId, PropertyId, UserId } from './vocabulary.ts';

const caseId: z.output<typeof CaseId> = 'cas_01K9ZX3Q6T4C8V0R2M5N7P9B1V';
const reporterId: z.output<typeof UserId> = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E';
const affectedId: z.output<typeof UserId> = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F';

/** Only staff see the case with its evidence; `reporterId` is null when a visitor reported a property. */
export const ReportFiled = defineEvent(
  'report.filed.v1',
  z.object({
    caseId: CaseId,
    reporterId: UserId.nullable(),
    category: z.string(),
    userId: UserId.optional(),
    propertyId: PropertyId.optional(),
    messageId: MessageId.optional(),
    commentId: CommentId.optional(),
  }),
  {
    caseId,
    reporterId,
    category: 'fraud',
    userId: affectedId,
    messageId: 'msg_01K9ZX3Q6T4C8V0R2M5N7P9B1K',
  },
);

const subject = z.enum(['home', 'message', 'comment', 'person']);
/** The people of a case: `affectedId` is responsible for the reported content; visitors have no id. */
const people = { caseId: CaseId, subject, reporterId: UserId.optional(), affectedId: UserId.optional() };
const example = { caseId, subject: 'message', reporterId, affectedId } as const;

export const ReportTaken = defineEvent('report.taken.v1', z.object({ caseId: CaseId, staffId: UserId }), {
  caseId,
  staffId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1G',
});
/** Hidden immediately, until the decision. */
export const ReportContentHidden = defineEvent('report.content_hidden.v1', z.object(people), example);
/** `origin` is `staff_act` when staff acted without a report, so that no receipt and no outcome is due. */
export const ReportDecided = defineEvent(
  'report.decided.v1',
  z.object({
    ...people,
    origin: z.enum(['report', 'staff_act']),
    measure: z.enum(['none', 'warn', 'hide_content', 'remove_home', 'block_account']),
    /** The content was hidden before and is shown again. */
    restored: z.boolean(),
    /** Replaces a decision to do nothing, on the reporter's appeal. */
    onAppeal: z.boolean().default(false),
  }),
  { ...example, origin: 'report', measure: 'hide_content', restored: false, onAppeal: false },
);
export const ReportAppealed = defineEvent(
  'report.appealed.v1',
  z.object({ ...people, by: z.enum(['affected', 'reporter']) }),
  { ...example, by: 'affected' },
);
/** `undone` is the measure that a reversal lifts. */
export const ReportAppealDecided = defineEvent(
  'report.appeal_decided.v1',
  z.object({
    ...people,
    by: z.enum(['affected', 'reporter']),
    outcome: z.enum(['upheld', 'reversed']),
    undone: z.enum(['warn', 'hide_content', 'remove_home', 'block_account']).optional(),
  }),
  { ...example, by: 'affected', outcome: 'reversed', undone: 'hide_content' },
);
export const ReportClosed = defineEvent('report.closed.v1', z.object({ caseId: CaseId }), { caseId });
