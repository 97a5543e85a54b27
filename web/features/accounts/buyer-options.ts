export const buyerStatuses = [
  { value: 'ftb', label: 'First-time buyer', hint: 'With a mortgage, and nothing to sell' },
  { value: 'mortgage', label: 'With a mortgage', hint: 'And nothing to sell first' },
  { value: 'need_to_sell', label: 'I need to sell first', hint: 'The money will come from my current home' },
  { value: 'cash', label: 'With cash', hint: 'No mortgage needed' },
] as const;

export const chainStatuses = [
  { value: 'no_chain', label: 'Nothing to sell' },
  { value: 'not_on_market', label: 'Not on the market yet' },
  { value: 'on_market', label: 'On the market' },
  { value: 'sold_stc', label: 'I’ve accepted an offer' },
] as const;
