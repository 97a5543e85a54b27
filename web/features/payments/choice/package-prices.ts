import type { PackageState, Package } from '../../../entities/payment/api.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';

/** The data for choosing a package. */
export interface PackageOptions {
  readonly home: PropertyPage;
  readonly standing: PackageState;
  readonly catalogue: readonly Package[];
}

/** Statuses in which a property needs no package. */
const needsNone: ReadonlySet<PropertyPage['status']> = new Set([
  'sold_stc',
  'exchanged',
  'completed',
  'removed',
]);
export function canTakePackage({ status }: Pick<PropertyPage, 'status'>): boolean {
  return !needsNone.has(status);
}

/** The price of a package for this property, less the unused value of a smaller active one. */
export interface PackagePrice {
  readonly pricePence: number;
  readonly creditPence: number;
  readonly totalPence: number;
}

/** Undefined when the package cannot be bought: it or a larger one is active. */
export function findPackagePrice(
  offered: Package,
  { standing }: Pick<PackageOptions, 'standing'>,
): PackagePrice | undefined {
  const { pricePence } = offered;
  if (!standing.current) return { pricePence, creditPence: 0, totalPence: pricePence };
  return standing.upgrades.find(({ packageId }) => packageId === offered.id);
}

/** Whether there is a checkout; a free package begins with one press. */
export function canBuy(offered: Package, packageOptions: PackageOptions): boolean {
  return (
    offered.pricePence > 0 &&
    canTakePackage(packageOptions.home) &&
    findPackagePrice(offered, packageOptions) !== undefined
  );
}
