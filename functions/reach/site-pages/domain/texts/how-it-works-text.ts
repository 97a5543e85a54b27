import { buying, selling } from './timelines.ts';

/** The words of the page that explains how selling and buying work; the site and its document are both made of it. */
export const howItWorksText = {
  title: 'How it works, and what it costs',
  intro:
    'You sell your home yourself; we give you the tools. Sellers pay one fixed price or nothing at all, never a share of the sale. Buyers pay nothing.',
  timelines: [
    { title: 'When you sell', stages: selling },
    { title: 'When you buy', stages: buying },
  ],
  prices: {
    title: 'What a listing costs',
    text: 'One payment for the whole time on sale, VAT included. The clock stops while your home is sold subject to contract.',
    terms: [
      {
        name: 'Progression room',
        text: 'Every sale has one: the steps to completion with their dates, the memorandum of sale, and a link for each side’s solicitor.',
      },
      {
        name: 'Sale-ready pack',
        text: 'Answers and documents that buyers’ solicitors ask for first, given to the buyer and both solicitors when you accept an offer.',
      },
      {
        name: 'Offer rounds',
        text: 'Ask all your buyers for their best and final offer by a deadline, sealed until then.',
      },
    ],
    trees: 'Every paid listing plants a tree through Ecologi, and you can add more when you pay.',
  },
  order: {
    title: 'How homes are ordered',
    paragraphs: [
      'Every list is in the order you choose, and newest first until you do. No one can pay to change it.',
      'Sellers on Premium get one extra: for 30 days their home takes turns in a separate row, labelled “Featured”, of up to three homes that match your search. Nothing else a seller pays for affects where their home appears.',
    ],
  },
} as const;
