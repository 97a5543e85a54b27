/** The words of the page for affiliates; the site and its document are both made of it. */
export const affiliateText = {
  title: 'Become an affiliate',
  intro:
    'For people others listen to: local guides, removal firms, mortgage brokers, writers. Tell us who you are, and we’ll write back within ten working days.',
  gainsTitle: 'What you get',
  gains: [
    {
      title: 'A code to share',
      text: 'Every account has one, with a link that counts how many people signed up through it. You see numbers, never names.',
    },
    {
      title: 'Terms of your own',
      text: 'What you earn, for what and when is agreed with you in writing before you start.',
    },
    {
      title: 'Someone to ask',
      text: 'Someone on our team reads what you write and answers you.',
    },
  ],
  asked:
    'What we ask: say openly that you’re paid when you recommend us, as the law requires, and promise nothing that Gable doesn’t.',
} as const;
