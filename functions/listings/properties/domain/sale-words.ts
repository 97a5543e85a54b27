import type { Nation } from '../../../../events/vocabulary.ts';
import { formatPropertyStatus } from './home-status.ts';

/**
 * What the steps of a sale are called where the home is: in England and Wales contracts are exchanged, in Northern
 * Ireland the seller accepts the one that the buyer signed, in Scotland solicitors conclude missives. A text that
 * has no home at hand says that the sale is binding.
 */
export interface SaleWords {
  /** A home whose seller has accepted an offer. */
  readonly underOffer: string;
  /** The sale between naming solicitors and the step that binds. */
  readonly agreedSale: string;
  /** That step once it is done: as a heading, within a sentence and in a person's mouth. */
  readonly bound: string;
  readonly isBound: string;
  readonly weBound: string;
  /** The step as something to do: `Hopes to … by`. */
  readonly bind: string;
  readonly readyToBind: string;
  readonly targetToBind: string;
  /** The paper that has the day of the keys. */
  readonly boundIn: string;
  /** The day of the keys: as a heading, as a date and as a target; and once it is over. */
  readonly completion: string;
  readonly completionDate: string;
  readonly targetToComplete: string;
  readonly completed: string;
}

const namesOf = (nation: Nation): Pick<SaleWords, 'underOffer' | 'bound'> => ({
  underOffer: formatPropertyStatus('under_offer', nation),
  bound: formatPropertyStatus('exchanged', nation),
});
const completion = {
  completion: 'Completion',
  completionDate: 'Completion date',
  targetToComplete: 'Target for completion',
  completed: 'Completed',
} as const;
const english: SaleWords = {
  ...namesOf('england'),
  ...completion,
  agreedSale: 'Sold subject to contract',
  isBound: 'contracts are exchanged',
  weBound: 'We’ve exchanged contracts',
  bind: 'exchange contracts',
  readyToBind: 'Ready to exchange',
  targetToBind: 'Target for exchange',
  boundIn: 'the contract',
};
const wordsOfNations: Readonly<Record<Nation, SaleWords>> = {
  england: english,
  wales: english,
  northern_ireland: {
    ...namesOf('northern_ireland'),
    ...completion,
    agreedSale: 'Sale agreed, contract to come',
    isBound: 'the signed contract is accepted',
    weBound: 'The contract is accepted',
    bind: 'have the contract accepted',
    readyToBind: 'Ready for the contract to be accepted',
    targetToBind: 'Target for the contract to be accepted',
    boundIn: 'the contract',
  },
  scotland: {
    ...namesOf('scotland'),
    agreedSale: 'Under offer, missives to come',
    isBound: 'the missives are concluded',
    weBound: 'The missives are concluded',
    bind: 'conclude missives',
    readyToBind: 'Ready to conclude missives',
    targetToBind: 'Target for missives',
    boundIn: 'the missives',
    completion: 'Settlement',
    completionDate: 'Date of entry',
    targetToComplete: 'Target date of entry',
    completed: 'Settled',
  },
};

/** The words of a nation; without one those of England and Wales. */
export function saleWordsOf(nation: Nation | undefined): SaleWords {
  return wordsOfNations[nation ?? 'england'];
}
