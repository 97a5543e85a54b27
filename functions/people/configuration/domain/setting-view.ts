import * as z from 'zod';
import { UserId } from '../../../../events/vocabulary.ts';
import { type Configuration, SettingValue, toSettingValues } from './setting-change.ts';
import {
  defaultSettings,
  describeSetting,
  isFixedSetting,
  isPublicSetting,
  type SettingKey,
  toSettingType,
  settingTypes,
} from './settings.ts';

/** A setting as everyone may read it. Its key is its id. */
export const SettingView = z.object({
  id: z.string(),
  key: z.string(),
  value: SettingValue,
  type: z.enum(settingTypes),
});
export type SettingView = z.output<typeof SettingView>;

/** A setting as staff see it. */
export const StaffSettingView = SettingView.extend({
  description: z.string(),
  default: SettingValue,
  isPublic: z.boolean(),
  /** It has one possible value. */
  isFixed: z.boolean(),
  /** 0 while it has its default. */
  version: z.int(),
  changedAt: z.iso.datetime().optional(),
  changedBy: UserId.optional(),
});
export type StaffSettingView = z.output<typeof StaffSettingView>;

export function toSettingView(key: SettingKey, value: SettingValue): SettingView {
  return {
    id: key,
    key,
    value,
    type: toSettingType(key),
  };
}

export function toStaffSettingView(
  key: SettingKey,
  configuration: Configuration,
  ofStage: Readonly<Record<string, SettingValue>> = {},
): StaffSettingView {
  const entry = configuration.entries[key];
  return {
    ...toSettingView(key, toSettingValues(configuration, ofStage)[key]),
    description: describeSetting(key),
    default: ofStage[key] ?? defaultSettings[key],
    isPublic: isPublicSetting(key),
    isFixed: isFixedSetting(key),
    version: entry?.version ?? 0,
    changedAt: entry?.changedAt,
    changedBy: entry?.changedBy,
  };
}
