import { isUserId } from '../../lib/ids.ts';
import { type ReportAttachment, type ReportCategory, type ReportSubject, reports } from './api.ts';

export interface ReportAnswers {
  readonly category: ReportCategory;
  readonly details: string;
  readonly attachments: readonly ReportAttachment[];
  /** Of a visitor; undefined for who is logged in. */
  readonly email: string | undefined;
  /** Blocks the person as well. */
  readonly block: boolean;
}

export async function sendReport(
  about: ReportSubject,
  { category, details, attachments, email, block }: ReportAnswers,
): Promise<void> {
  const words = details.trim();
  const common = {
    category,
    ...(words && { details: words }),
    ...(attachments.length > 0 && { attachments: [...attachments] }),
    ...(email !== undefined && { email: email.trim() }),
  };
  if (about.kind !== 'person') {
    const subject = about.kind === 'home' ? { propertyId: about.propertyId } : { commentId: about.commentId };
    await reports.report({ body: { type: 'report', ...common, ...subject } });
    return;
  }
  const { userId, messageId } = about;
  const message = messageId && { messageId };
  if (userId === undefined) {
    await reports.report({ body: { type: 'report', ...common, ...message } });
    return;
  }
  if (!isUserId(userId)) throw new TypeError(`${userId} is not the id of a person`);
  await reports.report({ body: { type: block ? 'both' : 'report', ...common, userId, ...message } });
}
