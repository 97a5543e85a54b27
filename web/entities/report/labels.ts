import type { ReportCategory, ReportSubject } from './api.ts';

interface Reason {
  readonly value: ReportCategory;
  readonly label: string;
}

const fraud: Reason = { value: 'fraud', label: 'It looks like a scam' };
const illegal: Reason = { value: 'illegal', label: 'It’s against the law' };
const discrimination: Reason = { value: 'discrimination', label: 'Discrimination or hate' };
const harassment: Reason = { value: 'harassment', label: 'Threats or harassment' };
const privacy: Reason = { value: 'privacy', label: 'It shows private details' };
const other: Reason = { value: 'other', label: 'Something else' };

/** The reasons for each subject, most frequent first. */
export const reasons: Readonly<Record<ReportSubject['kind'], readonly Reason[]>> = {
  home: [
    fraud,
    { value: 'misleading', label: 'The photos or details are wrong' },
    { value: 'sold', label: 'It’s sold or not for sale' },
    { value: 'duplicate', label: 'It’s listed twice' },
    discrimination,
    privacy,
    illegal,
    other,
  ],
  comment: [
    harassment,
    discrimination,
    { value: 'fraud', label: 'Spam or a scam' },
    { value: 'misleading', label: 'False or misleading' },
    privacy,
    illegal,
    other,
  ],
  person: [
    fraud,
    harassment,
    discrimination,
    { value: 'misleading', label: 'False or misleading' },
    privacy,
    illegal,
    other,
  ],
};

export function formatReportTitle(about: ReportSubject): string {
  if (about.kind === 'person') return `Report ${about.name}`;
  return about.kind === 'home' ? 'Report this home' : 'Report this comment';
}

/** Explains which data goes with the report, and who is informed. */
export function formatReportLead(about: ReportSubject): string {
  if (about.kind === 'home')
    return 'We keep a copy of this page as it is now. We won’t tell the seller who reported it.';
  if (about.kind === 'comment')
    return 'We keep a copy of the comment. We won’t tell its author who reported it.';
  const who = `We don’t tell ${about.name} who sent it.`;
  return about.messageId ? `We attach the last messages to your report. ${who}` : who;
}
