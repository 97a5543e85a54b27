/** The words of the contact page; the site and its document are both made of it. Texts can contain links. */
export const contactText = {
  title: 'Contact us',
  intro: 'Someone on our team reads every message and replies by email within one working day.',
  before: {
    title: 'Before you write',
    points: [
      '[Search the help pages](/help): most questions are answered there.',
      'For a question about a home, message its seller from the home’s page. We can’t answer for them.',
      'To report a home, a message or a person, use “Report” where you see it, so that we see what you saw.',
      'Unhappy with our service? Read [how we handle complaints](/complaints).',
    ],
    danger:
      'If you have sent money to a scammer, call your bank first, on the number on your card. If someone is in danger, call 999.',
  },
} as const;

/** The heading above the details of the operator. */
export const operatorTitle = 'Who runs Gable';
