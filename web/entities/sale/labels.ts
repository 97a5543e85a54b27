import type { SaleEndReason } from '../../../functions/deals/offers/domain/offer.ts';
import { saleWordsOf } from '../../../functions/listings/properties/domain/sale-words.ts';
import type { Sale } from './api.ts';

type Status = Sale['status'];

export function getSaleStatusTone(status: Status) {
  return status === 'fallen_through' ? 'red' : 'green';
}

/** How far a sale is, in the words of its nation; without one, as in chats of earlier releases, in those of England. */
export function formatSaleStatus(status: Status, nation: Sale['nation'] | undefined): string {
  const { agreedSale, bound, completed } = saleWordsOf(nation);
  const words = {
    under_offer: 'Offer accepted',
    sold_stc: agreedSale,
    exchanged: bound,
    completed,
    fallen_through: 'Fallen through',
  };
  return words[status];
}

const endWords: Readonly<Record<SaleEndReason, string>> = {
  changed_mind: 'a change of mind',
  survey: 'the survey',
  mortgage_refused: 'the mortgage or the valuation',
  chain_broke: 'the chain',
  title: 'what the searches or the title showed',
  circumstances: 'a death, a serious illness or a lost job',
  agreement_broken: 'that the reservation agreement was broken',
  price_reduced: 'the price',
  too_slow: 'the time that it took',
  found_another: 'another home',
  not_selling: 'that the home is no longer for sale',
  account_closed: 'that an account was closed',
  other: 'another reason',
};

const isEndReason = (reason: string): reason is SaleEndReason => Object.hasOwn(endWords, reason);

/** Why a sale fell through, as a part of a sentence; a text that is no code is itself. */
export function describeSaleEnd(reason: string): string {
  return isEndReason(reason) ? endWords[reason] : reason;
}
