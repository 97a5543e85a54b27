import type { Occurrence } from '../../../events/define.ts';
import type { PropertyPackage } from './property-package.ts';

/** A home's package that is not over, and the choice that waits to be paid. */
export interface PropertyPackages {
  readonly current?: PropertyPackage | undefined;
  readonly pending?: PropertyPackage | undefined;
}

/** What a decision about a home's packages leads to; all of it in one moment. */
export interface PackageUpdate {
  readonly before: PropertyPackages;
  readonly after: PropertyPackages;
  /** Each with its next version; the first version is a new one. */
  readonly changed: readonly PropertyPackage[];
  readonly events: readonly Occurrence[];
}

type PackageFields = Partial<Omit<PropertyPackage, 'id' | 'propertyId' | 'ownerId' | 'version'>>;

/** A package as it becomes. */
export const withFields = (found: PropertyPackage, change: PackageFields): PropertyPackage => ({
  ...found,
  ...change,
  version: found.version + 1,
});

/** A choice that will not be waited for any more. */
export const dropChoice = (pending: PropertyPackage, why: NonNullable<PropertyPackage['dropped']>) =>
  withFields(pending, { status: 'cancelled', dropped: why });

export const idsOf = ({ id: propertyPackageId, propertyId, ownerId }: PropertyPackage) => ({
  propertyPackageId,
  propertyId,
  ownerId,
});

/** Whether the provider asks for its payment back, and has not decided yet. */
export const isDisputed = ({
  disputedAt,
  disputeClosedAt,
}: Pick<PropertyPackage, 'disputedAt' | 'disputeClosedAt'>): boolean =>
  disputedAt !== undefined && (disputeClosedAt === undefined || disputeClosedAt < disputedAt);
