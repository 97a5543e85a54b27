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
  lineUpTo,
  textUpTo,
} from '../../../../events/vocabulary.ts';
import { poundsWithin } from '../../../kernel/sums.ts';
import { OwnersAgreement } from '../../../listings/joint-owners/domain/agreement.ts';

export const Funding = z.enum(['cash', 'mortgage', 'mixed']);

export const Position = z.enum(['ftb', 'nothing_to_sell', 'sold_stc', 'on_market', 'not_on_market']);

/** An agreement in principle; only the two sides can read the document. */
export const AgreementInPrinciple = z.object({
  lender: lineUpTo(80).min(1),
  amount: Pounds,
  expires: z.iso.date(),
  docId: ImageId.optional(),
});

/** What a buyer offers besides the amount. */
export const OfferTerms = z.object({
  funding: Funding,
  deposit: poundsWithin(0, 500_000_000).optional(),
  position: Position,
  aip: AgreementInPrinciple.optional(),
  proofDocId: ImageId.optional(),
  /** The last day on which the proof of funds counts. */
  proofExpires: z.iso.date().optional(),
  conditions: z.array(textUpTo(300).min(1)).max(10).default([]),
  targetExchange: z.iso.date().optional(),
  fixtures: textUpTo(1_000).optional(),
  solicitorId: SolicitorId.optional(),
  /** In Scotland: the day on which the buyer would take possession. */
  entryDate: z.iso.date().optional(),
  /** In Scotland: the firm that would send the formal offer. */
  solicitor: lineUpTo(120).optional(),
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

/** Why an offer that waits or is a backup is closed by its seller, or by the system when the home is sold. */
export type OfferCloseReason = z.output<typeof RejectReason> | 'sold';

export const FallThroughReason = z.enum([
  'changed_mind',
  'survey',
  'mortgage_refused',
  'chain_broke',
  'title',
  'circumstances',
  'agreement_broken',
  'price_reduced',
  'too_slow',
  'found_another',
  'other',
]);
/** Why a sale falls through: what a side gives, or what it did in another place. */
export type SaleEndReason = z.output<typeof FallThroughReason> | 'not_selling' | 'account_closed';

/** One step of the negotiation. The history keeps every step. */
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
    'change_requested',
    'change_agreed',
    'change_declined',
    'fallen_through',
    'round_cancelled',
    'exchanged',
    'completed',
  ]),
  amount: Pounds.optional(),
  /**
   * Deadline of the round that seals the amount: hidden from the seller until then, and for good if the round
   * is cancelled, which a later step with the same time records.
   */
  sealedUntil: z.iso.datetime().optional(),
  reason: z.string().optional(),
  note: z.string().optional(),
  /** For an acceptance with joint owners: whether all of them agreed themselves. */
  owners: OwnersAgreement.optional(),
});

export type OfferStep = z.output<typeof OfferStep>;

/** One buyer's offer on one property, in whole pounds. */
export const Offer = z.object({
  id: OfferId,
  /** The message card of its present state. */
  messageId: MessageId,
  propertyId: PropertyId,
  sellerId: UserId,
  buyerId: UserId,
  status: OfferStatus,
  /** The buyer's amount; once accepted, the agreed one. */
  amount: Pounds,
  terms: OfferTerms,
  counter: z
    .object({ amount: Pounds, conditions: z.array(z.string()), expiresAt: z.iso.datetime() })
    .optional(),
  /** A price change that one side asked for after acceptance. */
  change: z
    .object({ by: Side, amount: Pounds, reason: z.string().optional(), askedAt: z.iso.datetime() })
    .optional(),
  /** Deadline of the round that seals the amount from the seller. */
  sealedUntil: z.iso.datetime().optional(),
  /** The number of that round. */
  sealedRound: z.int().optional(),
  /** The amount and terms that the seller still sees while the new ones are sealed. */
  openAmount: Pounds.optional(),
  openTerms: OfferTerms.optional(),
  expiresAt: z.iso.datetime().optional(),
  reconfirmBy: z.iso.datetime().optional(),
  /** Scotland, where solicitors send the formal offer and missives bind. */
  note: z.boolean().default(false),
  message: z.string().optional(),
  acceptedAt: z.iso.datetime().optional(),
  history: z.array(OfferStep),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type Offer = z.output<typeof Offer>;

/** Days for which a proof of funds counts by default. */
export const proofDays = 90;
