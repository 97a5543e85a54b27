import type { DomainEvent } from '../../../../events/define.ts';
import type { PropertyPackage } from './property-package.ts';

/** A property's package that has not ended, and the choice that is unpaid or scheduled. */
export interface PropertyPackages {
  readonly current?: PropertyPackage | undefined;
  readonly pending?: PropertyPackage | undefined;
}

/** A change of a property's packages, which is saved in one transaction. */
export interface PackageUpdate {
  readonly before: PropertyPackages;
  readonly after: PropertyPackages;
  /** The changed packages with their next versions; version 1 is a new package. */
  readonly changed: readonly PropertyPackage[];
  readonly events: readonly DomainEvent[];
}

type PackageFields = Partial<Omit<PropertyPackage, 'id' | 'propertyId' | 'ownerId' | 'version'>>;

/** The next version of a package, with some fields changed. */
export function toNextPackageVersion(found: PropertyPackage, change: PackageFields): PropertyPackage {
  return {
    ...found,
    ...change,
    version: found.version + 1,
  };
}

/** Cancels a choice that no longer waits for payment, and records why. */
export function cancelChoice(pending: PropertyPackage, why: NonNullable<PropertyPackage['dropped']>) {
  return toNextPackageVersion(pending, { status: 'cancelled', dropped: why });
}

export function toPackageEventFields({ id: propertyPackageId, propertyId, ownerId }: PropertyPackage) {
  return {
    propertyPackageId,
    propertyId,
    ownerId,
  };
}

/** Whether a payment of the package is disputed and the dispute is still open. */
export function isDisputed({
  disputedAt,
  disputeClosedAt,
}: Pick<PropertyPackage, 'disputedAt' | 'disputeClosedAt'>): boolean {
  return disputedAt !== undefined && (disputeClosedAt === undefined || disputeClosedAt < disputedAt);
}
