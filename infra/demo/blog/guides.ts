import { readFileSync } from 'node:fs';

/** A post of the demo's blog, written by hand. */
export interface Guide {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly tags: readonly string[];
  /** Shown in lists and in search results; one or two sentences. */
  readonly excerpt: string;
  /** Alternative text of the cover, which is drawn under the guide's slug. */
  readonly coverAlt: string;
  /** Days before the demo's first start. */
  readonly publishedDaysAgo: number;
  /** HTML of paragraphs, h2 and h3, lists, tables and links to pages of this site. */
  readonly body: string;
}

/** What lists show of each guide, newest first; its text is in `guides/<slug>.html`. */
const summaries: readonly Omit<Guide, 'body'>[] = [
  {
    slug: 'how-to-price-your-home',
    title: 'How to price your home',
    category: 'Selling',
    tags: ['Pricing', 'Preparing to sell'],
    excerpt:
      'Sold prices, not asking prices, tell you what a home is worth. A method for an afternoon, with a worked example and advice on what to do if nobody comes.',
    coverAlt: 'A row of terraced houses at dusk, one of them with its windows lit',
    publishedDaysAgo: 3,
  },
  {
    slug: 'photograph-your-home-with-a-phone',
    title: 'Photograph your home with a phone',
    category: 'Selling',
    tags: ['Photographs', 'Preparing to sell'],
    excerpt:
      'A recent phone, a tidy morning and a plan of ten pictures will do. Where to stand, how high to hold it, what to leave out, and what you must not edit away.',
    coverAlt: 'Two hands hold a phone that frames a bright kitchen with a window and a vase of flowers',
    publishedDaysAgo: 9,
  },
  {
    slug: 'what-to-tell-buyers',
    title: 'Material information: what buyers must be told',
    category: 'Selling',
    tags: ['Material information', 'The law', 'Preparing to sell'],
    excerpt:
      'Leases, flooding, cladding, shared drives: facts that would change a buyer’s mind belong in the advertisement. What the law asks, and why telling early pays.',
    coverAlt: 'An open folder with papers, a key and a magnifying glass on a green desk',
    publishedDaysAgo: 16,
  },
  {
    slug: 'energy-certificates-explained',
    title: 'The energy certificate, explained',
    category: 'Selling',
    tags: ['Energy', 'The law', 'Preparing to sell'],
    excerpt:
      'Who needs an EPC and when, what the letter from A to G measures, how to find the one you may already have, and which improvements change it.',
    coverAlt: 'A house drawn beside seven coloured bars that grow longer from green to red',
    publishedDaysAgo: 24,
  },
  {
    slug: 'viewings-with-care',
    title: 'Viewings with care, on both sides of the door',
    category: 'Selling',
    tags: ['Viewings', 'Safety'],
    excerpt:
      'How to show your home without worry, what to put away, what to ask, and how buyers can make twenty minutes count. With the frauds that begin at a viewing.',
    coverAlt: 'An open front door with warm light behind it and two people on the path',
    publishedDaysAgo: 31,
  },
  {
    slug: 'how-to-read-an-offer',
    title: 'How to read an offer',
    category: 'Offers and sales',
    tags: ['Offers', 'Money'],
    excerpt:
      'The highest offer isn’t always the best one. How to weigh the sum against the chain, the mortgage and the date, with three offers compared line by line.',
    coverAlt: 'Three envelopes and a pair of scales with a small house in one of the pans',
    publishedDaysAgo: 38,
  },
  {
    slug: 'best-and-final-offers',
    title: 'Best and final: a fair end to a crowded sale',
    category: 'Offers and sales',
    tags: ['Offers', 'Pricing'],
    excerpt:
      'When several buyers want the same home, sealed offers by a set hour end the haggling. How a seller runs a fair round, and how a buyer arrives at a number.',
    coverAlt: 'A row of sealed letters on a table beneath a wall clock close to twelve',
    publishedDaysAgo: 45,
  },
  {
    slug: 'from-memorandum-to-exchange',
    title: 'From memorandum to exchange',
    category: 'Offers and sales',
    tags: ['Conveyancing', 'The law'],
    excerpt:
      'What happens between “sold subject to contract” and the day it becomes binding, who does each step, and the delays that you can prevent yourself.',
    coverAlt: 'Stepping stones across a stream lead from one house to another',
    publishedDaysAgo: 52,
  },
  {
    slug: 'buying-and-selling-in-scotland',
    title: 'Scotland’s way of buying and selling',
    category: 'Offers and sales',
    tags: ['Scotland', 'Conveyancing', 'The law', 'Offers'],
    excerpt:
      'Home reports, notes of interest, closing dates and missives: what is different north of the border, in the order in which you will meet it.',
    coverAlt: 'Tall stone tenements with bay windows under a wide sky, hills behind them',
    publishedDaysAgo: 59,
  },
  {
    slug: 'stamp-duty-lbtt-and-ltt',
    title: 'SDLT, LBTT and LTT: the tax on buying a home in 2026/27',
    category: 'Money',
    tags: ['Tax', 'Money', 'First-time buyers', 'Scotland', 'Wales'],
    excerpt:
      'Three taxes, four nations, one set of tables. What movers, first-time buyers and people with a second home pay, worked through at four prices.',
    coverAlt: 'A staircase of coins of rising height, with a small house on each step',
    publishedDaysAgo: 66,
  },
  {
    slug: 'moving-day',
    title: 'Moving day, hour by hour',
    category: 'Moving',
    tags: ['Moving', 'Conveyancing'],
    excerpt:
      'What to do in the weeks before, what happens to the money on the morning, when the keys change hands, and a list for the first evening.',
    coverAlt: 'A removal van with its back door open, boxes and a plant on the pavement',
    publishedDaysAgo: 73,
  },
  {
    slug: 'what-it-costs-to-sell',
    title: 'What it costs to sell: the ways compared',
    category: 'Money',
    tags: ['Money', 'Pricing', 'Preparing to sell'],
    excerpt:
      'Commission, fixed fee, auction or by yourself: what each way of selling costs on a home at £300,000, what the fee buys, and the clauses to read twice.',
    coverAlt: 'A front door key on a ring beside three stacks of coins of different heights',
    publishedDaysAgo: 80,
  },
];

export const guides: readonly Guide[] = summaries.map((summary) => ({
  ...summary,
  body: readFileSync(new URL(`guides/${summary.slug}.html`, import.meta.url), 'utf8').trim(),
}));
