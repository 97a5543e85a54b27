export interface Stage {
  readonly title: string;
  readonly text: string;
  readonly cost: string;
  readonly takes: string;
}

/** A seller's steps in order, with every fee. */
export const selling: readonly Stage[] = [
  {
    title: 'List your home',
    text: 'Six steps: address, key numbers, description, photos, floor plan, energy certificate. Everything is saved as you go.',
    cost: 'Free to prepare',
    takes: 'About 20 minutes',
  },
  {
    title: 'Choose a package and publish',
    text: 'Your home goes on sale once its package starts, and you can pause it at any time.',
    cost: 'See the prices below',
    takes: 'Straight away, or one working day if we check it first',
  },
  {
    title: 'Show your home and agree a sale',
    text: 'Buyers message you, book your viewing times and make their offers here. You choose the price and the buyer.',
    cost: 'No commission, whatever the price',
    takes: 'When the right buyer comes',
  },
  {
    title: 'Exchange and complete',
    text: 'Your solicitor exchanges contracts, or concludes missives in Scotland, and you see each step here. If the sale falls through, you put the home back on sale free of charge.',
    cost: 'Your solicitor’s fee',
    takes:
      '109 days on average from sale agreed to exchange in England and Wales in 2024, says Project 28, the industry’s campaign for faster sales',
  },
];

/** A buyer's steps in order, with every fee. */
export const buying: readonly Stage[] = [
  {
    title: 'Find homes',
    text: 'Search by place, price and what matters to you. You need no account to look.',
    cost: 'Free',
    takes: 'Minutes',
  },
  {
    title: 'Save and compare',
    text: 'Save homes and see when their price changes. Each page estimates the deposit, the tax and the monthly cost.',
    cost: 'Free',
    takes: 'As long as you like',
  },
  {
    title: 'View and offer',
    text: 'Message the seller, book a viewing and make your offer here. An agreement in principle from a lender tells sellers that you can pay.',
    cost: 'Gable charges buyers nothing',
    takes: 'As long as you need',
  },
  {
    title: 'Buy',
    text: 'Your solicitor and surveyor check the home before you’re committed, and you can see how the sale is going.',
    cost: 'Stamp Duty (LBTT in Scotland, LTT in Wales), solicitor, survey and mortgage fees; none go to Gable',
    takes: 'A few months',
  },
];
