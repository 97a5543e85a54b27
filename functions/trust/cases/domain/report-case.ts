import * as z from 'zod';
import {
  CaseId,
  CommentId,
  ImageId,
  MessageId,
  Nation,
  PropertyId,
  PropertyStatus,
  UserId,
} from '../../../../events/vocabulary.ts';
import { Message } from '../../../deals/messages/domain/message.ts';

export const ReportCategory = z.enum([
  'fraud',
  'illegal',
  'harassment',
  'discrimination',
  'misleading',
  'duplicate',
  'sold',
  'privacy',
  'other',
]);
export type ReportCategory = z.output<typeof ReportCategory>;

/** What the reporter saw, as it was at that moment: it stays when the thing itself is changed or removed. */
export const Evidence = z.object({
  /** The message and those around it, with the earlier wordings of the message. */
  messages: z.array(Message).default([]),
  home: z
    .object({
      id: PropertyId,
      ownerId: UserId,
      status: PropertyStatus,
      /** Whose law names the status; cases of earlier releases have none. */
      nation: Nation.optional(),
      /** Whole pounds. */
      price: z.int(),
      /** With the house number. */
      title: z.string(),
      /** As strangers see it. */
      publicTitle: z.string().optional(),
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
  comment: z.object({ id: CommentId, authorId: UserId, postTitle: z.string(), body: z.string() }).optional(),
});
export type Evidence = z.output<typeof Evidence>;

export const CaseStatus = z.enum(['open', 'triage', 'action', 'no_action', 'appeal', 'closed']);
export type CaseStatus = z.output<typeof CaseStatus>;

export const CaseSubject = z.enum(['home', 'message', 'comment', 'person']);
export type CaseSubject = z.output<typeof CaseSubject>;

export const Measure = z.enum(['none', 'warn', 'hide_content', 'remove_home', 'block_account']);
export type Measure = z.output<typeof Measure>;

/** The rule that a decision rests on: a law or a section of the terms of use. */
export const DecisionGround = z.enum([
  'fraud',
  'illegal_content',
  'harassment',
  'misleading_listing',
  'duplicate',
  'sold_elsewhere',
  'privacy',
  'discrimination',
  'other',
]);
export type DecisionGround = z.output<typeof DecisionGround>;

/** The kinds of priority illegal content that a marketplace of homes meets (Online Safety Act 2023, schedules 5 to 7). */
export const IllegalKind = z.enum([
  'fraud_offence',
  'threats_or_stalking',
  'hate_offence',
  'intimate_images',
  'child_abuse',
  'terrorism',
  'drugs_or_weapons',
  'exploitation',
  'other_offence',
]);
export type IllegalKind = z.output<typeof IllegalKind>;

export const CaseOutcome = z.object({
  measure: Measure,
  /** A decision to do nothing rests on no rule. */
  ground: DecisionGround.optional(),
  illegalKind: IllegalKind.optional(),
  /** The facts and the reasons, for the person affected; for the reporter where nothing was done. */
  words: z.string(),
  by: UserId,
  at: z.iso.datetime(),
  appealUntil: z.iso.datetime(),
});
export type CaseOutcome = z.output<typeof CaseOutcome>;

export const Appeal = z.object({
  by: z.enum(['affected', 'reporter']),
  words: z.string(),
  at: z.iso.datetime(),
  /** The member of staff whose decision it is against. */
  against: UserId,
  outcome: z.enum(['upheld', 'reversed']).optional(),
  decidedBy: UserId.optional(),
  decidedAt: z.iso.datetime().optional(),
  /** Why, for the person who appealed. */
  answer: z.string().optional(),
});
export type Appeal = z.output<typeof Appeal>;

/** One report or one act of staff, with all that follows from it. */
export const ReportCase = z.object({
  id: CaseId,
  /** What people read out, such as `C-208`; cases of earlier releases have none. */
  number: z.string().optional(),
  status: CaseStatus,
  /** `staff_act`: staff removed a home or blocked an account without a report, and the case is there for the appeal. */
  origin: z.enum(['report', 'staff_act']).default('report'),
  /** Null for a visitor, who left an address, and for an act of staff. */
  reporterId: UserId.nullable(),
  /** Of the reporter; empty for an act of staff. */
  email: z.string(),
  category: ReportCategory,
  details: z.string().optional(),
  attachments: z.array(z.object({ id: ImageId, name: z.string() })),
  /** The person reported, or the author of what was reported. */
  userId: UserId.optional(),
  propertyId: PropertyId.optional(),
  messageId: MessageId.optional(),
  commentId: CommentId.optional(),
  evidence: Evidence,
  /** Keys in the links of the mails to each side; a key opens that side's view of the case. */
  keys: z.object({ reporter: z.string(), affected: z.string() }).default({ reporter: '', affected: '' }),
  takenBy: UserId.optional(),
  takenAt: z.iso.datetime().optional(),
  /** The content is hidden until the decision. */
  hidden: z.object({ by: UserId, at: z.iso.datetime(), reason: z.string() }).optional(),
  decision: CaseOutcome.optional(),
  /** When it was first decided; a reversal may replace the decision. */
  firstDecidedAt: z.iso.datetime().optional(),
  /** In the order in which they came: a reversal in favour of the reporter can be appealed by the person affected. */
  appeals: z.array(Appeal).default([]),
  closedAt: z.iso.datetime().optional(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
});
export type ReportCase = z.output<typeof ReportCase>;

/** Reports that one person, or one visitor's address on the network, can file in a day. */
export const reportsPerDay = 20;
/** Days in which a decision can be appealed. */
export const appealDays = 30;

/** What a case is about: the message or comment before the home it belongs to, the home before its owner. */
export function subjectOf({ messageId, commentId, propertyId }: ReportCase): CaseSubject {
  if (messageId) return 'message';
  if (commentId) return 'comment';
  return propertyId ? 'home' : 'person';
}

/** The person who answers for what was reported; undefined for a card that the system wrote. */
export function toAffectedId({
  userId,
  evidence,
}: Pick<ReportCase, 'userId' | 'evidence'>): UserId | undefined {
  return userId ?? evidence.home?.ownerId;
}

/** Whether a report waits for its first decision. */
export function isOpenReport({ origin, status }: Pick<ReportCase, 'origin' | 'status'>): boolean {
  return origin === 'report' && (status === 'open' || status === 'triage');
}

/** Whether a report led to a measure that no appeal took back. */
export function isUpheldReport({
  origin,
  decision,
  appeals,
}: Pick<ReportCase, 'origin' | 'decision' | 'appeals'>): boolean {
  return (
    origin === 'report' &&
    decision !== undefined &&
    decision.measure !== 'none' &&
    !(appeals.at(-1)?.outcome === 'reversed' && appeals.at(-1)?.by === 'affected')
  );
}
