import type { Side } from '../../../../events/vocabulary.ts';
import type { DocumentAnnex } from '../../../kernel/pdf/printable-document.ts';
import type { SignaturePlace } from '../adapters/signing-port.ts';

interface PaperToSign {
  readonly version: number;
  /** What it is called, in the middle of a sentence. */
  readonly document: string;
  readonly paperHash: string;
  /** What a person says by signing it. */
  readonly intent: string;
  readonly names: Readonly<Record<Side, string>>;
}

/** The page on which both sides sign with a provider; its lower part is left for that. */
export function createSigningPage({
  version,
  document,
  paperHash,
  intent,
  names,
}: PaperToSign): DocumentAnnex {
  return {
    title: 'Signatures',
    intro: `Version ${version} of the ${document}, on the pages before, is signed at the foot of this page: by the seller on the left, by the buyer on the right.`,
    sections: [
      {
        heading: 'Who signs, and what they say by it',
        rows: [
          ['Seller', names.seller],
          ['Buyer', names.buyer],
          ['Each says', intent],
        ],
      },
    ],
    footnotes: [`The SHA-256 fingerprint of the file that was issued is ${paperHash}.`],
  };
}

const box = { top: 74, width: 38, height: 10 } as const;

/** Where each side signs on that page. */
export function placeSignature(side: Side, page: number): SignaturePlace {
  return { ...box, page, left: side === 'seller' ? 9 : 53 };
}
