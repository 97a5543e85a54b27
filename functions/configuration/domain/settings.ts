import * as z from 'zod';

const flag = (standard: boolean, description: string) => z.boolean().catch(standard).describe(description);
const whole = (standard: number, { least, most }: { least: number; most: number }, description: string) =>
  z.int().min(least).max(most).catch(standard).describe(description);

/**
 * Every setting: its type, its limits, the default that holds until staff choose otherwise, and what it does. A stored
 * value that a later release no longer allows reads as the default.
 */
export const Settings = z.object({
  show_listing: flag(true, 'Show homes for sale in the search and on the listing page.'),
  page_size: whole(12, { least: 6, most: 48 }, 'Homes on a page of search results.'),
  max_photos: whole(
    50,
    { least: 4, most: 50 },
    'Photos that a listing can have; its package says how many are shown.',
  ),
  free_homes_per_account: whole(
    3,
    { least: 1, most: 10_000 },
    'Homes on the free package that one person can have at once.',
  ),
  max_open_drafts: whole(5, { least: 1, most: 20 }, 'Unfinished listings that one person can keep.'),
  support_email: z
    .email()
    .max(254)
    .catch('support@gable.example')
    .describe('The address that people write to for help.'),
  comments_enabled: flag(true, 'Take new comments on the guides. Comments that are there stay.'),
  identity_checks_enabled: flag(true, 'Offer identity checks, on a stage that has the provider’s keys.'),
  identity_checks_per_month: whole(
    200,
    { least: 0, most: 100_000 },
    'Identity checks that Gable pays for in a month.',
  ),
  currency: z
    .literal('GBP')
    .catch('GBP')
    .describe('The currency of every price. Gable sells in pounds only.'),
  referral_points: whole(100, { least: 0, most: 10_000 }, 'Points for each side of a referral.'),
  referral_coupon_points: whole(100, { least: 1, most: 10_000 }, 'Points that one coupon takes.'),
  referral_coupon_pence: whole(1_000, { least: 100, most: 10_000 }, 'Worth of that coupon, in pence.'),
});

export type SettingValues = z.output<typeof Settings>;
export const SettingKey = Settings.keyof();
export type SettingKey = z.output<typeof SettingKey>;

export const settingKeys: readonly SettingKey[] = SettingKey.options;

/** Settings of no use to the site or to programs that read the API. */
const privateKeys: ReadonlySet<SettingKey> = new Set(['max_open_drafts', 'identity_checks_per_month']);
export function isPublicSetting(key: SettingKey): boolean {
  return !privateKeys.has(key);
}

export const defaultSettings: SettingValues = Settings.parse({});

export const settingTypes = ['boolean', 'integer', 'text'] as const;
export type SettingType = (typeof settingTypes)[number];

/** The type of a setting, as staff and the API name it. */
export function toSettingType(key: SettingKey): SettingType {
  const standard = defaultSettings[key];
  if (typeof standard === 'boolean') return 'boolean';
  return typeof standard === 'number' ? 'integer' : 'text';
}

/** A setting with one possible value, which is listed for programs that read the API. */
export function isFixedSetting(key: SettingKey): boolean {
  return Settings.shape[key].unwrap() instanceof z.ZodLiteral;
}

export function describeSetting(key: SettingKey): string {
  return Settings.shape[key].description ?? '';
}
