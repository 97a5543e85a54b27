export const referralSteps = [
  {
    title: 'Send your link',
    text: 'Send it in a message, print it as a QR code, or just say it: your code is short.',
  },
  {
    title: 'They sign up and sell',
    text: 'They have 30 days to sign up after opening your link. Their account is free.',
  },
  {
    title: 'You both get points',
    text: '14 days after they pay for their first package, once it can no longer be cancelled.',
  },
] as const;

export const affiliateGains = [
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
] as const;
