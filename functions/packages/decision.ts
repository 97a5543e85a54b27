import type { Occurrence } from '../../events/define.ts';
import type { PropertyPackage } from './package.ts';

/** A home's package that is not over, and the choice that waits to be paid. */
export interface Home {
  readonly current?: PropertyPackage | undefined;
  readonly pending?: PropertyPackage | undefined;
}

/** What a decision about a home's packages leads to; all of it in one moment. */
export interface PackageDecision {
  readonly before: Home;
  readonly after: Home;
  /** Each with its next version; the first version is a new one. */
  readonly changed: readonly PropertyPackage[];
  readonly events: readonly Occurrence[];
}

type Fields = Partial<Omit<PropertyPackage, 'id' | 'propertyId' | 'ownerId' | 'version'>>;

/** A package as it becomes. */
export const becoming = (found: PropertyPackage, change: Fields): PropertyPackage => ({
  ...found,
  ...change,
  version: found.version + 1,
});

/** A choice that will not be waited for any more. */
export const dropped = (pending: PropertyPackage, why: NonNullable<PropertyPackage['dropped']>) =>
  becoming(pending, { status: 'cancelled', dropped: why });

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
