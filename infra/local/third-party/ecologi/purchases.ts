import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Purchase } from './store.ts';

type NewPurchase = Pick<Purchase, 'trees' | 'tonnes' | 'test' | 'answer'>;

const common = { name: z.string().max(255).optional(), test: z.boolean().default(false) };
const Trees = z.object({ number: z.int().min(1), ...common });
const Carbon = z.object({ number: z.number().positive(), units: z.enum(['KG', 'Tonnes']), ...common });

/** In pounds. */
const priceOfTree = 0.25;
const priceOfTonne = 9.7;
const roundToPence = (pounds: number) => Math.round(pounds * 100) / 100;

const projects = [
  { name: 'Peatland restoration and conservation in Indonesia', splitPercentage: 60 },
  { name: 'Wind power in north-east Thailand', splitPercentage: 40 },
];

/** Reads and answers each kind of purchase. @throws ZodError for an invalid body */
export const purchases: Readonly<Record<string, (body: unknown, username: string) => NewPurchase>> = {
  trees(body, username) {
    const { number, name, test } = Trees.parse(body);
    // A purchase in test mode has no tree, and Ecologi puts `undefined` into the URL.
    const tree = test ? 'undefined' : randomUUID().replaceAll('-', '').slice(0, 24);
    const answer = {
      amount: roundToPence(number * priceOfTree),
      currency: 'GBP',
      treeUrl: `https://ecologi.com/${username}?tree=${tree}`,
      ...(name !== undefined && { name }),
    };
    return { trees: number, tonnes: 0, test, answer };
  },
  carbon(body) {
    const { number, units, name, test } = Carbon.parse(body);
    const tonnes = units === 'KG' ? number / 1000 : number;
    const answer = {
      number,
      units,
      numberInTonnes: tonnes,
      amount: roundToPence(tonnes * priceOfTonne),
      currency: 'GBP',
      ...(name !== undefined && { name }),
      projectDetails: projects.map((project) => ({
        ...project,
        splitAmountTonnes: (tonnes * project.splitPercentage) / 100,
      })),
    };
    return { trees: 0, tonnes, test, answer };
  },
};
