/** The words of the choice of selling or buying; the site and its document are both made of it. */
export const getStartedText = {
  title: 'What brings you here?',
  intro: 'One account does both, so you can always change your mind.',
  selling: {
    title: 'I’m selling',
    text: 'List your home in six steps. You can stop at any time and carry on later.',
    /** For visitors. */
    path: '/register?sell',
  },
  buying: {
    title: 'I’m buying',
    text: 'Tell us what you’re looking for, so that sellers know you’re serious.',
    path: '/register?get-started',
  },
  known: 'Have an account already?',
  logIn: 'Log in',
} as const;
