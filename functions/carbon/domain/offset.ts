import * as z from 'zod';
import { CarbonOffset } from '../../../events/carbon.ts';
import type { DomainEvent } from '../../../events/define.ts';
import { PaymentId, Pence, PropertyPackageId, UserId } from '../../../events/vocabulary.ts';
import { AppError } from '../../kernel/errors.ts';

/** What is planted and offset for one payment: planned first, so that whoever carries it out does the same. */
export const Offset = z.object({
  paymentId: PaymentId,
  propertyPackageId: PropertyPackageId,
  ownerId: UserId,
  /** What of it the seller gave on top of the price. */
  donationPence: Pence,
  trees: z.int().min(0),
  kg: z.int().min(0),
  status: z.enum(['planned', 'done']),
  /** Where the trees can be seen. */
  url: z.url().optional(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
});
export type Offset = z.output<typeof Offset>;

export interface OffsetUpdate {
  readonly offset: Offset;
  readonly events: readonly DomainEvent[];
}

/** What a donation buys, by the day from which it does; the newest first. */
export const offsetPrices = [{ from: '2026-11-01', treePence: 25, kgPence: 1 }] as const;
export type OffsetPrice = (typeof offsetPrices)[number];

const firstPrice = offsetPrices[offsetPrices.length - 1] ?? offsetPrices[0];
export const priceOn = (now: Date): OffsetPrice =>
  offsetPrices.find(({ from }) => from <= now.toISOString().slice(0, 10)) ?? firstPrice;

/** What a donation becomes: trees, and kilograms of carbon for what is left over; kilograms alone where asked for. */
export function splitDonation(donationPence: number, into: 'trees' | 'kg', now: Date) {
  const { treePence, kgPence } = priceOn(now);
  const trees = into === 'trees' ? Math.floor(donationPence / treePence) : 0;
  return { trees, kg: Math.floor((donationPence - trees * treePence) / kgPence) };
}

export type OffsetPayment = Pick<Offset, 'paymentId' | 'propertyPackageId' | 'ownerId' | 'donationPence'>;
export interface DonationWish {
  readonly trees?: number | undefined;
  readonly kg?: number | undefined;
}

/**
 * What is done for a payment: trees for the listing, and what the donation becomes by the seller's wish.
 * @throws 409 for a wish of more than what was paid for
 */
export function createOffset(
  paid: OffsetPayment,
  treesPerListing: number,
  wish: DonationWish,
  now: Date,
): Offset {
  const { trees, kg } = splitDonation(paid.donationPence, wish.kg === undefined ? 'trees' : 'kg', now);
  const planned = { trees: trees + treesPerListing, kg };
  if ((wish.trees ?? 0) > planned.trees || (wish.kg ?? 0) > planned.kg)
    throw new AppError('conflict', `Your payment pays for ${describeOffset(planned)}.`, {
      state: 'not_paid_for',
    });
  return { ...paid, ...planned, status: 'planned', version: 1, createdAt: now.toISOString() };
}

const describeOffset = ({ trees, kg }: { trees: number; kg: number }) =>
  `${trees} ${trees === 1 ? 'tree' : 'trees'} and ${kg} kg of carbon`;

/** Carried out, which is told once. */
export function completeOffset(planned: Offset, url: string | undefined): OffsetUpdate {
  const { paymentId, propertyPackageId, ownerId, trees, kg, donationPence, version } = planned;
  return {
    offset: { ...planned, status: 'done', ...(url !== undefined && { url }), version: version + 1 },
    events: [CarbonOffset.of({ paymentId, propertyPackageId, ownerId, trees, kg, donationPence })],
  };
}
