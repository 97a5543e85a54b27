import { PackageActivated, PackageChosen, PackageUpgraded } from '../../../../events/package.ts';
import type { PropertyId, PropertyPackageId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { dayMs, minuteMs } from '../../../kernel/time.ts';
import { packageOf } from './catalogue.ts';
import { isUpgrade } from './entitlements.ts';
import {
  toNextPackageVersion,
  cancelChoice,
  type PropertyPackages,
  toPackageEventFields,
  isDisputed,
  type PackageUpdate,
} from './package-update.ts';
import type { Package, PropertyPackage } from './property-package.ts';
import { calculateDays, calculateEnd, quotePrice, calculateUnusedValue } from './quote.ts';

const quoteValidMs = 30 * minuteMs;

export interface PackageChoice {
  readonly id: PropertyPackageId;
  readonly propertyId: PropertyId;
  readonly ownerId: UserId;
  /** Whether the owner asks to begin before the fourteen cancellation days are over. */
  readonly startNow: boolean;
  readonly coupon?: NonNullable<PropertyPackage['coupon']> & { readonly discountPence: number };
}
export interface ChoiceUpdate extends PackageUpdate {
  readonly chosen: PropertyPackage;
}

/**
 * Chooses a package for a property, or an upgrade of its running one. A choice without a price starts at
 * once; any other waits for its payment and replaces an earlier pending choice.
 * @throws 409 when the package is not an upgrade, the running one is disputed, or a paid one is scheduled
 */
export function applyChoice(
  packages: PropertyPackages,
  offered: Package,
  choice: PackageChoice,
  now: Date,
): ChoiceUpdate {
  const { current, pending } = packages;
  if (current) assertUpgrade(current, offered);
  if (pending?.status === 'scheduled') throw createAlreadyScheduledError(pending);
  const price = quotePrice(offered, {
    discountPence: choice.coupon?.discountPence ?? 0,
    creditPence: current ? calculateUnusedValue(current, now) : 0,
  });
  const propertyPackage = createPropertyPackage(choice, { offered, price, current }, now);
  const chosen = price.totalPence > 0 ? propertyPackage : startPackage(propertyPackage, now);
  const replaced = pending ? [cancelChoice(pending, 'replaced')] : [];
  const events = [PackageChosen.of({ ...toPackageEventFields(chosen), packageId: chosen.packageId })];
  if (chosen.status === 'pending_payment')
    return {
      chosen,
      before: packages,
      after: { current, pending: chosen },
      changed: [chosen, ...replaced],
      events,
    };
  const upgraded = current ? [closeUpgradedPackage(current, now)] : [];
  return {
    chosen,
    before: packages,
    after: { current: chosen },
    changed: [chosen, ...upgraded, ...replaced],
    events: [
      ...events,
      createActivatedEvent(chosen),
      ...(current ? [createUpgradedEvent(current, chosen)] : []),
    ],
  };
}

function assertUpgrade(current: PropertyPackage, offered: Package): void {
  const { status, packageId } = current;
  if (!isUpgrade(offered.id, packageId))
    throw new AppError(
      'conflict',
      `This home has ${packageOf(packageId).name} already. A larger package can take its place.`,
      { state: status },
    );
  if (isDisputed(current))
    throw new AppError(
      'conflict',
      'The payment for this home’s package is disputed. You can’t change the package until that’s decided.',
      { state: 'disputed' },
    );
}

const createAlreadyScheduledError = ({ packageId, status }: PropertyPackage): AppError =>
  new AppError(
    'conflict',
    `${packageOf(packageId).name} is paid for this home and hasn’t started. Start it, or cancel it for a full refund, before you choose another.`,
    { state: status },
  );

interface ChoiceTerms {
  readonly offered: Package;
  readonly price: ReturnType<typeof quotePrice>;
  readonly current: PropertyPackage | undefined;
}

function createPropertyPackage(
  choice: PackageChoice,
  { offered, price, current }: ChoiceTerms,
  now: Date,
): PropertyPackage {
  const { id, propertyId, ownerId, coupon, startNow } = choice;
  const at = now.toISOString();
  return {
    id,
    propertyId,
    ownerId,
    packageId: offered.id,
    ...price,
    refundPence: 0,
    status: 'pending_payment',
    quotedUntil: new Date(now.getTime() + quoteValidMs).toISOString(),
    ...(current && { upgrades: current.id }),
    ...(coupon && { coupon: { id: coupon.id, code: coupon.code, freeDays: coupon.freeDays } }),
    ...(startNow && price.totalPence > 0 && { askedToStartAt: at }),
    version: 1,
    createdAt: at,
  };
}

/** Starts a package now, for its days and those of its coupon. */
export function startPackage(chosen: PropertyPackage, now: Date): PropertyPackage {
  return {
    ...chosen,
    status: 'active',
    startedAt: now.toISOString(),
    endsAt: new Date(now.getTime() + calculateDays(chosen) * dayMs).toISOString(),
  };
}

/**
 * Marks a package as upgraded. Its end becomes the day on which its remaining days would have run out from
 * now, so that a cancelled upgrade can restore them.
 */
export function closeUpgradedPackage(current: PropertyPackage, now: Date): PropertyPackage {
  const { pausedAt, endsAt, ...rest } = current;
  return toNextPackageVersion(rest, {
    status: 'upgraded',
    ...(endsAt !== undefined && { endsAt: calculateEnd({ endsAt, pausedAt }, now) }),
  });
}

export function createUpgradedEvent(current: PropertyPackage, { id: by }: PropertyPackage) {
  return PackageUpgraded.of({ ...toPackageEventFields(current), by });
}

export function createActivatedEvent(running: PropertyPackage) {
  return PackageActivated.of({
    ...toPackageEventFields(running),
    packageId: running.packageId,
    maxPhotos: packageOf(running.packageId).max_photos,
    endsAt: running.endsAt ?? running.createdAt,
  });
}
