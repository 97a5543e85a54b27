import type { Occurrence } from '../../events/define.ts';
import {
  PackageActivated,
  PackageChosen,
  PackageEnding,
  PackageExpired,
  PackagePaused,
  PackageResumed,
} from '../../events/package.ts';
import type { PropertyId, PropertyPackageId, UserId } from '../../events/vocabulary.ts';
import { AppError } from '../shared/errors.ts';
import { splitVat } from '../shared/money.ts';
import type { Package, PropertyPackage } from './package.ts';

const quoteMs = 30 * 60_000;
const dayMs = 86_400_000;

export interface PackageDecision {
  readonly chosen: PropertyPackage;
  readonly events: readonly Occurrence[];
}
export interface Choice {
  readonly id: PropertyPackageId;
  readonly propertyId: PropertyId;
  readonly ownerId: UserId;
}

/** What a package costs and what of it is VAT; the VAT is that of what is left to pay. */
export function quote({ pricePence }: Package, discountPence = 0) {
  const totalPence = Math.max(0, pricePence - discountPence);
  return {
    subtotalPence: splitVat(pricePence).netPence,
    discountPence: pricePence - totalPence,
    vatPence: splitVat(totalPence).vatPence,
    totalPence,
    creditPence: 0,
    refundPence: 0,
  };
}

/**
 * A seller's choice for a home; what costs nothing runs at once.
 * @throws 503 `unavailable` for what has to be paid, while nothing can be paid here
 */
export function choose(offered: Package, choice: Choice, now: Date): PackageDecision {
  const price = quote(offered);
  if (price.totalPence > 0)
    throw new AppError(
      'unavailable',
      `${offered.name} can not be paid for yet. Starter is free and puts your home on sale today.`,
    );
  const { id: propertyPackageId, propertyId, ownerId } = choice;
  const ids = { propertyPackageId, propertyId, ownerId, packageId: offered.id };
  const at = now.toISOString();
  const endsAt = new Date(now.getTime() + offered.days * dayMs).toISOString();
  return {
    chosen: {
      ...choice,
      ...price,
      packageId: offered.id,
      status: 'active',
      quotedUntil: new Date(now.getTime() + quoteMs).toISOString(),
      startedAt: at,
      endsAt,
      version: 1,
      createdAt: at,
    },
    events: [PackageChosen.of(ids), PackageActivated.of({ ...ids, maxPhotos: offered.max_photos, endsAt })],
  };
}

/** Whether a package's days are over and nobody has said so yet. */
export const isOver = ({ status, endsAt }: PropertyPackage, now: Date): boolean =>
  status === 'active' && endsAt !== undefined && endsAt <= now.toISOString();

/** Days before its end on which a package's owner is told of it. */
export const endingDays = [14, 7, 1] as const;

/** That a running package ends in so many days. */
export const ending = (running: PropertyPackage, days: (typeof endingDays)[number]): Occurrence[] => {
  const { id: propertyPackageId, propertyId, ownerId, endsAt } = running;
  return endsAt === undefined
    ? []
    : [PackageEnding.of({ propertyPackageId, propertyId, ownerId, endsAt, days })];
};

export function expire(running: PropertyPackage): PackageDecision {
  const { id: propertyPackageId, propertyId, ownerId } = running;
  return {
    chosen: { ...running, status: 'expired', version: running.version + 1 },
    events: [PackageExpired.of({ propertyPackageId, propertyId, ownerId })],
  };
}

/** While a home is sold subject to contract its days do not run; nothing where they do not run anyway. */
export function pause(running: PropertyPackage, now: Date): PackageDecision | undefined {
  if (running.status !== 'active' || isOver(running, now)) return undefined;
  const { id: propertyPackageId, propertyId, ownerId } = running;
  return {
    chosen: { ...running, status: 'paused', pausedAt: now.toISOString(), version: running.version + 1 },
    events: [PackagePaused.of({ propertyPackageId, propertyId, ownerId })],
  };
}

/** The days that were left run on from now; nothing where they run. */
export function resume(paused: PropertyPackage, now: Date): PackageDecision | undefined {
  const { id: propertyPackageId, propertyId, ownerId, pausedAt, ...rest } = paused;
  if (paused.status !== 'paused' || pausedAt === undefined || rest.endsAt === undefined) return undefined;
  const away = Math.max(0, now.getTime() - Date.parse(pausedAt));
  const endsAt = new Date(Date.parse(rest.endsAt) + away).toISOString();
  const ids = { propertyPackageId, propertyId, ownerId };
  return {
    chosen: {
      ...rest,
      id: propertyPackageId,
      propertyId,
      ownerId,
      status: 'active',
      endsAt,
      version: paused.version + 1,
    },
    events: [PackageResumed.of({ ...ids, endsAt })],
  };
}
