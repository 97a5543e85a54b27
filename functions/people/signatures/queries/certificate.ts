import type { Side } from '../../../../events/vocabulary.ts';
import { formatLondonDateTime } from '../../../kernel/london-time.ts';
import type { DocumentAnnex, SignedSection } from '../../../kernel/pdf/printable-document.ts';
import { capitaliseFirst } from '../../../kernel/text.ts';
import { padSize } from '../domain/mark.ts';
import type { ConsentSignature, PaperSignature, SignatureEvidence } from '../domain/signature.ts';

/** A paper that people sign, with whom it names on each side. */
interface SignedPaper extends Readonly<Record<Side, { readonly names: readonly string[] }>> {
  /** What it is called, in the middle of a sentence. */
  readonly document: string;
}

/**
 * The audit page of a paper that was signed: who, when, how, who else is named on it, and the fingerprint of the file.
 * Addresses and browsers are evidence for a dispute and stay off it, as the other side reads it.
 * @param signatures on the same version and file, one at least
 */
export function createCertificate(signatures: readonly PaperSignature[], paper: SignedPaper): DocumentAnnex {
  const signed = new Set(signatures.map(({ side, name }) => `${side} ${name}`));
  const listOthers = (side: Side): string[] =>
    paper[side].names.filter((name) => !signed.has(`${side} ${name}`));
  return toAnnex(
    `Version ${signatures[0]?.version} of the ${paper.document}`,
    signatures[0]?.paperHash,
    signatures
      .toSorted((one, other) => one.signedAt.localeCompare(other.signedAt))
      .map((signature) =>
        toSection(capitaliseFirst(`the ${signature.side}`), signature, listOthers(signature.side)),
      ),
  );
}

/** The audit page of a joint owner's consent, which they alone sign. */
export function createConsentCertificate(signature: ConsentSignature): DocumentAnnex {
  return toAnnex('The joint owner’s consent', signature.paperHash, [
    toSection('The joint owner', signature, []),
  ]);
}

const toAnnex = (
  paper: string,
  paperHash: string | undefined,
  sections: DocumentAnnex['sections'],
): DocumentAnnex => ({
  title: 'Certificate of signatures',
  intro: `${paper}, on the pages before, was signed electronically on Gable as follows.`,
  sections,
  footnotes: [
    `The file that was signed is attached to this one. Its SHA-256 fingerprint is ${paperHash}: if a single character of the file changes, so does the fingerprint.`,
    'Gable keeps the account, the network address and the browser of each signature for six years as evidence, and can’t change them.',
  ],
});

function toSection(heading: string, signature: SignatureEvidence, others: readonly string[]): SignedSection {
  const { name, mark, intent, identityCheckedAt, signedAt } = signature;
  return {
    heading,
    ...(mark.kind === 'drawn' && {
      drawing: { ...padSize, strokes: mark.strokes, alt: `Signature that ${name} drew` },
    }),
    rows: [
      ['Name', name],
      ...(others.length > 0 ? ([['Not signed', others.join(', ')]] as const) : []),
      mark.kind === 'typed'
        ? ['Signature', `${mark.text} (typed)`]
        : ['Signature', 'Drawn by hand, as shown above'],
      ['Signed', `${formatUtc(signedAt)}, which is ${formatLondonDateTime(signedAt, 'long')} in the UK`],
      ['Account', signature.signerId],
      [
        'Identity',
        identityCheckedAt === undefined ? 'Not checked under this name' : 'Checked by document and face',
      ],
      ['Said by signing', `${intent.text} (wording of ${intent.version})`],
    ],
  };
}

/** `2026-11-30 04:05:06 UTC` */
const formatUtc = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;
