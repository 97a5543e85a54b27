import type { Nation } from '../../../../events/vocabulary.ts';

const contract = 'Subject to contract. Not legally binding until contracts are exchanged.';
/** Legal text required next to every amount, by the property's nation. */
export const legalText: Readonly<Record<Nation, string>> = {
  england: contract,
  wales: contract,
  northern_ireland: 'Subject to contract. Not legally binding until the signed contract is accepted.',
  scotland:
    'Not legally binding. Formal offers go through solicitors, and nothing binds until they conclude missives.',
};
