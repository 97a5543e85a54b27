import { env } from '../../../kernel/env.ts';
import { describeOperator, parseOperator } from '../../../kernel/operator.ts';
import type { PrintableDocument } from '../../../kernel/pdf/printable-document.ts';
import { renderPdf } from '../../../kernel/pdf/render-pdf.ts';
import { formatName } from '../../../kernel/text.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { toFreshUntilField } from '../../../people/accounts/domain/fresh-login.ts';
import { describeConsentIntent, intentVersion } from '../../../people/signatures/domain/intent.ts';
import { hashPaper } from '../../../people/signatures/queries/paper-hash.ts';
import { formatPaperAddress } from '../../properties/domain/address.ts';
import type { JointConsentView } from '../contract.ts';
import { type ConsentScope, createConsentScope, getNextVersion } from '../domain/consent.ts';
import { consentTitle, toConsentPaper } from './consent-paper.ts';
import type { FoundInvitation } from './load-invitation.ts';

/** The consent that a joint owner signs now. */
export interface ConsentToSign {
  readonly version: number;
  readonly contents: PrintableDocument;
  readonly bytes: Uint8Array;
  readonly paperHash: string;
  /** As whom they sign. */
  readonly name: string;
  /** What signing says. */
  readonly intent: string;
  readonly scope: ConsentScope;
}

/** Made anew by each call: what is the same is the same file, to the byte. */
export async function createConsentToSign({
  jointOwner,
  home,
  others,
}: FoundInvitation): Promise<ConsentToSign> {
  const { nation } = home.address;
  const address = formatPaperAddress(home);
  const contents = toConsentPaper(
    {
      address,
      nation,
      seller: formatName(await findAccount(home.ownerId), 'The seller'),
      name: jointOwner.name,
      others: others.flatMap(({ name }) => name || []),
      invitedAt: jointOwner.invitedAt,
    },
    describeOperator(parseOperator(env('OPERATOR'))),
  );
  const bytes = await renderPdf(contents, new Date(jointOwner.invitedAt));
  return {
    version: getNextVersion(jointOwner),
    contents,
    bytes,
    paperHash: hashPaper(bytes),
    name: jointOwner.name,
    intent: describeConsentIntent(nation),
    scope: createConsentScope(address, [jointOwner, ...others]),
  };
}

/** For the page where it is signed. */
export function viewConsentToSign(
  { version, contents, paperHash, name, intent }: ConsentToSign,
  caller: { readonly signedInAt: number },
  now: Date,
): JointConsentView {
  const { about, stamp, issued, sections, footnotes } = contents;
  return {
    version,
    document: consentTitle,
    paperHash,
    paper: {
      about,
      stamp,
      issued,
      sections: sections.map(({ heading, rows }) => ({
        heading,
        rows: rows.map(([label, text]) => ({ label, text })),
      })),
      footnotes: [...footnotes],
    },
    names: [name],
    intent: { version: intentVersion, text: intent },
    ...toFreshUntilField(caller, now),
  };
}
