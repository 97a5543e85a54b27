import { formatPence } from '../../../lib/format.ts';
import type { SettingValue } from './api.ts';

/** A value for staff: flags are on or off, sums in pounds. */
export function formatSettingValue(value: SettingValue, key: string): string {
  if (typeof value === 'number' && key.endsWith('_pence')) return formatPence(value);
  if (typeof value !== 'boolean') return String(value);
  return value ? 'On' : 'Off';
}
