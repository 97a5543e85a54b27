import type { Nation } from '../../../../events/vocabulary.ts';
import { formatLondonDate } from '../../../kernel/london-time.ts';
import type { PrintableDocument } from '../../../kernel/pdf/printable-document.ts';
import { saleWordsOf } from '../../properties/domain/sale-words.ts';

/** What the paper is called, in the middle of a sentence. */
export const consentTitle = 'Joint owner’s consent to a sale';

interface ConsentTerms {
  readonly address: string;
  readonly nation: Nation;
  /** Who lists the home, the person who consents, and the other joint owners. */
  readonly seller: string;
  readonly name: string;
  readonly others: readonly string[];
  readonly invitedAt: string;
}

/** What the owners of a home sign themselves, in the law of its nation. */
const ownSignatures: Readonly<Record<Nation, string>> = {
  england: 'I still sign the contract and the transfer deed myself, through a solicitor or conveyancer.',
  wales: 'I still sign the contract and the transfer deed myself, through a solicitor or conveyancer.',
  northern_ireland: 'I still sign the contract and the deed or transfer myself, through a solicitor.',
  scotland: 'I still instruct a solicitor for the missives and sign the disposition myself.',
};

const rightsToLiveThere: Readonly<Record<Nation, string>> = {
  england: 'Home rights of a husband, wife or civil partner who doesn’t own the home are for the solicitors.',
  wales: 'Home rights of a husband, wife or civil partner who doesn’t own the home are for the solicitors.',
  northern_ireland:
    'Matrimonial home rights of a husband, wife or civil partner who doesn’t own the home are for the solicitors.',
  scotland:
    'Occupancy rights of a husband, wife or civil partner who doesn’t own the home, and their consent or renunciation, are for the solicitors.',
};

const howItEnds: PrintableDocument['sections'][number] = {
  heading: 'How it ends',
  rows: [
    [
      'Leaving',
      'I can leave on Gable at any time, which ends this consent. An offer that was accepted before stays accepted.',
    ],
    ['Changes', 'If the address or the owners change, my signature ends and I’m asked again.'],
  ],
};

/**
 * What a joint owner consents to, and what that doesn't cover, on one page.
 * @param operator the company that runs the marketplace, if known
 */
export function toConsentPaper(
  { address, nation, seller, name, others, invitedAt }: ConsentTerms,
  operator?: string,
): PrintableDocument {
  const { isBound } = saleWordsOf(nation);
  const document = nation === 'scotland' ? 'note of agreed terms' : 'memorandum of sale';
  return {
    title: consentTitle,
    about: address,
    stamp:
      nation === 'scotland'
        ? 'A consent on Gable. Not part of the missives.'
        : 'A consent on Gable. Not a contract of sale.',
    issued: `For ${name}, whom ${seller} invited on ${formatLondonDate(invitedAt)}.`,
    sections: [
      {
        heading: 'The owners',
        rows: [
          ['Listed by', seller],
          ['Joint owners', [name, ...others].join(', ')],
        ],
      },
      {
        heading: 'What I agree to',
        rows: [
          ['The sale', 'I own this home with the people above, and I agree that it’s sold on Gable.'],
          ['Who acts', `${seller} sets the price, books viewings and deals with buyers.`],
          [
            'Offers',
            `${seller} can accept offers and make counter-offers for all owners. Gable tells me of each one that’s accepted.`,
          ],
          ['Papers', `The ${document} names me as a seller.`],
        ],
      },
      {
        heading: 'What it doesn’t cover',
        rows: [
          ['Contract', `Nobody has to sell until ${isBound}. ${ownSignatures[nation]}`],
          [
            'My share',
            'It transfers nothing, and gives nobody a right to my share of the price. It isn’t a power of attorney.',
          ],
          ['Others', rightsToLiveThere[nation]],
        ],
      },
      howItEnds,
    ],
    footnotes: [
      'The owners gave these details themselves. Gable hasn’t checked them and gives no legal advice.',
      ...(operator === undefined ? [] : [operator]),
    ],
  };
}
