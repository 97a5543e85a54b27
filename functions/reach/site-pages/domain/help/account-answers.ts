import type { HelpAnswers } from './help-answer.ts';

export const accountAnswers = {
  'no-code': {
    question: 'The code to verify my email hasn’t come',
    answer: [
      'Check your spam folder, and that the address on the page is right. After a minute you can ask for a new code, up to five times a day. Only the latest code works, and it lasts ten minutes.',
    ],
    words: 'verification email mail otp six digits confirm',
    link: { to: '/email-verification', label: 'Enter the code' },
  },
  'forgot-password': {
    question: 'I forgot my password',
    answer: [
      'We can email you a link to choose a new one. The link works once and lasts 60 minutes. A new password logs you out on every device. If you signed up with Google or Facebook, log in that way instead.',
    ],
    words: 'reset login log in sign in cannot access',
    link: { to: '/forgot-password', label: 'Choose a new password' },
  },
  'change-email': {
    question: 'How do I change my email address or username?',
    answer: [
      'On your profile. A new email needs your password and a code that we send to it. You can change your username once every 30 days.',
    ],
    words: 'update details name mail',
    link: { to: '/profile', label: 'Your profile' },
  },
  mails: {
    question: 'How do I get fewer emails?',
    answer: [
      'Choose what we email you about on your profile, under “Notifications”, or use the link at the end of any email. We always send receipts, what is agreed in a sale, and anything about the security of your account.',
    ],
    words: 'unsubscribe notifications newsletter spam stop',
    link: { to: '/profile?tab=emails', label: 'Your emails' },
  },
  'without-connection': {
    question: 'Can I use Gable without a connection?',
    answer: [
      'Yes, for reading. On a device that’s yours alone, turn it on in your profile under “This device”. Your saved homes, viewings, latest messages and sales then open without a connection, and each page says when it was last updated. It’s shown for seven days at most, and logging out on the device removes it.',
      'A message you write meanwhile, or your answer to a viewing, waits and is sent when you next have Gable open with a connection. After 20 hours we ask you first. Booking a viewing, offers, payments and everything else need a connection.',
    ],
    words: 'offline signal train abroad app install home screen phone kept store',
    link: { to: '/profile?tab=device', label: 'Your device' },
  },
  'what-others-see': {
    question: 'What do others see of me?',
    answer: [
      'Your username, your picture, when you joined and the homes you have on sale. Once an offer is accepted, the buyer and seller see each other’s name, email and phone number, and their solicitors what the memorandum of sale needs. No other member does.',
    ],
    words: 'privacy profile public personal data',
    link: { to: '/privacy-policy', label: 'Privacy policy' },
  },
  'delete-account': {
    question: 'How do I delete my account?',
    answer: [
      'On your profile, under “Sign-in”. Your homes leave the market at once, and you have 14 days to change your mind. If you have agreed a sale, the account stays open until the sale completes or falls through.',
    ],
    words: 'close remove erase gdpr data leave',
    link: { to: '/data-deletion-policy', label: 'What goes and what stays' },
  },
  'account-blocked': {
    question: 'My account is blocked. Why?',
    answer: [
      'We block an account if it broke the rules or if someone else may have taken it over, and we email its owner to say so. If you think we got it wrong, write to us about your account and we’ll look again.',
    ],
    words: 'suspended banned locked disabled',
    link: { to: '/contact-us?topic=account', label: 'Write about your account' },
  },
  'own-programs': {
    question: 'Can my own program use my account?',
    answer: [
      'Yes. A key lets it read your viewings, offers and homes, or change them, and nothing you didn’t choose. It can be told by webhook as soon as something happens.',
    ],
    words: 'api developer key webhook integration automation zapier calendar',
    link: { to: '/developers', label: 'For developers' },
  },
} satisfies HelpAnswers;
