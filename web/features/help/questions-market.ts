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
      'Order it and give the day on which you did. You can publish while you wait for it, for up to 28 days. Some homes are exempt, such as listed buildings in certain cases; you can say so instead.',
    ],
    words: 'epc rating exempt missing',
  },
  {
    id: 'who-sees-address',
    question: 'Who sees my address?',
    answer: [
      'You choose whether your page shows the house number or the street alone. A buyer whose viewing is confirmed gets the full address either way.',
    ],
    words: 'privacy hide house number street location',
  },
  {
    id: 'photos',
    question: 'How many photos can I show, and in which formats?',
    answer: [
      'Starter shows 10 photos, the paid packages 30. You can upload JPEG, PNG, WebP and HEIC, also straight from your phone with a QR code. The place where a photo was taken is removed before anybody sees it.',
    ],
    words: 'pictures images upload phone gps',
  },
  {
    id: 'change-listing',
    question: 'Can I change the price or the text later?',
    answer: [
      'Yes, on “My listings”, as long as no contracts are exchanged. People who saved your home are told when the price changes, and its page shows the earlier prices. Once an offer is accepted, the buyer is told of changes to the price, the tenure or the key facts.',
    ],
    words: 'edit reduce lower raise update description',
    link: { to: paths.myListing, label: 'My listings' },
  },
  {
    id: 'pause-withdraw',
    question: 'How do I pause my listing or take it off the market?',
    answer: [
      'Open the home under “My listings”. Paused, it is hidden and can come back at any time, but the days of your package go on. Withdrawn, viewings to come are cancelled and open offers closed, and the people concerned are told.',
      'Once a sale is agreed, end the sale first.',
    ],
    words: 'remove delete stop hide unpublish',
    link: { to: paths.myListing, label: 'My listings' },
  },
  {
    id: 'open-times',
    question: 'How do I offer viewing times?',
    answer: [
      'Open times on the home’s viewings page: single ones, or a pattern such as every Saturday morning. Each lasts 15 minutes to 2 hours, between 7:00 and 21:00. Buyers ask for one, and you accept, decline or propose another.',
    ],
    words: 'calendar slots appointments open house schedule',
  },
  {
    id: 'answer-offers',
    question: 'How do I answer an offer?',
    answer: [
      'Accept it, decline it or name another price. Each offer shows how the buyer pays, their chain and their proof, in words and without a score. A price that you name stands for 72 hours unless you set another time; if the buyer does not answer, their own offer stands.',
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
      'You and the buyer get a page for the sale with every step to completion. Both name their solicitors, who get a link that needs no account, and a memorandum of sale is made. You see each other’s name, email and phone from then on.',
    ],
    words: 'stc memorandum solicitor conveyancing exchange completion progress',
  },
  {
    id: 'fall-through',
    question: 'What if the sale falls through?',
    answer: [
      'Put the home back on sale from “My listings”. Relisting is free, the days that the sale took are not counted, and buyers whose offers were backups are asked whether they still want it.',
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
      'Choose “Message the seller” on the home’s page. Your conversation is under “Messages”, and what stays unread for an hour is mailed. For a message that you sent by mistake you have 15 minutes to change it, and you can remove it at any time.',
    ],
    words: 'contact chat message question owner',
    link: { to: paths.messages, label: 'Messages' },
  },
  {
    id: 'book-viewing',
    question: 'How do I book a viewing?',
    answer: [
      'Choose a time on the home’s page. The seller has 24 hours to answer, at the latest until 2 hours before the start. Once it is confirmed you get the full address and a file for your calendar. You can have five requests waiting at once.',
    ],
    words: 'visit appointment see request time slot',
    link: { to: paths.viewings, label: 'Viewings' },
  },
  {
    id: 'change-viewing',
    question: 'Can I move or cancel a viewing?',
    answer: [
      'Yes, on “Viewings”. Another time counts once the seller agrees; until then the agreed one stands. You can propose three. Cancel as early as you can: less than 2 hours before the start it counts as late.',
    ],
    words: 'reschedule postpone call off',
    link: { to: paths.viewings, label: 'Viewings' },
  },
  {
    id: 'make-offer',
    question: 'How do I make an offer?',
    answer: [
      'Choose “Make an offer” on the home’s page. Say how much, how you pay and whether you have a home to sell. A proof of funds or an agreement in principle helps; its file goes to this one seller, and is deleted a week after the offer ends.',
      'Other buyers see neither your name nor your sum.',
    ],
    words: 'bid amount proof funds mortgage aip',
    link: { to: paths.myBuying, label: 'My buying' },
  },
  {
    id: 'offer-binding',
    question: 'Is my offer binding?',
    answer: [
      'No. In England, Wales and Northern Ireland nothing binds either side before contracts are exchanged; in Scotland before the missives are concluded. You can withdraw an offer at any time. Once it is accepted, we ask you for the reason and tell the seller.',
    ],
    words: 'legal withdraw cancel change mind commitment',
  },
  {
    id: 'lower-raise-offer',
    question: 'Can I change my offer?',
    answer: [
      'Raise it at any time while it is open. When the seller names another price, you can accept that or make a new offer of your own. After acceptance either side can ask for another price, which counts only if the other agrees.',
    ],
    words: 'increase renegotiate counter revise',
  },
  {
    id: 'save-home',
    question: 'What happens when I save a home?',
    answer: [
      'It is on “Favourites”, with your notes and what changed since, such as its price. The seller sees how many people saved the home, never who.',
    ],
    words: 'favourite heart bookmark shortlist',
    link: { to: paths.favourites, label: 'Favourites' },
  },
  {
    id: 'facts-checked',
    question: 'Does Gable check what a seller says?',
    answer: [
      'The facts come from the seller, who must tell the truth. We have not surveyed the home. Have a surveyor look at it and a solicitor or licensed conveyancer do the legal work before you exchange.',
    ],
    words: 'survey accurate true verified description',
  },
  {
    id: 'purchase-costs',
    question: 'What will the purchase cost me besides the price?',
    answer: [
      'Each home’s page works out the purchase tax of its nation and what a mortgage would cost a month. Add a solicitor, a survey, and your lender’s fees. Gable charges buyers nothing.',
    ],
    words: 'stamp duty sdlt lbtt ltt tax fees mortgage',
  },
];

export const marketQuestions: readonly Question[] = [
  ...selling.map((question) => ({ ...question, group: 'selling' }) as const),
  ...buying.map((question) => ({ ...question, group: 'buying' }) as const),
];
