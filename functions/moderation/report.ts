import * as z from 'zod';
import { ReportFiled } from '../../events/moderation.ts';
import type { Occurrence } from '../../events/define.ts';
import { CaseId, ImageId, MessageId, PropertyId, UserId } from '../../events/vocabulary.ts';
import { Message } from '../messages/message.ts';

export const ReportCategory = z.enum([
  'fraud',
  'illegal',
  'harassment',
  'misleading',
  'duplicate',
  'sold',
  'privacy',
  'other',
]);
export type ReportCategory = z.output<typeof ReportCategory>;

/** What the reporter saw, as it was at that moment: it stays when the thing itself is changed or taken away. */
export const Evidence = z.object({
  /** The message and those around it, with the words that it had before. */
  messages: z.array(Message).default([]),
  home: z
    .object({
      id: PropertyId,
      ownerId: UserId,
      status: z.string(),
      price: z.int(),
      title: z.string(),
      description: z.string(),
      pictures: z.array(z.string()),
    })
    .optional(),
  person: z
    .object({
      id: UserId,
      user_name: z.string().nullable(),
      bio: z.string().optional(),
      avatar: z.string().optional(),
    })
    .optional(),
});
export type Evidence = z.output<typeof Evidence>;

/** One report, for the staff. */
export const ReportCase = z.object({
  id: CaseId,
  status: z.enum(['open', 'triage', 'action', 'no_action', 'appeal', 'closed']),
  /** Nobody for a visitor, who left an address. */
  reporterId: UserId.nullable(),
  email: z.string(),
  category: ReportCategory,
  details: z.string().optional(),
  attachments: z.array(z.object({ id: ImageId, name: z.string() })),
  userId: UserId.optional(),
  propertyId: PropertyId.optional(),
  messageId: MessageId.optional(),
  evidence: Evidence,
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
});
export type ReportCase = z.output<typeof ReportCase>;

/** Reports that one person, or one visitor's address on the network, can file in a day. */
export const reportsADay = 20;

type Filing = Omit<ReportCase, 'status' | 'version' | 'createdAt'>;

export function file(filing: Filing, now: Date): { report: ReportCase; events: Occurrence[] } {
  const { id: caseId, reporterId, category, userId, propertyId, messageId } = filing;
  return {
    report: { ...filing, status: 'open', version: 1, createdAt: now.toISOString() },
    events: [ReportFiled.of({ caseId, reporterId, category, userId, propertyId, messageId })],
  };
}
