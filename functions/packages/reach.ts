import { dayMs } from '../shared/time.ts';
import type { Package, PropertyPackage } from './package.ts';

type Id = Package['id'];

/** From the smallest to the largest; each has all that those before it have. */
const ladder: readonly Id[] = ['starter', 'standard', 'plus', 'premium'];
const place = (id: string): number => ladder.findIndex((step) => step === id);

export const isLarger = (one: Id, than: Id): boolean => place(one) > place(than);

/** What a home may show or do only from a package on. */
const from = {
  floor_plan: 'standard',
  statistics: 'standard',
  rounds: 'plus',
  sale_pack: 'plus',
  featured: 'premium',
} as const;

/** Whether a package has something; nothing has it without a package. */
export const includes = (packageId: string | undefined, what: keyof typeof from): boolean =>
  packageId !== undefined && place(packageId) >= place(from[what]);

const featuredMs = 30 * dayMs;

/** Until when its home has a featured place, where it has one. */
export const featuredUntil = ({ packageId, startedAt }: PropertyPackage): string | undefined =>
  startedAt !== undefined && includes(packageId, 'featured')
    ? new Date(Date.parse(startedAt) + featuredMs).toISOString()
    : undefined;
