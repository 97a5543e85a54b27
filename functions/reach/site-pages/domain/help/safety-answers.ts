import type { HelpAnswers } from './help-answer.ts';

export const safetyAnswers = {
  'bank-details': {
    question: 'Someone sent me bank details. What should I do?',
    answer: [
      'Don’t pay. Gable never sends bank details and never asks for yours. If they seem to come from your solicitor, ring the firm on a number that you looked up yourself before you send anything.',
      'If you have already paid, ring your bank at once on the number on your card. Then report it to Report Fraud, which replaced Action Fraud, or in Scotland to the police on 101.',
    ],
    words: 'fraud scam transfer phishing email account number sort code',
  },
  'spot-scam': {
    question: 'How do I recognise a scam?',
    answer: [
      'Be wary if someone wants money before you have seen the home, presses you to decide today, won’t meet you, or wants to move to another app. A price far below others nearby is another warning sign. Report it where you see it.',
    ],
    words: 'fraud fake suspicious trick con',
  },
  report: {
    question: 'How do I report a home, a message or a person?',
    answer: [
      'Use “Report” where you see it: in the menu of a conversation, or on the home’s page. We keep a copy of what you saw, look into it and email you about what we did. We don’t tell the person who reported them. You can report a home without an account.',
    ],
    words: 'abuse fake listing harassment complaint illegal',
  },
  block: {
    question: 'How do I block someone?',
    answer: [
      'Open your conversation with them and choose “Block” in its menu. Neither of you can message the other, and any viewings and offers still open between you are withdrawn without saying why. If you have agreed a sale with them, you can mute them instead. You can unblock them later.',
    ],
    words: 'stop messages unblock mute harassment',
    link: { to: '/messages', label: 'Messages' },
  },
  'safe-viewing': {
    question: 'How do I stay safe at a viewing?',
    answer: [
      'Tell someone where you will be and when you expect to be back, or take someone with you. If you’re selling, keep valuables, keys and papers out of sight, and have another adult at home if you can. Keep your messages on Gable until an offer is accepted, so that there’s a record.',
    ],
    words: 'visit meet stranger security alone',
  },
  'who-reads-messages': {
    question: 'Does anyone at Gable read my messages?',
    answer: [
      'No. Our staff see a message, and those around it, only if you or the other person report it. An automatic check warns you about anything that looks like bank details or a request for money.',
    ],
    words: 'privacy private chat monitoring',
  },
  'wrong-content': {
    question: 'My home or photos were listed without my consent. What can I do?',
    answer: [
      'Report the home from its page, without an account if you like, and say that you’re the owner or the photographer. Choose “Fraud” for a home and “Privacy” for photos of you or yours.',
    ],
    words: 'stolen copyright fake duplicate unauthorised',
  },
  'advert-reader': {
    question: 'Why does GableAdvertReader visit my website?',
    answer: [
      'A seller gave us the address of an advert of their home on your site, to begin a listing with it. The program reads that page when they ask and, once they’ve told us that home, words and photos are theirs to use, its photos. It doesn’t look through the rest of your site.',
      'It obeys robots.txt. To keep it from all pages, add these two lines: “User-agent: GableAdvertReader”, and below it “Disallow: /”. To keep it from some pages, write their path in place of the “/”. If a seller uses words or photos of yours without leave, contact us.',
    ],
    words: 'robot bot crawler user agent robots.txt website scraping copyright agent advert',
    link: { to: '/contact-us', label: 'Contact us' },
  },
} satisfies HelpAnswers;
