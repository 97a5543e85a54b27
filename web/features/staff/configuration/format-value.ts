import type { SettingValue } from './api.ts';
import * as words from './words.ts';

/** A value for staff: flags are on or off. */
export function formatSettingValue(value: SettingValue): string {
  if (typeof value !== 'boolean') return String(value);
  return value ? 'On' : words.off;
}
