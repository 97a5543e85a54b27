import * as z from 'zod';
import { ConfigurationChanged } from '../../../../events/configuration.ts';
import type { DomainEvent } from '../../../../events/define.ts';
import { textUpTo, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { describeIssue } from '../../../kernel/validation-messages.ts';
import {
  defaultSettings,
  SettingKey,
  Settings,
  type SettingType,
  toSettingType,
  type SettingValues,
} from './settings.ts';

export const SettingValue = z.union([z.boolean(), z.number(), textUpTo(1_000)]);
export type SettingValue = z.output<typeof SettingValue>;

/** A value that staff chose. */
const StoredSetting = z.object({
  value: SettingValue,
  /** Counts the changes of this setting; the first one makes it 1. */
  version: z.int().min(1),
  changedAt: z.iso.datetime(),
  changedBy: UserId,
});
type StoredSetting = z.output<typeof StoredSetting>;

/** All values that staff chose, by key. A setting without an entry has its default. */
export const Configuration = z.object({
  entries: z.record(z.string(), StoredSetting),
  /** Counts the changes of all settings; 0 before the first. */
  version: z.int().min(0),
});
export type Configuration = z.output<typeof Configuration>;

export const emptyConfiguration: Configuration = { entries: {}, version: 0 };

/** One line of a setting's history. It is written once and never changed. */
export const SettingChange = z.object({
  key: z.string(),
  version: z.int().min(1),
  from: SettingValue,
  to: SettingValue,
  changedAt: z.iso.datetime(),
  changedBy: UserId,
});
export type SettingChange = z.output<typeof SettingChange>;

export interface SettingRequest {
  readonly key: string;
  readonly value: SettingValue;
  /** Refused where it is not the type of the setting. */
  readonly type?: SettingType | undefined;
  /** What the caller read; the change is refused where the setting has changed since. */
  readonly version?: number | undefined;
}

/** Who changes a setting, when, and what the stage has in place of defaults. */
export interface SettingChangeContext {
  readonly changedBy: UserId;
  readonly now: Date;
  readonly ofStage: Readonly<Record<string, SettingValue>>;
}

export interface SettingDecision {
  readonly configuration: Configuration;
  readonly change: SettingChange;
  readonly events: readonly DomainEvent[];
}

/** The settings in force: what staff chose, then what the stage has in place of defaults, then the defaults. */
export function toSettingValues(
  { entries }: Configuration,
  ofStage: SettingChangeContext['ofStage'],
): SettingValues {
  return Settings.parse({
    ...ofStage,
    ...Object.fromEntries(Object.entries(entries).map(([key, { value }]) => [key, value])),
  });
}

/** @throws 422 that names the key where there is no such setting */
export function assertSettingKey(key: string): SettingKey {
  const known = SettingKey.safeParse(key);
  if (known.success) return known.data;
  throw new AppError('invalid', `There’s no setting called ${key}.`, {
    errors: { key: [`There’s no setting called ${key}.`] },
  });
}

const typeWords: Readonly<Record<SettingType, string>> = {
  boolean: 'true or false',
  integer: 'a whole number',
  text: 'text',
};

function refuse(key: SettingKey, field: 'value' | 'type', why: string): never {
  throw new AppError('invalid', `${key} ${why}.`, { errors: { [field]: [`${key} ${why}.`] } });
}

/** What the setting takes instead, without a full stop. */
function describeLimits(schema: z.ZodType, { issues }: z.ZodError): string {
  return schema instanceof z.ZodNumber
    ? `Choose a whole number from ${formatCount(schema.minValue)} to ${formatCount(schema.maxValue)}`
    : issues.map(({ message }) => message).join('. ');
}

const formatCount = (limit: number | null): string => String(limit ?? 0);

function assertValue(key: SettingKey, { value, type }: SettingRequest): SettingValue {
  const expected = toSettingType(key);
  if (type !== undefined && type !== expected) refuse(key, 'type', `is of type ${expected}`);
  if (typeof value !== typeof defaultSettings[key]) refuse(key, 'value', `takes ${typeWords[expected]}`);
  const schema = Settings.shape[key].unwrap();
  const parsed = schema.safeParse(value, { error: describeIssue });
  if (!parsed.success) refuse(key, 'value', `can’t be ${value}. ${describeLimits(schema, parsed.error)}`);
  return parsed.data;
}

/**
 * A setting takes another value; the same value changes nothing.
 * @throws 422 that names the key for an unknown key, a wrong type or a value out of range; 409 `stale` where the
 * setting has changed since the caller read it
 */
export function decideSettingChange(
  before: Configuration,
  request: SettingRequest,
  { changedBy, now, ofStage }: SettingChangeContext,
): SettingDecision | undefined {
  const key = assertSettingKey(request.key);
  const to = assertValue(key, request);
  const version = before.entries[key]?.version ?? 0;
  if (request.version !== undefined && request.version !== version)
    throw new AppError('stale', 'This setting has changed since you opened it. Reload and try again.', {
      state: `version_${version}`,
    });
  const from = toSettingValues(before, ofStage)[key];
  if (from === to) return undefined;
  const entry = { value: to, version: version + 1, changedAt: now.toISOString(), changedBy };
  return {
    configuration: { entries: { ...before.entries, [key]: entry }, version: before.version + 1 },
    change: { key, version: entry.version, from, to, changedAt: entry.changedAt, changedBy },
    events: [ConfigurationChanged.of({ key, version: entry.version, from, to })],
  };
}
