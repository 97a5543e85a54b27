export interface Stage {
  readonly title: string;
  readonly text: string;
  readonly cost: string;
  readonly takes: string;
}

/** What a seller does, in order, with every fee. */
export const selling: readonly Stage[] = [
  {
    title: 'List your home',
    text: 'Six steps: address, key numbers, description, photos, floor plan, energy certificate. Everything is saved as you go.',
    cost: 'Free to prepare',
    takes: 'About 30 minutes',
  },
  {
    title: 'Choose a package and publish',
    text: 'Your home is on sale the moment you publish, and you can pause it at any time.',
    cost: 'See the prices below',
    takes: 'At once',
  },
  {
    title: 'Agree a sale',
    text: 'You decide on the price and on the buyer. The clock of your package stops while a sale is agreed.',
    cost: 'No commission, whatever the price',
    takes: 'When the right buyer comes',
  },
  {
    title: 'Exchange and complete',
    text: 'Your solicitor does the legal work. If the sale falls through, you go back on the market free of charge.',
    cost: 'Your solicitor’s fee',
    takes: 'About 109 days on average from sale agreed to exchange',
  },
];

/** What a buyer does, in order, with every fee. */
export const buying: readonly Stage[] = [
  {
    title: 'Find homes',
    text: 'Search by place, price and what matters to you. You need no account to look.',
    cost: 'Free',
    takes: 'Minutes',
  },
  {
    title: 'Save and compare',
    text: 'Save homes and see when their price changes. Each page says what the whole purchase costs, tax included.',
    cost: 'Free',
    takes: 'As long as you like',
  },
  {
    title: 'Get ready to offer',
    text: 'Ask a lender for an agreement in principle and add it to your buyer profile, so that sellers know you can pay.',
    cost: 'Gable charges buyers nothing',
    takes: 'A day or two',
  },
  {
    title: 'Buy',
    text: 'Your solicitor and your surveyor check the home before you are bound.',
    cost: 'Purchase tax, solicitor, survey and mortgage fees; none go to Gable',
    takes: 'A few months',
  },
];
