import { dayMs } from '../../../kernel/time.ts';
import type { Package, PropertyPackage } from './property-package.ts';

type PackageId = Package['id'];

/** From the smallest to the largest; each includes everything of the smaller ones. */
const tiers: readonly PackageId[] = ['starter', 'standard', 'plus', 'premium'];
const tierOf = (id: string): number => tiers.findIndex((step) => step === id);

export function isUpgrade(packageId: PackageId, than: PackageId): boolean {
  return tierOf(packageId) > tierOf(than);
}

/** Whether a larger package can take its place; the same one cannot be bought again while it runs. */
export function hasLargerPackage(packageId: string): boolean {
  return tierOf(packageId) < tiers.length - 1;
}

/** The smallest package that includes each feature. */
const minimumTiers = {
  floor_plan: 'standard',
  statistics: 'standard',
  rounds: 'plus',
  sale_pack: 'plus',
  featured: 'premium',
} as const;

/** Whether a package includes a feature; without a package there are no features. */
export function hasFeature(packageId: string | undefined, what: keyof typeof minimumTiers): boolean {
  return packageId !== undefined && tierOf(packageId) >= tierOf(minimumTiers[what]);
}

const featuredMs = 30 * dayMs;

/** When the featured place of a package ends, ISO UTC; `undefined` when the package has no featured place. */
export function calculateFeaturedUntil({ packageId, startedAt }: PropertyPackage): string | undefined {
  return startedAt !== undefined && hasFeature(packageId, 'featured')
    ? new Date(Date.parse(startedAt) + featuredMs).toISOString()
    : undefined;
}
