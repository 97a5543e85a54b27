import * as words from './words.ts';
export const buyerStatuses = [
  { value: 'ftb', label: words.firstTimeBuyer, hint: words.withAMortgageAndNothing },
  { value: 'mortgage', label: words.withAMortgage, hint: words.andNothingToSellFirst },
  { value: 'need_to_sell', label: words.iNeedToSellFirst, hint: words.theMoneyWillComeFrom },
  { value: 'cash', label: words.withCash, hint: words.noMortgageNeeded },
] as const;

export const chainStatuses = [
  { value: 'no_chain', label: words.nothingToSell },
  { value: 'not_on_market', label: words.notOnTheMarketYet },
  { value: 'on_market', label: words.onTheMarket },
  { value: 'sold_stc', label: words.soldSubjectToContract },
] as const;
