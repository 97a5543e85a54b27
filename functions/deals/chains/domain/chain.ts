import * as z from 'zod';
import { ChainId, OfferId, TieId, UserId } from '../../../../events/vocabulary.ts';
import { EmailAddress } from '../../../kernel/email-address.ts';
import { createPlainLineSchema } from '../../../people/content-rules/domain/no-bank-details.ts';

/** How far a sale is, as its neighbours see it; the first is said of sales outside Gable alone. */
export const ChainPhase = z.enum(['looking', 'agreed', 'legal_work', 'ready', 'exchanged', 'completed']);
export type ChainPhase = z.output<typeof ChainPhase>;

/** What a person or their professional says of a sale outside Gable. */
export const OutsideState = z.object({
  phase: ChainPhase,
  /** The agreed day; with the exchange only. */
  completionDate: z.iso.date().optional(),
});
export type OutsideState = z.output<typeof OutsideState>;

export const ProfessionalRole = z.enum(['solicitor', 'agent']);
export type ProfessionalRole = z.output<typeof ProfessionalRole>;

/** Days until a professional's link expires. */
export const chainInvitationDays = 60;

/** Whom a person asks to say how far a sale outside Gable is. */
export const InvitationDetails = z.object({
  email: EmailAddress,
  role: ProfessionalRole,
  /** By which the professional knows the matter, such as their file's number. */
  reference: createPlainLineSchema(80).optional(),
});
export type InvitationDetails = z.output<typeof InvitationDetails>;

/** `keyHash` leads from the key of the mailed link; the key is kept nowhere. */
export const ChainInvitation = InvitationDetails.extend({
  keyHash: z.string(),
  sentAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  openedAt: z.iso.datetime().optional(),
});
export type ChainInvitation = z.output<typeof ChainInvitation>;

/** A sale that is not on Gable: the person sells or buys in it. */
export const OutsideSale = OutsideState.extend({
  is: z.enum(['sale', 'purchase']),
  saidAt: z.iso.datetime(),
  saidBy: z.enum(['person', 'professional']),
  invitation: ChainInvitation.optional(),
});
export type OutsideSale = z.output<typeof OutsideSale>;

/** A person's consent that joins their sale and their purchase, one of which may be outside Gable. */
export const ChainTie = z.object({
  id: TieId,
  personId: UserId,
  saleId: OfferId.optional(),
  purchaseId: OfferId.optional(),
  outside: OutsideSale.optional(),
  tiedAt: z.iso.datetime(),
  version: z.int().min(1),
});
export type ChainTie = z.output<typeof ChainTie>;

/** The sale on Gable by which a tie leads to its chain. */
export function findSaleOfTie({
  saleId,
  purchaseId,
}: Pick<ChainTie, 'saleId' | 'purchaseId'>): OfferId | undefined {
  return saleId ?? purchaseId;
}

export const TieKey = ChainTie.pick({ id: true, personId: true });
export type TieKey = z.output<typeof TieKey>;

/** A sale of a chain, identified by its offer, with the phase that its neighbours were told last. */
const ChainSale = z.object({ offerId: OfferId, phase: ChainPhase });

/** Where a chain broke: below its first sale or above its last one. */
const ChainBreak = z.object({
  at: z.iso.datetime(),
  end: z.enum(['below', 'above']),
  why: z.enum(['fell_through', 'withdrawn']),
});
export type ChainBreak = z.output<typeof ChainBreak>;

/**
 * Sales that wait for each other. The first has the buyer who sells no home here; the seller of each one buys in the
 * one after it, by the tie between the two.
 */
export const Chain = z.object({
  id: ChainId,
  sales: z.array(ChainSale).min(1),
  /** Between two sales each. */
  ties: z.array(TieKey),
  /** The tie of the first buyer to their sale outside Gable. */
  below: TieKey.optional(),
  /** The tie of the last seller to their purchase outside Gable. */
  above: TieKey.optional(),
  breaks: z.array(ChainBreak),
  /** The sides of sales that were told today that the chain moved: each hears it once a day. */
  told: z.object({ on: z.iso.date(), sides: z.array(z.string()) }).optional(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Chain = z.output<typeof Chain>;

/** The most sales of a chain, those outside Gable included. */
export const mostSales = 10;

export function countSales({ sales, below, above }: Chain): number {
  return sales.length + (below ? 1 : 0) + (above ? 1 : 0);
}

export function listTies({ ties, below, above }: Chain): TieKey[] {
  return [...ties, below, above].filter((tie) => tie !== undefined);
}

/** The tie by which the side of a sale goes on: its seller’s purchase, or its buyer’s own sale. */
export function findTieOfSide(
  { sales, ties, below, above }: Chain,
  offerId: OfferId,
  side: 'seller' | 'buyer',
): TieKey | undefined {
  const nth = sales.findIndex((sale) => sale.offerId === offerId);
  if (nth < 0) return undefined;
  if (side === 'seller') return nth === sales.length - 1 ? above : ties[nth];
  return nth === 0 ? below : ties[nth - 1];
}
