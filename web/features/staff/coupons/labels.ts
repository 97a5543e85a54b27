import type { StaffCoupon } from './api.ts';

export const couponTypes = [
  { value: 'percent', label: 'Per cent off' },
  { value: 'fixed', label: 'Pounds off' },
  { value: 'free_days', label: 'Free days' },
] as const satisfies readonly { value: StaffCoupon['type']; label: string }[];
