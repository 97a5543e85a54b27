import type { Sale } from './api.ts';

type Status = Sale['status'];

export const statusWords: Readonly<Record<Status, string>> = {
  under_offer: 'Offer accepted',
  sold_stc: 'Sold subject to contract',
  exchanged: 'Contracts exchanged',
  completed: 'Completed',
  fallen_through: 'Fell through',
};
export function getSaleStatusTone(status: Status) {
  return status === 'fallen_through' ? 'red' : 'green';
}

/** Scottish law has its own names for these statuses. */
export function formatSaleStatus(status: Status, nation: Sale['nation']): string {
  if (nation !== 'scotland') return statusWords[status];
  if (status === 'sold_stc') return 'Under offer, missives to come';
  if (status === 'exchanged') return 'Missives concluded';
  return status === 'completed' ? 'Settled' : statusWords[status];
}

export const reasonWords: Readonly<Record<string, string>> = {
  changed_mind: 'a change of mind',
  survey: 'the survey',
  mortgage_refused: 'the mortgage',
  chain_broke: 'the chain',
  price_reduced: 'the price',
  too_slow: 'the time that it took',
  found_another: 'another home',
  other: 'another reason',
};
