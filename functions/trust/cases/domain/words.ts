import type {
  CaseStatus,
  CaseSubject,
  DecisionGround,
  IllegalKind,
  Measure,
  ReportCategory,
} from './report-case.ts';

/** What a reporter chose, as tables and mails say it. */
export const categoryTexts: Readonly<Record<ReportCategory, string>> = {
  fraud: 'Scam or fraud',
  illegal: 'Illegal content',
  harassment: 'Threats or harassment',
  discrimination: 'Discrimination or hate',
  misleading: 'Wrong or misleading details',
  duplicate: 'Listed twice',
  sold: 'Sold or not for sale',
  privacy: 'Private details',
  other: 'Something else',
};

/** The rule that a decision rests on, as a statement of reasons names it. */
export const groundTexts: Readonly<Record<DecisionGround, string>> = {
  fraud: 'Fraud: our terms of use, “What is not allowed”, and the Fraud Act 2006',
  illegal_content: 'Illegal content: our terms of use, “What is not allowed”, and the Online Safety Act 2023',
  harassment: 'Threats or harassment: our terms of use, “What is not allowed”',
  misleading_listing: 'A misleading listing: our terms of use, “What is not allowed”',
  duplicate: 'The same home listed more than once: our terms of use, “What is not allowed”',
  sold_elsewhere: 'A home that isn’t for sale: our terms of use, “What is not allowed”',
  privacy: 'Personal details of another person: our terms of use, “What is not allowed”',
  discrimination: 'Discrimination: our terms of use, “What is not allowed”, and the Equality Act 2010',
  other: 'Our terms of use, “What is not allowed”',
};

export const illegalKindTexts: Readonly<Record<IllegalKind, string>> = {
  fraud_offence: 'Fraud or financial crime',
  threats_or_stalking: 'Threats, stalking or harassment',
  hate_offence: 'Hate crime',
  intimate_images: 'Intimate images without consent',
  child_abuse: 'Child sexual abuse or exploitation',
  terrorism: 'Terrorism',
  drugs_or_weapons: 'Drugs or weapons',
  exploitation: 'Sexual exploitation or modern slavery',
  other_offence: 'Another offence',
};

export const subjectTexts: Readonly<Record<CaseSubject, string>> = {
  home: 'home',
  message: 'message',
  comment: 'comment',
  person: 'account',
};

/** What was done, for the person it was done to. */
export function describeMeasure(measure: Measure, subject: CaseSubject): string {
  switch (measure) {
    case 'none':
      return 'We took no action.';
    case 'warn':
      return subject === 'person'
        ? 'We’re warning you about how you use Gable.'
        : `We’re warning you about your ${subjectTexts[subject]}. It’s still shown.`;
    case 'hide_content':
      return subject === 'home'
        ? 'We took your home off the site until it’s corrected and we’ve checked it.'
        : `We removed your ${subjectTexts[subject]}.`;
    case 'remove_home':
      return 'We removed your home from the site.';
    case 'block_account':
      return subject === 'message' || subject === 'comment'
        ? `We blocked your account and removed your ${subjectTexts[subject]}.`
        : 'We blocked your account.';
  }
}

/** What was done, for the reporter: what they can see for themselves, and nothing about the other person. */
export function describeOutcome(measure: Measure, subject: CaseSubject): string {
  if (measure === 'none') return 'We looked at your report and took no action.';
  if (measure === 'remove_home' || (measure === 'hide_content' && subject === 'home'))
    return 'We agreed with your report and took the home off the site.';
  if (measure === 'hide_content')
    return `We agreed with your report and removed the ${subjectTexts[subject]}.`;
  return 'We agreed with your report and acted on it.';
}

/** Where a case is, for its two sides. */
export const statusTexts: Readonly<Record<CaseStatus, string>> = {
  open: 'Waiting to be looked at',
  triage: 'Being looked at',
  action: 'Decided',
  no_action: 'Decided',
  appeal: 'Under appeal',
  closed: 'Closed',
};

/** Short, for lists and buttons of staff. */
export const measureNames: Readonly<Record<Measure, string>> = {
  none: 'No action',
  warn: 'Warn',
  hide_content: 'Hide content',
  remove_home: 'Remove home',
  block_account: 'Block account',
};
