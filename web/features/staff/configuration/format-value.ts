import { formatPence } from '../../../lib/format.ts';
import type { SettingValue } from './api.ts';
import { findUnit } from './setting-names.ts';

/** A value for staff: flags are on or off, sums in pounds, other numbers with what they count. */
export function formatSettingValue(value: SettingValue, key: string): string {
  if (typeof value === 'number' && key.endsWith('_pence')) return formatPence(value);
  if (typeof value !== 'boolean') return [value, findUnit(key)].filter(Boolean).join(' ');
  return value ? 'On' : 'Off';
}
