import type { Operator } from '../../../../kernel/operator.ts';

export interface ComplaintStep {
  readonly title: string;
  readonly when: string;
  readonly text: string;
}

/** The words of the page about complaints; the site and its document are both made of it. Texts can contain links. */
export const complaintsText = {
  title: 'Complaints',
  intro:
    'If we got something wrong, we want to put it right. This is how we deal with complaints about Gable, and how long each step takes.',
  start: 'Make a complaint',
  other: {
    title: 'What we handle differently',
    points: [
      'A home, message or person that breaks the rules: use “Report” where you see it. We tell you what we did.',
      'An agreement with the other side of a sale is between the two of you. Ask your solicitor, or [Citizens Advice](https://www.citizensadvice.org.uk).',
      'How we use your data: you can also complain to the Information Commissioner’s Office at [ico.org.uk](https://ico.org.uk).',
      'Cancelling a package: you don’t need to complain. Cancel it on its page within 14 days, as our [terms of use](/terms-of-use) say.',
    ],
  },
} as const;

const steps: readonly ComplaintStep[] = [
  {
    title: 'You tell us',
    when: 'At any time',
    text: 'Use the contact form and choose “A complaint”. Say what happened, when, and what would put it right. We email you a ticket number straight away.',
  },
  {
    title: 'We acknowledge it',
    when: 'Within 3 working days',
    text: 'Someone on our team who wasn’t involved takes on your complaint, emails you, and asks for anything that’s missing.',
  },
  {
    title: 'We answer',
    when: 'Within 15 working days',
    text: 'They look into it and tell you what we found, what we decided and why, and what we’ll do about it.',
  },
  {
    title: 'We look again',
    when: 'Final answer within 8 weeks',
    text: 'If our answer doesn’t settle it, reply from the link in our email and say why. A senior member of our team who hasn’t dealt with it before looks at it again and gives you our final answer.',
  },
];

/** The steps of a complaint, who decides, and by when; the last one where the operator belongs to a redress scheme. */
export function listComplaintSteps(redress: Operator['redress']): readonly ComplaintStep[] {
  if (!redress) return steps;
  const { name, url, membership } = redress;
  return [
    ...steps,
    {
      title: 'Take it further',
      when: 'After our final answer, or 8 weeks',
      text: `You can take it to [${name}](${url}), which decides independently of us. It costs you nothing. We’re a member (${membership}).`,
    },
  ];
}
