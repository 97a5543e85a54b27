import type { HelpAnswers } from './help-answer.ts';

/** Until a buyer knows which homes to see. */
export const buyingSearch = {
  'need-account': {
    question: 'Do I need an account to look at homes?',
    answer: [
      'No. You need one to save a home, write to its seller, book a viewing or make an offer. It’s free.',
    ],
    words: 'register sign up browse search free',
    link: { to: '/listing', label: 'Find a home' },
  },
  'search-alerts': {
    question: 'Can you tell me about new homes?',
    answer: [
      'Yes. Choose “Save search” above the results, and we’ll email you when a home fits: as it happens, once a day or once a week. You hear about price cuts and homes that are back on the market too. You need no account, and every email has a link that stops it.',
    ],
    words: 'alert notify notification saved search email new homes',
    link: { to: '/saved-searches', label: 'Saved searches' },
  },
  'save-home': {
    question: 'What happens when I save a home?',
    answer: [
      'You’ll find it under “Saved”, with your notes and any changes since, such as a new price. The seller sees how many people saved the home, but never who.',
    ],
    words: 'favourite heart bookmark shortlist',
    link: { to: '/favourites', label: 'Saved' },
  },
  'share-saved-homes': {
    question: 'Can I share my saved homes?',
    answer: [
      'Yes, with one other person. Choose “Share with someone” under “Saved”, and we’ll email them a link that works for 14 days. You’ll then both see each other’s saved homes in one list, vote on them and leave notes for each other, and see the upcoming viewings that each of you has asked for or booked at those homes, also from before you shared.',
      'Your private notes stay private, and sellers don’t see any of it. Either of you can stop at any time: votes and notes for each other are then deleted, and your own saved homes stay yours.',
    ],
    words: 'partner together shortlist invite couple vote plan day viewings',
    link: { to: '/favourites', label: 'Saved' },
  },
  'hide-home': {
    question: 'How do I hide a home I am not interested in?',
    answer: [
      'Press the crossed-out eye on its photo in the results. Above the list you see how many homes on the page you have hidden, and can bring them back. The total and the map still count them. This browser remembers them, so another device shows them again.',
    ],
    words: 'hidden remove not interested dismiss exclude undo bring back',
  },
  'compare-homes': {
    question: 'How do I compare homes?',
    answer: [
      'Choose “Compare” on the pages of up to four homes, then open the comparison. It shows their prices, costs and key facts in one table.',
    ],
    words: 'comparison side by side table',
    link: { to: '/compare', label: 'Compare homes' },
  },
  'ask-seller': {
    question: 'How do I ask the seller something?',
    answer: [
      'Choose “Message the seller” on the home’s page. You’ll find the conversation under “Messages”, and we email anything left unread for an hour. You can edit a message for 15 minutes after you send it, and delete it at any time.',
    ],
    words: 'contact chat message question owner',
    link: { to: '/messages', label: 'Messages' },
  },
  'facts-checked': {
    question: 'Does Gable check what a seller says?',
    answer: [
      'The facts come from the seller, who must tell the truth. We don’t survey homes, and we’ve checked whose home it is only where its page says so beside the price. Before the sale is binding, have a surveyor look at the home and a solicitor or licensed conveyancer do the legal work.',
    ],
    words: 'survey accurate true verified description identity owner proof',
  },
} satisfies HelpAnswers;

/** Seeing a home. */
export const buyingViewings = {
  'book-viewing': {
    question: 'How do I book a viewing?',
    answer: [
      'Choose a time on the home’s page. The seller has at least 24 hours to answer, until 21:00, but no longer than 2 hours before the viewing. Once it’s confirmed, you get the full address and a file for your calendar. You can have up to twenty requests waiting at once, and ten viewings on one day.',
    ],
    words: 'visit appointment see request time slot',
    link: { to: '/viewings', label: 'Viewings' },
  },
  'no-times': {
    question: 'The home has no viewing times. What now?',
    answer: [
      'Press “Book a viewing” anyway and choose the days that suit you. We send them to the seller as a message, and they can answer or add times for you to book. A seller who has accepted an offer may take no more viewings; the home’s page says so then.',
    ],
    words: 'no slots times available ask request days',
  },
  'change-viewing': {
    question: 'Can I move or cancel a viewing?',
    answer: [
      'Yes, on “Viewings”. You can suggest another time, up to three times; until the seller agrees, the first one stays booked. If you need to cancel, do it as early as you can. Less than 2 hours before the start counts as late.',
    ],
    words: 'reschedule postpone call off',
    link: { to: '/viewings', label: 'Viewings' },
  },
} satisfies HelpAnswers;

/** From the first offer to completion. */
export const buyingFromSeller = {
  'show-can-buy': {
    question: 'How do I show that I am ready to buy?',
    answer: [
      'Say how you would buy on your profile; sellers see it when you ask for a viewing and when you make an offer. You can also send us your agreement in principle, proof of funds and chain. Once we have checked them, sellers see a badge with a date, but never the sums. With an offer they see whether what we checked covers it.',
      'Where your checks offer it, your bank can show that you have the money, without a document. We look at the accounts that you choose once, and keep no balance.',
    ],
    words:
      'chain free mortgage agreed agreement in principle aip proof funds bank open banking position badge checked first time',
    link: { to: '/profile?tab=buying', label: 'Your position' },
  },
  'make-offer': {
    question: 'How do I make an offer?',
    answer: [
      'Choose “Make an offer” on the home’s page. Say how much, how you pay and whether you have a home to sell. Proof of funds or an agreement in principle helps. Only this seller sees the file, and we delete it a week after the offer ends.',
      'The seller reads your offer. So does anyone who owns the home too, without your name, message or files. Other buyers see neither your name nor how much you offered.',
    ],
    words: 'bid amount proof funds mortgage aip',
    link: { to: '/my-buying', label: 'Buying' },
  },
  'home-report': {
    question: 'How do I get the Home Report?',
    answer: [
      'In Scotland, on the home’s page, once you’re logged in. Unless the seller chose to be asked first, you get it at once. If they did, you’re told by when they have to answer. Without an answer you get it anyway, as soon as the seller has uploaded it. It comes as a PDF, which you agree to when you ask.',
      'The law lets a seller refuse only with good reason to believe that you can’t afford the home, don’t seriously want it or are someone they wouldn’t sell to, and never through unlawful discrimination. The seller sees that you have the report and when you first opened it.',
    ],
    words: 'scotland scottish survey single valuation questionnaire energy report',
  },
  'note-of-interest': {
    question: 'What is a note of interest?',
    answer: [
      'In Scotland, a way to tell the seller that you may want the home. On its page, choose “Note interest”. You’re told when the seller sets a closing date, and when the home goes under offer or comes off the market.',
      'It binds nobody. You don’t have to bid, the seller may accept another offer first, and you can withdraw it at any time. Other buyers never see your name.',
    ],
    words: 'scotland scottish noting interest solicitor closing date',
  },
  'lower-raise-offer': {
    question: 'Can I change my offer?',
    answer: [
      'Raise it at any time while it’s open. When the seller names another price, you can accept that or make a new offer of your own. After acceptance either side can ask for a different price, but it changes only if the other agrees.',
    ],
    words: 'increase renegotiate counter revise',
  },
  'offer-binding': {
    question: 'Is my offer binding?',
    answer: [
      'No. In England and Wales neither side is bound until contracts are exchanged, in Northern Ireland until the buyer’s solicitor has the seller’s signed acceptance of the contract, and in Scotland until missives are concluded. Until then you can withdraw an offer at any time. If it has been accepted, we ask you why and tell the seller.',
    ],
    words: 'legal withdraw cancel change mind commitment',
  },
  gazumping: {
    question: 'Can I be gazumped?',
    answer: [
      'In England, Wales and Northern Ireland the law allows it until the sale is binding. In Scotland it’s rare once the missives are concluded, as both sides are bound.',
      'On Gable an accepted offer takes the home off the market, which shows as “Under offer” or, in Northern Ireland, as “Sale agreed”, and later offers are only backups. To take one, the seller has to end the sale with you first, and you’re told at once.',
    ],
    words: 'gazump gazumped outbid higher offer another buyer accepted gazunder',
  },
  'after-acceptance': {
    question: 'My offer was accepted. What happens next?',
    answer: [
      'You and the seller get a page for the sale with every step to the keys. Name your solicitor there, arrange a survey and finish your mortgage application. The seller may still get backup offers until the sale is binding.',
    ],
    words:
      'next steps conveyancing survey mortgage exchange missives completion settlement accepted sale agreed',
    link: { to: '/my-buying', label: 'Buying' },
  },
  'purchase-costs': {
    question: 'What will it cost me on top of the price?',
    answer: [
      'Each home’s page works out Stamp Duty (LBTT in Scotland, LTT in Wales) and the monthly cost of a mortgage. Allow for a solicitor, a survey and your lender’s fees as well. Gable is free for buyers.',
    ],
    words: 'stamp duty sdlt lbtt ltt tax fees mortgage',
  },
} satisfies HelpAnswers;
