import { dayMs } from '../../shared/time.ts';
import type { Package, PropertyPackage } from './property-package.ts';

type PackageId = Package['id'];

/** From the smallest to the largest; each has all that those before it have. */
const tiers: readonly PackageId[] = ['starter', 'standard', 'plus', 'premium'];
const tierOf = (id: string): number => tiers.findIndex((step) => step === id);

export const isUpgrade = (one: PackageId, than: PackageId): boolean => tierOf(one) > tierOf(than);

/** What a home may show or do only from a package on. */
const minimumTiers = {
  floor_plan: 'standard',
  statistics: 'standard',
  rounds: 'plus',
  sale_pack: 'plus',
  featured: 'premium',
} as const;

/** Whether a package has something; nothing has it without a package. */
export const hasFeature = (packageId: string | undefined, what: keyof typeof minimumTiers): boolean =>
  packageId !== undefined && tierOf(packageId) >= tierOf(minimumTiers[what]);

const featuredMs = 30 * dayMs;

/** Until when its home has a featured place, where it has one. */
export const calculateFeaturedUntil = ({ packageId, startedAt }: PropertyPackage): string | undefined =>
  startedAt !== undefined && hasFeature(packageId, 'featured')
    ? new Date(Date.parse(startedAt) + featuredMs).toISOString()
    : undefined;
