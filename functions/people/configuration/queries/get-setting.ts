import { now } from '../../../kernel/clock.ts';
import { log } from '../../../kernel/observability/log.ts';
import { minuteMs } from '../../../kernel/time.ts';
import { findConfiguration } from '../adapters/configuration-repository.ts';
import { toSettingValues } from '../domain/setting-change.ts';
import type { SettingKey, SettingValues } from '../domain/settings.ts';
import { listStageSettings } from './stage-settings.ts';

/** A change reaches every function within this time. */
const cacheMilliseconds = minuteMs;

let cached: { readonly values: SettingValues; readonly readAt: number } | undefined;
let reading: Promise<SettingValues> | undefined;

/** All settings, at most a minute old; calls at the same time share one read of one row. */
export async function getSettings(): Promise<SettingValues> {
  const age = cached && now().getTime() - cached.readAt;
  // A clock that went back proves nothing about the age.
  if (cached && age !== undefined && age >= 0 && age < cacheMilliseconds) return cached.values;
  reading ??= readSettings().finally(() => {
    reading = undefined;
  });
  return reading;
}

/** One setting, at most a minute old. */
export async function getSetting<Key extends SettingKey>(key: Key): Promise<SettingValues[Key]> {
  const values = await getSettings();
  return values[key];
}

/** Makes the next call read the table: for the process that changed a setting. */
export function clearSettingsCache(): void {
  cached = undefined;
}

async function readSettings(): Promise<SettingValues> {
  const readAt = now().getTime();
  try {
    cached = { values: toSettingValues(await findConfiguration(), listStageSettings()), readAt };
  } catch (error) {
    // Settings of a minute ago serve people better than an error does.
    if (!cached) throw error;
    log.warn('Settings could not be read', { error });
    cached = { ...cached, readAt };
  }
  return cached.values;
}
