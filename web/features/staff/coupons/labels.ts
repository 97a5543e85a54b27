import { formatPackageName } from '../../../entities/payment/package-name.ts';
import { formatPence } from '../../../lib/format.ts';
import type { StaffCoupon } from './api.ts';

export const couponTypes = [
  { value: 'percent', label: 'Per cent off' },
  { value: 'fixed', label: 'Pounds off' },
  { value: 'free_days', label: 'Free days' },
] as const satisfies readonly { value: StaffCoupon['type']; label: string }[];

type PackageId = StaffCoupon['packages'][number];
const packageIds: readonly PackageId[] = ['starter', 'standard', 'plus', 'premium'];
/** The packages that a coupon can be limited to. */
export const packageOptions = packageIds.map((value) => ({ value, label: formatPackageName(value) }));

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });
/** `for Plus or Premium from £99.00`; empty where a coupon is for every package. */
export function describeLimits({
  packages,
  minSpendPence,
}: Pick<StaffCoupon, 'packages' | 'minSpendPence'>): string {
  const named = packageIds.filter((id) => packages.includes(id));
  return [
    ...(named.length > 0 ? [`for ${either.format(named.map(formatPackageName))}`] : []),
    ...(minSpendPence > 0 ? [`from ${formatPence(minSpendPence)}`] : []),
  ].join(' ');
}
