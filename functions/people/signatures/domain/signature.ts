import * as z from 'zod';
import { JointOwnerId, OfferId, PropertyId, Side, UserId } from '../../../../events/vocabulary.ts';
import { toUnixSeconds } from '../../../kernel/time.ts';
import type { Account } from '../../accounts/domain/account.ts';
import { isNameOnDocument, isSameLegalName, type LegalName } from '../../accounts/domain/legal-name.ts';
import { Mark } from './mark.ts';
import { PaperHash } from './paper-hash.ts';
import { SignedPaperKind } from './paper-kind.ts';

/** Years for which a signature is evidence: as long as a claim can be brought. */
export const signatureKeptYears = 6;

/** A person's signature on a version of a paper, with what shows that it is theirs. It never changes. */
const SignatureEvidence = z.object({
  version: z.int().min(1),
  signerId: UserId,
  /** The name on the paper that they sign as. */
  name: z.string(),
  mark: Mark,
  /** What they said by it, and the version of that wording. */
  intent: z.object({ version: z.string(), text: z.string() }),
  /** SHA-256 of the file that they signed, in hexadecimal digits. */
  paperHash: PaperHash,
  /** When their identity was checked, where it was and the name is the account’s. */
  identityCheckedAt: z.iso.datetime().optional(),
  /** When they had logged in. */
  signedInAt: z.iso.datetime(),
  signedAt: z.iso.datetime(),
  ip: z.string(),
  userAgent: z.string(),
});
export type SignatureEvidence = z.output<typeof SignatureEvidence>;

/** On a paper of a sale. */
export const PaperSignature = SignatureEvidence.extend({
  offerId: OfferId,
  paper: SignedPaperKind.default('memorandum'),
  side: Side,
});
export type PaperSignature = z.output<typeof PaperSignature>;

/** On the consent of a joint owner to the sale of a home. */
export const ConsentSignature = SignatureEvidence.extend({
  paper: z.literal('consent'),
  propertyId: PropertyId,
  jointOwnerId: JointOwnerId,
});
export type ConsentSignature = z.output<typeof ConsentSignature>;

/** On a paper of a sale that was signed with a provider, which keeps how: the mark, the address and the browser. */
export const ProviderSignature = SignatureEvidence.pick({
  version: true,
  signerId: true,
  name: true,
  paperHash: true,
  identityCheckedAt: true,
  signedAt: true,
}).extend({
  offerId: OfferId,
  paper: SignedPaperKind,
  side: Side,
  /** Where the provider has what shows that it is theirs. */
  provider: z.object({ name: z.literal('documenso'), envelopeId: z.string(), recipientId: z.number() }),
});
export type ProviderSignature = z.output<typeof ProviderSignature>;

export const Signature = z.union([ConsentSignature, ProviderSignature, PaperSignature]);
export type Signature = z.output<typeof Signature>;

/** When the person who signs as `name` was checked under that name; undefined for the name of somebody else. */
export function findCheckOfName(
  account: Pick<Account, 'firstName' | 'lastName' | 'identityCheckedAt'>,
  name: string,
): string | undefined {
  return isSameLegalName(account, { firstName: name }) ? account.identityCheckedAt : undefined;
}

/** Whether a name on a paper is the account's, up to middle names that only one of the two has. */
export function isNameOfAccount(account: LegalName, name: string): boolean {
  const words = name.trim().split(/\s+/);
  return (
    isSameLegalName(account, { firstName: name }) ||
    words.some((_, index) =>
      isNameOnDocument(account, {
        firstName: words.slice(0, index).join(' '),
        lastName: words.slice(index).join(' '),
      }),
    )
  );
}

/** Unix seconds at which the evidence goes. */
export function calculateSignatureEnd({ signedAt }: Pick<Signature, 'signedAt'>): number {
  const end = new Date(signedAt);
  end.setUTCFullYear(end.getUTCFullYear() + signatureKeptYears);
  return toUnixSeconds(end);
}
