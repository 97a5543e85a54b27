import type { Nation } from '../../../../events/vocabulary.ts';

interface LegalWording {
  /** Title of the memorandum. */
  readonly document: string;
  /** Shown next to every amount and on every copy of the memorandum. */
  readonly legal: string;
  /** When the sale becomes binding. */
  readonly binding: string;
}

const englishLaw: LegalWording = {
  document: 'Memorandum of sale',
  legal: 'Subject to contract. Not legally binding until contracts are exchanged.',
  binding:
    'This sale is subject to contract. Neither side is bound until contracts are exchanged, and either may withdraw until then.',
};
const legalWordings: Readonly<Record<Nation, LegalWording>> = {
  england: englishLaw,
  wales: englishLaw,
  northern_ireland: {
    document: 'Memorandum of sale',
    legal: 'Subject to contract. Not legally binding until the signed contract is accepted.',
    binding:
      'This sale is subject to contract. Neither side is bound until the buyer has signed the contract and the seller’s signed acceptance has reached the buyer’s solicitor.',
  },
  scotland: {
    document: 'Note of agreed terms',
    legal: 'Not a contract. Binding once the missives between both solicitors are concluded.',
    binding:
      'This note is not part of any contract. The sale binds both sides once missives, the formal letters between both solicitors, are concluded.',
  },
};

/** The texts that the law of a nation requires. */
export function legalWordingOf(nation: Nation): LegalWording {
  return legalWordings[nation];
}
