import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decideSettingChange,
  type Configuration,
  emptyConfiguration,
  type SettingRequest,
  type SettingValue,
  toSettingValues,
} from '../../functions/people/configuration/domain/setting-change.ts';
import {
  defaultSettings,
  describeSetting,
  settingKeys,
  toSettingType,
} from '../../functions/people/configuration/domain/settings.ts';

const staff = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E';
const noon = new Date('2026-11-21T12:00:00Z');
const change = (
  request: SettingRequest,
  before: Configuration = emptyConfiguration,
  ofStage: Readonly<Record<string, SettingValue>> = {},
) => decideSettingChange(before, request, { changedBy: staff, now: noon, ofStage });

describe('the table of settings', () => {
  test.each(settingKeys)('%s has a type, a description and a default that it accepts', (key) => {
    expect(key).toMatch(/^[a-z0-9_]{2,60}$/);
    expect(describeSetting(key)).toMatch(/\.$/);
    expect(change({ key, value: defaultSettings[key], type: toSettingType(key) })).toBeUndefined();
  });
});

describe('a change of a setting', () => {
  test('keeps what it was, what it becomes, who made it and when', () => {
    const decision = change({ key: 'show_listing', value: false, version: 0 });
    expect(decision?.change).toEqual({
      key: 'show_listing',
      version: 1,
      from: true,
      to: false,
      changedAt: noon.toISOString(),
      changedBy: staff,
    });
    expect(decision?.events).toEqual([
      {
        name: 'configuration.changed.v1',
        detail: { key: 'show_listing', version: 1, from: true, to: false },
      },
    ]);
    expect(decision && toSettingValues(decision.configuration, {})).toEqual({
      ...defaultSettings,
      show_listing: false,
    });
  });

  test('starts from what the stage has in place of the default', () => {
    const ofStage = { free_homes_per_account: 10_000 };
    const toDefault = change({ key: 'free_homes_per_account', value: 3 }, emptyConfiguration, ofStage);
    expect(toDefault?.change).toMatchObject({ from: 10_000, to: 3 });
    expect(
      change({ key: 'free_homes_per_account', value: 10_000 }, emptyConfiguration, ofStage),
    ).toBeUndefined();
  });

  test.each([
    [{ key: 'no_such_key', value: true }, { key: ['There’s no setting called no_such_key.'] }],
    [{ key: 'constructor', value: true }, { key: ['There’s no setting called constructor.'] }],
    [{ key: 'show_listing', value: 'false' }, { value: ['show_listing takes true or false.'] }],
    [{ key: 'page_size', value: '12' }, { value: ['page_size takes a whole number.'] }],
    [{ key: 'support_email', value: 1 }, { value: ['support_email takes text.'] }],
    [{ key: 'page_size', value: 12, type: 'text' } as const, { type: ['page_size is of type integer.'] }],
  ])('is refused by name: %o', (request, errors) => {
    expect(() => change(request)).toThrow(expect.objectContaining({ code: 'invalid', extras: { errors } }));
  });

  test.each([
    ['page_size', 49],
    ['page_size', 12.5],
    ['page_size', Number.NaN],
    ['support_email', 'nowhere'],
    ['currency', 'EUR'],
  ])('of %s to %s is out of range', (key, value) => {
    expect(() => change({ key, value })).toThrow(new RegExp(`^${key} can’t be`));
    expect(() => change({ key, value })).not.toThrow(/expected|invalid|[<>]=/i);
  });

  test('is refused when the setting has changed since', () => {
    const first = change({ key: 'page_size', value: 24 });
    expect(() => change({ key: 'page_size', value: 36, version: 0 }, first?.configuration)).toThrow(
      expect.objectContaining({ code: 'stale' }),
    );
    expect(change({ key: 'page_size', value: 36, version: 1 }, first?.configuration)?.change).toMatchObject({
      version: 2,
      from: 24,
      to: 36,
    });
  });

  test('leaves every other setting as it is, in whatever order changes come', () => {
    const requests = fc.array(
      fc.oneof(
        fc.record({ key: fc.constant('page_size'), value: fc.integer({ min: 6, max: 48 }) }),
        fc.record({ key: fc.constant('show_listing'), value: fc.boolean() }),
        fc.record({ key: fc.constant('referral_points'), value: fc.integer({ min: 0, max: 10_000 }) }),
      ),
    );
    fc.assert(
      fc.property(requests, (all) => {
        let configuration = emptyConfiguration;
        const expected: Record<string, unknown> = { ...defaultSettings };
        for (const request of all) {
          configuration = change(request, configuration)?.configuration ?? configuration;
          expected[request.key] = request.value;
        }
        expect(toSettingValues(configuration, {})).toEqual(expected);
      }),
    );
  });
});

test('a stored value that is no longer allowed reads as the default', () => {
  const entry = { value: 5_000, version: 1, changedAt: noon.toISOString(), changedBy: staff } as const;
  expect(toSettingValues({ entries: { page_size: entry, retired_key: entry }, version: 2 }, {})).toEqual(
    defaultSettings,
  );
});
