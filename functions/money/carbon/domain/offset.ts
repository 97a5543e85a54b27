import * as z from 'zod';
import { CarbonOffset } from '../../../../events/carbon.ts';
import type { DomainEvent } from '../../../../events/define.ts';
import { PaymentId, Pence, PropertyPackageId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';

/** The trees and carbon for one payment. It is stored before it is bought, so that a retry buys the same. */
export const Offset = z.object({
  paymentId: PaymentId,
  propertyPackageId: PropertyPackageId,
  ownerId: UserId,
  /** The part of the payment that is a donation. */
  donationPence: Pence,
  trees: z.int().min(0),
  kg: z.int().min(0),
  /** `dropped`: the payment was returned before its trees were ordered. */
  status: z.enum(['planned', 'done', 'dropped']),
  /** When it is ordered: the payment can be returned until then, and trees cannot. */
  dueAt: z.iso.datetime(),
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

/** Prices of a tree and of a kilogram of carbon by their first day, newest first. */
export const offsetPrices = [{ from: '2026-11-01', treePence: 25, kgPence: 1 }] as const;
export type OffsetPrice = (typeof offsetPrices)[number];

const firstPrice = offsetPrices[offsetPrices.length - 1] ?? offsetPrices[0];
export function calculatePriceOn(now: Date): OffsetPrice {
  return offsetPrices.find(({ from }) => from <= now.toISOString().slice(0, 10)) ?? firstPrice;
}

/** Splits a donation into trees, with kilograms of carbon for the rest, or into kilograms only. */
export function splitDonation(donationPence: number, into: 'trees' | 'kg', now: Date) {
  const { treePence, kgPence } = calculatePriceOn(now);
  const trees = into === 'trees' ? Math.floor(donationPence / treePence) : 0;
  return { trees, kg: Math.floor((donationPence - trees * treePence) / kgPence) };
}

export type OffsetPayment = Pick<
  Offset,
  'paymentId' | 'propertyPackageId' | 'ownerId' | 'donationPence' | 'dueAt'
>;
export interface DonationChoice {
  readonly trees?: number | undefined;
  readonly kg?: number | undefined;
}

/**
 * The offset of a payment: trees for the listing, and the donation as trees or kilograms as the seller
 * wishes.
 * @throws 409 if the wish exceeds the payment
 */
export function createOffset(
  paid: OffsetPayment,
  treesPerListing: number,
  wish: DonationChoice,
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

export function isOffsetDue({ dueAt }: Offset, now: Date): boolean {
  return dueAt <= now.toISOString();
}

/** Marks an offset as not to be bought. */
export function dropOffset(planned: Offset): Offset {
  return { ...planned, status: 'dropped', version: planned.version + 1 };
}

/** Marks an offset as done and returns its event. */
export function completeOffset(planned: Offset, url: string | undefined): OffsetUpdate {
  const { paymentId, propertyPackageId, ownerId, trees, kg, donationPence, version } = planned;
  return {
    offset: { ...planned, status: 'done', ...(url !== undefined && { url }), version: version + 1 },
    events: [CarbonOffset.of({ paymentId, propertyPackageId, ownerId, trees, kg, donationPence })],
  };
}
