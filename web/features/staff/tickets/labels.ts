import type { TicketStatus } from './api.ts';
import type { StaffTicket } from './api.ts';

export const statusLabels = { open: 'Open', answered: 'Answered', closed: 'Closed' } as const;

/** The stage of a complaint. */
export const stageLabels: Readonly<Record<NonNullable<StaffTicket['complaint']>['stage'], string>> = {
  received: 'to be acknowledged',
  acknowledged: 'acknowledged',
  answered: 'answered',
  final: 'final answer sent',
};

export const entryLabels: Readonly<Record<StaffTicket['entries'][number]['kind'], string>> = {
  message: 'Message',
  acknowledgement: 'Acknowledgement',
  answer: 'Answer',
  final_answer: 'Final answer',
  note: 'Note for staff',
};

/** Templates of common answers, to be completed before sending. */
export const templates = [
  {
    value: 'refund',
    label: 'How to cancel a package',
    text: 'You can cancel a package within 14 days of paying for it on the home’s package page, which shows what you get back before you decide. The money goes back the way it came; banks mostly take five to ten working days.',
  },
  {
    value: 'login',
    label: 'Can’t log in',
    text: 'Please ask for a link to choose a new password on the login page. It works once, for 60 minutes. If you signed up with Google or Facebook, log in with that.',
  },
  {
    value: 'scam',
    label: 'Suspected scam',
    text: 'Please don’t pay or send anything. If you paid already, ring your bank at once on the number on your card. Use “Report” where you saw it, so that we have what you saw.',
  },
  {
    value: 'more',
    label: 'More details needed',
    text: 'To look into this we need to know which home it’s about, when it happened and what you saw. Please reply with the link in this email.',
  },
  {
    value: 'complaint',
    label: 'Complaint taken up',
    text: 'I have taken up your complaint and am looking into what happened. If you have anything to add, please reply with the link in this email.',
  },
] as const;

/** Kinds of letters in the procedure for complaints. */
export const letterLabels: Readonly<Record<StaffTicket['letters'][number], string>> = {
  acknowledgement: 'Acknowledge the complaint',
  answer: 'Answer',
  final_answer: 'Final answer',
};

export const emptyTexts: Readonly<Record<TicketStatus, { readonly title: string; readonly text: string }>> = {
  open: { title: 'No open tickets', text: 'Messages from the contact and complaints pages appear here.' },
  answered: { title: 'No answered tickets', text: 'A ticket moves here once you reply.' },
  closed: { title: 'No closed tickets', text: 'Tickets that you close are kept here.' },
};
