import { paths } from '../../app/paths.ts';
import type { Question } from './question.ts';

const selling: readonly Omit<Question, 'group'>[] = [
  {
    id: 'start-selling',
    question: 'How do I put my home on sale?',
    answer: [
      'Choose “Sell your home” and go through six steps: address, key numbers, description, photos, floor plan and energy certificate. Everything is saved as you go, so you can stop and come back.',
      'Then choose a package and publish. Your home is on sale at once, unless we have to check it first; we do that within one working day and write to you.',
    ],
    words: 'list listing advertise add property upload begin',
    link: { to: paths.addProperty, label: 'Sell your home' },
  },
  {
    id: 'what-i-need',
    question: 'What do I need before I start?',
    answer: [
      'Your postcode, the price you want, at least one photo, the council tax band, and the energy certificate. A floor plan helps. For a leasehold you also need the years left, the ground rent and the service charge.',
      'You must own the home, or be authorised by its owners. In Scotland you need the home report before the home goes on sale.',
    ],
    words: 'documents prepare requirements epc lease',
  },
  {
    id: 'energy-certificate',
    question: 'What if I have no energy certificate yet?',
    answer: [
      'Order one and tell us the date you did. You can publish while you wait, for up to 28 days. Some homes are exempt, including some listed buildings; if yours is, say so instead.',
    ],
    words: 'epc rating exempt missing',
  },
  {
    id: 'who-sees-address',
    question: 'Who sees my address?',
    answer: [
      'You choose whether your page shows the house number or just the street. Buyers get the full address once you confirm their viewing.',
    ],
    words: 'privacy hide house number street location',
  },
  {
    id: 'photos',
    question: 'How many photos can I show, and in which formats?',
    answer: [
      'Starter shows 10 photos, the paid packages 30. You can upload JPEG, PNG and WebP files, or scan a QR code to send them straight from your phone, which also turns an iPhone’s HEIC photos into JPEG. We remove the record of where a photo was taken before anyone sees it.',
    ],
    words: 'pictures images upload phone gps',
  },
  {
    id: 'change-listing',
    question: 'Can I change the price or the text later?',
    answer: [
      'Yes, on “My listings”, until contracts are exchanged. If the price changes, we tell people who saved your home, and its page shows the earlier prices. Once you accept an offer, we tell the buyer about any change to the price, tenure or key facts.',
    ],
    words: 'edit reduce lower raise update description',
    link: { to: paths.myListing, label: 'My listings' },
  },
  {
    id: 'pause-withdraw',
    question: 'How do I pause my listing or take it off the market?',
    answer: [
      'Open the home under “My listings”. Pause it to hide it for a while; the clock on your package keeps running. Withdraw it to take it off the market: we cancel any viewings, close open offers and tell the people concerned.',
      'Once a sale is agreed, end the sale first.',
    ],
    words: 'remove delete stop hide unpublish',
    link: { to: paths.myListing, label: 'My listings' },
  },
  {
    id: 'open-times',
    question: 'How do I offer viewing times?',
    answer: [
      'Add times on the home’s viewings page, one by one or in a pattern such as every Saturday morning. Each can last from 15 minutes to 2 hours, between 7:00 and 21:00. Buyers ask for a time, and you accept, decline or suggest another.',
    ],
    words: 'calendar slots appointments open house schedule',
  },
  {
    id: 'answer-offers',
    question: 'How do I answer an offer?',
    answer: [
      'Accept it, decline it or name another price. Each offer shows how the buyer would pay, their chain and their proof of funds, described in words rather than a score. A price you name is open for 72 hours unless you choose another time. If the buyer does not answer, their own offer still stands.',
      'When you accept one, the others stay as backups and come back if the sale falls through.',
    ],
    words: 'accept reject counter negotiate bid',
  },
  {
    id: 'best-and-final',
    question: 'Can I ask all buyers for their best offer?',
    answer: [
      'Yes, with Plus and Premium, when at least two buyers have an open offer. You set a deadline between 4 hours and 14 days away. Until then you see none of the new sums, and buyers never see each other’s.',
    ],
    words: 'sealed bids rounds deadline final',
  },
  {
    id: 'sale-agreed',
    question: 'What happens after I accept an offer?',
    answer: [
      'You and the buyer get a page for the sale with every step to completion. Once you have both named your solicitors, the memorandum of sale can be drawn up. Solicitors get a link and need no account. From acceptance on you can see each other’s name, email and phone number.',
    ],
    words: 'stc memorandum solicitor conveyancing exchange completion progress',
  },
  {
    id: 'fall-through',
    question: 'What if the sale falls through?',
    answer: [
      'Put the home back on sale from “My listings”. Relisting is free, and the days the sale took do not come off your package. We ask buyers with backup offers whether they are still interested.',
    ],
    words: 'collapse pull out relist back on market buyer withdrew',
  },
];

const buying: readonly Omit<Question, 'group'>[] = [
  {
    id: 'need-account',
    question: 'Do I need an account to look at homes?',
    answer: [
      'No. You need one to save a home, write to its seller, book a viewing or make an offer. It is free.',
    ],
    words: 'register sign up browse search free',
    link: { to: paths.listing, label: 'Find a home' },
  },
  {
    id: 'ask-seller',
    question: 'How do I ask the seller something?',
    answer: [
      'Choose “Message the seller” on the home’s page. You will find the conversation under “Messages”, and we email anything left unread for an hour. You can edit a message for 15 minutes after you send it, and delete it at any time.',
    ],
    words: 'contact chat message question owner',
    link: { to: paths.messages, label: 'Messages' },
  },
  {
    id: 'book-viewing',
    question: 'How do I book a viewing?',
    answer: [
      'Choose a time on the home’s page. The seller has 24 hours to answer, or until 2 hours before the viewing if that is sooner. Once it is confirmed, you get the full address and a file for your calendar. You can have up to five requests waiting at once.',
    ],
    words: 'visit appointment see request time slot',
    link: { to: paths.viewings, label: 'Viewings' },
  },
  {
    id: 'change-viewing',
    question: 'Can I move or cancel a viewing?',
    answer: [
      'Yes, on “Viewings”. You can suggest another time, up to three times; until the seller agrees, the first one stands. If you need to cancel, do it as early as you can. Less than 2 hours before the start counts as late.',
    ],
    words: 'reschedule postpone call off',
    link: { to: paths.viewings, label: 'Viewings' },
  },
  {
    id: 'make-offer',
    question: 'How do I make an offer?',
    answer: [
      'Choose “Make an offer” on the home’s page. Say how much, how you pay and whether you have a home to sell. Proof of funds or an agreement in principle helps. Only this seller sees the file, and we delete it a week after the offer ends.',
      'Other buyers see neither your name nor how much you offered.',
    ],
    words: 'bid amount proof funds mortgage aip',
    link: { to: paths.myBuying, label: 'My buying' },
  },
  {
    id: 'offer-binding',
    question: 'Is my offer binding?',
    answer: [
      'No. In England and Wales neither side is bound until contracts are exchanged, in Northern Ireland until the seller accepts the contract that the buyer signed, and in Scotland until missives are concluded. You can withdraw an offer at any time. If it has been accepted, we ask you why and tell the seller.',
    ],
    words: 'legal withdraw cancel change mind commitment',
  },
  {
    id: 'lower-raise-offer',
    question: 'Can I change my offer?',
    answer: [
      'Raise it at any time while it is open. When the seller names another price, you can accept that or make a new offer of your own. After acceptance either side can ask for a different price, but it changes only if the other agrees.',
    ],
    words: 'increase renegotiate counter revise',
  },
  {
    id: 'save-home',
    question: 'What happens when I save a home?',
    answer: [
      'You will find it under “Favourites”, with your notes and any changes since, such as a new price. The seller sees how many people saved the home, but never who.',
    ],
    words: 'favourite heart bookmark shortlist',
    link: { to: paths.favourites, label: 'Favourites' },
  },
  {
    id: 'facts-checked',
    question: 'Does Gable check what a seller says?',
    answer: [
      'The facts come from the seller, who must tell the truth. We do not survey homes. Before you exchange contracts, have a surveyor look at the home and a solicitor or licensed conveyancer do the legal work.',
    ],
    words: 'survey accurate true verified description',
  },
  {
    id: 'purchase-costs',
    question: 'What will it cost me on top of the price?',
    answer: [
      'Each home’s page works out the purchase tax for the nation it is in and the monthly cost of a mortgage. Allow for a solicitor, a survey and your lender’s fees as well. Gable is free for buyers.',
    ],
    words: 'stamp duty sdlt lbtt ltt tax fees mortgage',
  },
];

export const marketQuestions: readonly Question[] = [
  ...selling.map((question) => ({ ...question, group: 'selling' }) as const),
  ...buying.map((question) => ({ ...question, group: 'buying' }) as const),
];
