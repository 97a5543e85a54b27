import * as z from 'zod';
import {
  Pounds,
  ImageId,
  SolicitorId,
  Actor,
  OfferId,
  MessageId,
  PropertyId,
  UserId,
  OfferStatus,
  Side,
} from '../../../events/vocabulary.ts';
import { OwnersAgreement } from '../../joint-owners/domain/agreement.ts';

export const Funding = z.enum(['cash', 'mortgage', 'mixed']);

export const Position = z.enum(['ftb', 'nothing_to_sell', 'sold_stc', 'on_market', 'not_on_market']);

/** An agreement in principle; the document is private to the two sides. */
export const AgreementInPrinciple = z.object({
  lender: z.string().trim().min(1).max(80),
  amount: Pounds,
  expires: z.iso.date(),
  docId: ImageId.optional(),
});

/** What a buyer offers beside the sum. */
export const OfferTerms = z.object({
  funding: Funding,
  deposit: z.int().min(0).max(500_000_000).optional(),
  position: Position,
  aip: AgreementInPrinciple.optional(),
  proofDocId: ImageId.optional(),
  /** Until when the proof of funds counts. */
  proofExpires: z.iso.date().optional(),
  conditions: z.array(z.string().trim().min(1).max(300)).max(10).default([]),
  targetExchange: z.iso.date().optional(),
  fixtures: z.string().trim().max(1_000).optional(),
  solicitorId: SolicitorId.optional(),
});

export type OfferTerms = z.output<typeof OfferTerms>;

export const RejectReason = z.enum([
  'too_low',
  'chain',
  'funding',
  'timing',
  'other_buyer',
  'not_selling',
  'other',
]);

export const FallThroughReason = z.enum([
  'changed_mind',
  'survey',
  'mortgage_refused',
  'chain_broke',
  'price_reduced',
  'too_slow',
  'found_another',
  'other',
]);

/** One step of the negotiation. Every round is kept. */
export const OfferStep = z.object({
  at: z.iso.datetime(),
  by: Actor,
  kind: z.enum([
    'made',
    'raised',
    'countered',
    'counter_declined',
    'accepted',
    'rejected',
    'withdrawn',
    'expired',
    'on_hold',
    'reopened',
    'reconfirmed',
    'change_asked',
    'change_agreed',
    'change_declined',
    'fallen_through',
    'round_cancelled',
    'exchanged',
    'completed',
  ]),
  amount: Pounds.optional(),
  /**
   * A sum of a best-and-final round: unknown to the seller until then, and for good where the round was called off,
   * which a later step with the same time says.
   */
  sealedUntil: z.iso.datetime().optional(),
  reason: z.string().optional(),
  note: z.string().optional(),
  /** Of an acceptance of a home with joint owners: whether all agreed themselves. */
  owners: OwnersAgreement.optional(),
});

export type OfferStep = z.output<typeof OfferStep>;

/** One buyer's offer on one home, in whole pounds. */
export const Offer = z.object({
  id: OfferId,
  /** The card that stands for its present state. */
  messageId: MessageId,
  propertyId: PropertyId,
  sellerId: UserId,
  buyerId: UserId,
  status: OfferStatus,
  /** The buyer's sum; once accepted, the agreed one. */
  amount: Pounds,
  terms: OfferTerms,
  counter: z
    .object({ amount: Pounds, conditions: z.array(z.string()), expiresAt: z.iso.datetime() })
    .optional(),
  /** A change that one side asked for after acceptance. */
  change: z
    .object({ by: Side, amount: Pounds, reason: z.string().optional(), askedAt: z.iso.datetime() })
    .optional(),
  /** A revised sum of a best-and-final round, unknown to the seller until its deadline. */
  sealedUntil: z.iso.datetime().optional(),
  /** The round that sealed it. */
  sealedRound: z.int().optional(),
  /** What the seller still sees while the new sum is sealed. */
  openAmount: Pounds.optional(),
  openTerms: OfferTerms.optional(),
  expiresAt: z.iso.datetime().optional(),
  reconfirmBy: z.iso.datetime().optional(),
  /** Scotland: a note of interest, formal offers go through solicitors. */
  note: z.boolean().default(false),
  message: z.string().optional(),
  acceptedAt: z.iso.datetime().optional(),
  history: z.array(OfferStep),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type Offer = z.output<typeof Offer>;

/** Hours for which a counter-offer stands unless said. */
export const counterHours = 72;

/** Days within which a backup's buyer reconfirms after a fall-through. */
export const reconfirmDays = 7;

/** Days for which a proof of funds counts unless it says otherwise. */
export const proofDays = 90;

/** Under this share of the price an offer has to be confirmed as meant. */
export const lowOfferShare = 0.5;
