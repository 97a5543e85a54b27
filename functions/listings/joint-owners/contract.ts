import * as z from 'zod';
import { JointOwnerId, PropertyId, lineUpTo, textUpTo } from '../../../events/vocabulary.ts';
import { EmailAddress } from '../../kernel/email-address.ts';
import { defineRoutes, SealedLinkToken } from '../../kernel/http/contract.ts';
import { isNameAlone, notNameAlone } from '../../people/content-rules/domain/person-name.ts';
import { intentVersion } from '../../people/signatures/domain/intent.ts';
import { Mark } from '../../people/signatures/domain/mark.ts';
import { PaperHash } from '../../people/signatures/domain/paper-hash.ts';
import { JointOwner, JointOwnerStatus } from './domain/joint-owner.ts';
import { ConsentChange } from './domain/signed-consent.ts';

/** The consent that a joint owner signed last; missing where they agreed by a click, before consents were signed. */
export const KeptConsent = z.object({
  signedAt: z.iso.datetime(),
  /** Of the paper with the certificate of the signature. */
  pdfUrl: z.string(),
  /** What changed, so that the signature no longer counts. */
  endedBy: ConsentChange.optional(),
});
export type KeptConsent = z.output<typeof KeptConsent>;

/** A joint owner for the seller. */
export const JointOwnerView = JointOwner.pick({
  id: true,
  name: true,
  email: true,
  status: true,
  invitedAt: true,
  linkEndsAt: true,
  answeredAt: true,
  endedAt: true,
}).extend({ consent: KeptConsent.optional() });
export type JointOwnerView = z.output<typeof JointOwnerView>;

const JointOwnerList = z.object({
  /** Without withdrawn and replaced invitations. */
  jointOwners: z.array(JointOwnerView),
  /** How many more can be invited. */
  places: z.int(),
});
export type JointOwnerList = z.output<typeof JointOwnerList>;

/** What the link in the mail shows. */
export const InvitationView = z.object({
  propertyId: PropertyId,
  /** With the house number. */
  title: z.string(),
  name: z.string(),
  seller: z.string(),
  /** The seller and the other joint owners. */
  togetherWith: z.array(z.string()),
  status: JointOwnerStatus,
  /** Whether the reader is the person who answered. */
  isReaders: z.boolean(),
});
export type InvitationView = z.output<typeof InvitationView>;

/** What a joint owner signs, and as whom. */
const JointConsentView = z.object({
  version: z.int(),
  /** What the paper is called. */
  document: z.string(),
  /** Of its PDF; signing names it. */
  paperHash: PaperHash,
  /** What the PDF says. */
  paper: z.object({
    about: z.string(),
    stamp: z.string(),
    issued: z.string(),
    sections: z.array(
      z.object({
        heading: z.string(),
        rows: z.array(z.object({ label: z.string(), text: z.string() })),
      }),
    ),
    footnotes: z.array(z.string()),
  }),
  names: z.array(z.string()),
  intent: z.object({ version: z.string(), text: z.string() }),
  /** Until when the caller’s login counts for a signature; missing once they have to log in again. */
  freshUntil: z.iso.datetime().optional(),
});
export type JointConsentView = z.output<typeof JointConsentView>;

/** A signature on the consent that the caller read. */
const ConsentSignatureBody = z.strictObject({
  paperHash: PaperHash,
  mark: Mark,
  intent: z.literal(intentVersion),
  agrees: z.literal(true),
});

const createText = (max: number) => textUpTo(max);
const byProperty = z.object({ propertyId: PropertyId });
const byOwner = byProperty.extend({ id: JointOwnerId });

export const jointOwnerRoutes = defineRoutes({
  jointOwners: {
    method: 'GET',
    path: '/api/joint-owners/{propertyId}',
    access: 'active',
    summary: 'Who owns an own home with the caller, and who of them has agreed to the sale',
    params: byProperty,
    result: JointOwnerList,
    problems: ['not_found'],
  },
  inviteJointOwner: {
    method: 'POST',
    path: '/api/joint-owners/{propertyId}',
    access: 'active',
    summary: 'Name a joint owner, who gets a link by mail to agree to the sale',
    status: 201,
    params: byProperty,
    body: z.object({
      name: lineUpTo(120).min(2, 'Enter a full name').refine(isNameAlone, notNameAlone),
      email: EmailAddress,
    }),
    result: JointOwnerList,
    problems: ['not_found', 'conflict', 'stale', 'too_many'],
  },
  sendInvitationAgain: {
    method: 'POST',
    path: '/api/joint-owners/{propertyId}/{id}/send',
    access: 'active',
    summary: 'Mail a joint owner a new link; the one before ends',
    status: 201,
    params: byOwner,
    result: JointOwnerList,
    problems: ['not_found', 'conflict', 'stale', 'too_many'],
  },
  withdrawJointOwner: {
    method: 'POST',
    path: '/api/joint-owners/{propertyId}/{id}/withdraw',
    access: 'active',
    summary: 'Take a joint owner off an own home, with a reason once they have answered',
    status: 200,
    params: byOwner,
    body: z.object({ reason: createText(300).optional() }),
    result: JointOwnerList,
    problems: ['not_found', 'conflict', 'stale'],
  },
  // The value is sent in the body, because URLs are logged and shared.
  ownerInvitation: {
    method: 'POST',
    path: '/api/joint-owner-invitation',
    access: 'anyone',
    summary: 'What the link in an invitation shows; one answer for every reason that it does not open',
    status: 200,
    body: z.object({ value: SealedLinkToken }),
    result: InvitationView,
    problems: ['gone', 'too_many'],
    secret: true,
  },
  answerOwnerInvitation: {
    method: 'POST',
    path: '/api/joint-owner-invitation/answer',
    access: 'active',
    summary: 'Agree by a signature to the sale of a home that the caller owns with its seller, or decline',
    status: 200,
    body: z.discriminatedUnion('agrees', [
      z.object({ value: SealedLinkToken, agrees: z.literal(false) }),
      z.object({ value: SealedLinkToken, agrees: z.literal(true), signature: ConsentSignatureBody }),
    ]),
    result: InvitationView,
    problems: ['gone', 'conflict', 'stale', 'too_many'],
  },
  invitedConsent: {
    method: 'POST',
    path: '/api/joint-owner-invitation/consent',
    access: 'active',
    summary: 'The consent that a joint owner signs who agrees by a link',
    status: 200,
    body: z.object({ value: SealedLinkToken }),
    result: JointConsentView,
    problems: ['gone', 'conflict', 'too_many'],
    secret: true,
  },
  ownConsent: {
    method: 'GET',
    path: '/api/joint-owners/{propertyId}/consent',
    access: 'active',
    summary:
      'The consent that a joint owner who agreed can sign: for the first time, or again after a change',
    params: byProperty,
    result: JointConsentView,
    problems: ['not_found', 'conflict', 'too_many'],
  },
  signOwnConsent: {
    method: 'POST',
    path: '/api/joint-owners/{propertyId}/consent',
    access: 'active',
    summary: 'Sign the consent to the sale of a home, typed or drawn, within ten minutes of a login',
    status: 201,
    params: byProperty,
    body: ConsentSignatureBody,
    result: z.object({ signedAt: z.iso.datetime() }),
    problems: ['not_found', 'conflict', 'stale', 'too_many'],
  },
});
