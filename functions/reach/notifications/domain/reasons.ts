import type { OfferCloseReason, SaleEndReason } from '../../../deals/offers/domain/offer.ts';
import { formatQuote } from './text.ts';

/** Why an offer is closed, or a sale ends. */
type OfferReason = OfferCloseReason | SaleEndReason;

/** The reason codes of behaviour 3.2 as parts of a sentence. */
const offerReasons: Readonly<Record<OfferReason, string>> = {
  too_low: 'the offer is too low',
  chain: 'the chain',
  funding: 'the funding',
  timing: 'the timing',
  sold: 'the home was sold to another buyer',
  other_buyer: 'another buyer was chosen',
  not_selling: 'the home isn’t for sale now',
  other: '',
  changed_mind: 'a change of mind',
  survey: 'what the survey found',
  mortgage_refused: 'the mortgage was refused, or the valuation was too low',
  chain_broke: 'the chain broke',
  title: 'what the searches or the title showed',
  circumstances: 'a death, a serious illness or a lost job',
  agreement_broken: 'the reservation agreement was broken',
  price_reduced: 'the price couldn’t be agreed',
  too_slow: 'it took too long',
  found_another: 'another home was found',
  account_closed: 'an account was closed',
};

const isOfferReason = (reason: string): reason is OfferReason => Object.hasOwn(offerReasons, reason);

/** ` The reason given: the sum is too low.`; a text that is not a code is quoted. Empty without a reason. */
export function describeReason(reason: string | undefined): string {
  if (reason === undefined) return '';
  if (!isOfferReason(reason)) return formatQuote('The reason given', reason);
  return offerReasons[reason] === '' ? '' : ` The reason given: ${offerReasons[reason]}.`;
}
