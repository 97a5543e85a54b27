import type { Nation } from '../../../../events/vocabulary.ts';

const contract = 'Subject to contract. Not legally binding until contracts are exchanged.';
/** Legal text required next to every amount, by the property's nation. */
export const legalText: Readonly<Record<Nation, string>> = {
  england: contract,
  wales: contract,
  northern_ireland: contract,
  scotland:
    'A note of interest. Formal offers go through solicitors, and nothing is binding until they conclude missives.',
};
