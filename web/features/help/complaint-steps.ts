import type { Operator } from '../../../functions/kernel/operator.ts';

interface ComplaintStep {
  readonly title: string;
  readonly when: string;
  readonly text: string;
}

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
