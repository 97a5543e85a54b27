import * as z from 'zod';
import { HandoverKey } from '../../../../events/handover-key.ts';
import {
  ImageId,
  MilestoneKey,
  OfferId,
  Pounds,
  PropertyId,
  Side,
  SolicitorLinkId,
  UserId,
} from '../../../../events/vocabulary.ts';
import { TitleNumber } from '../../../listings/properties/domain/title-number.ts';
import {
  createPlainLineSchema,
  createPlainTextSchema,
} from '../../../people/content-rules/domain/no-bank-details.ts';
import { longestName } from '../../../people/signatures/domain/mark.ts';
import { Reservation } from './reservation.ts';
import { SigningRequest } from './signing-request.ts';
import { Solicitor } from './solicitor.ts';

export const SaleStatus = z.enum(['under_offer', 'sold_stc', 'exchanged', 'completed', 'fallen_through']);
export type SaleStatus = z.output<typeof SaleStatus>;

/** One step with its confirmations and its day. Steps of both sides are `done` once both confirmed. */
export const Milestone = z.object({
  key: MilestoneKey,
  done: z.boolean(),
  date: z.iso.date().optional(),
  note: z.string().optional(),
  confirmedBy: z.array(z.object({ side: Side, solicitor: z.boolean(), at: z.iso.datetime() })),
});
export type Milestone = z.output<typeof Milestone>;

/** What one side did of the handover: a meter has a reading and a photo, what the other side sees a note. */
export const HandoverEntry = z.object({
  key: HandoverKey,
  side: Side,
  done: z.boolean(),
  at: z.iso.datetime(),
  note: z.string().optional(),
  reading: z.string().optional(),
  photoId: ImageId.optional(),
});
export type HandoverEntry = z.output<typeof HandoverEntry>;

/** What the side thinks of the other after the completion. */
export const SaleReview = z.object({
  side: Side,
  stars: z.int().min(1).max(5),
  text: z.string(),
  at: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});
export type SaleReview = z.output<typeof SaleReview>;

/** What one side adds to the memorandum of sale; what people type is read by `TypedParty` first. */
export const PartyDetails = z.object({
  /** Names as they go into the contract. */
  legalNames: z.array(createPlainLineSchema(longestName).min(2, 'Enter a full name')).max(4),
  phone: z.string().optional(),
  correspondence: createPlainTextSchema(300).optional(),
  chain: createPlainTextSchema(500).optional(),
});
export type PartyDetails = z.output<typeof PartyDetails>;
/** Names are read when they are entered, and never refuse the sale that holds them. */
const StoredParty = PartyDetails.extend({ legalNames: z.array(z.string()) });
export const SaleDetails = z.object({
  titleNumber: TitleNumber.optional(),
  /** The seller says that the home is not registered, or that they don't know its number. */
  isWithoutTitleNumber: z.boolean().optional(),
  deposit: Pounds.optional(),
  fixtures: createPlainTextSchema(2_000).optional(),
  specialConditions: createPlainTextSchema(2_000).optional(),
  targetExchange: z.iso.date().optional(),
  targetCompletion: z.iso.date().optional(),
});
export type SaleDetails = z.output<typeof SaleDetails>;

/** The link of one side's solicitor; `id` names the row with its status. */
export const SolicitorLink = z.object({
  id: SolicitorLinkId,
  sentTo: z.string(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type SolicitorLink = z.output<typeof SolicitorLink>;

/** Who signed which version of the memorandum; the evidence of it is a record of its own. */
export const SaleSignature = z.object({
  side: Side,
  version: z.int().min(1),
  name: z.string(),
  at: z.iso.datetime(),
});
export type SaleSignature = z.output<typeof SaleSignature>;

/** A sale from the accepted offer to completion or fall-through. It is identified by its offer. */
export const Sale = z.object({
  offerId: OfferId,
  propertyId: PropertyId,
  sellerId: UserId,
  buyerId: UserId,
  status: SaleStatus,
  /** The agreed price of the offer. */
  price: Pounds,
  acceptedAt: z.iso.datetime(),
  solicitors: z.object({ seller: Solicitor, buyer: Solicitor }).partial(),
  parties: z.object({ seller: StoredParty, buyer: StoredParty }).partial(),
  details: SaleDetails,
  milestones: z.array(Milestone),
  /** Every memorandum of sale that was issued; the last one counts. */
  memoranda: z.array(z.object({ version: z.int(), issuedAt: z.iso.datetime(), why: z.string() })),
  /** At most one of each side for each version; those of the last version count. */
  signatures: z.array(SaleSignature).default([]),
  /** Every attempt to have a version of the memorandum signed with a provider; the last one counts. */
  signingRequests: z.array(SigningRequest).default([]),
  /** Every version of a reservation agreement; the last one counts. */
  reservations: z.array(Reservation).default([]),
  /** What each side did of the handover. */
  handover: z.array(HandoverEntry).default([]),
  /** What the two sides think of each other. */
  reviews: z.array(SaleReview).default([]),
  exchangedOn: z.iso.date().optional(),
  completionDate: z.iso.date().optional(),
  completedOn: z.iso.date().optional(),
  fellThrough: z
    .object({ at: z.iso.datetime(), by: z.enum(['seller', 'buyer', 'system']), reason: z.string() })
    .optional(),
  /** Signs the short links to its memoranda. */
  secret: z.string().optional(),
  /** `catch` drops links of the old format with a random token, which no longer open the sale. */
  links: z.object({ seller: SolicitorLink, buyer: SolicitorLink }).partial().default({}).catch({}),
  /** The last reminder of an overdue step. */
  nudged: z.object({ key: MilestoneKey, on: z.iso.date() }).optional(),
  /** The day on which the seller was asked about a sale without progress. */
  stalledOn: z.iso.date().optional(),
  /** The day on which the stalled sale took the property out of search. */
  hiddenOn: z.iso.date().optional(),
  /** When the seller last confirmed that the sale goes on. */
  goesOnAt: z.iso.datetime().optional(),
  version: z.int().min(0),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Sale = z.output<typeof Sale>;
