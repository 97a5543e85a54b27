import * as z from 'zod';

const createFlag = (standard: boolean, description: string) =>
  z.boolean().catch(standard).describe(description);
const createWholeNumber = (
  standard: number,
  { min, max }: { min: number; max: number },
  description: string,
) => z.int().min(min).max(max).catch(standard).describe(description);

/**
 * Every setting: its type, its limits, the default that holds until staff choose otherwise, and what it does. A stored
 * value that a later release no longer allows reads as the default.
 */
export const Settings = z.object({
  show_listing: createFlag(true, 'Show homes for sale in the search and on the listing page.'),
  page_size: createWholeNumber(12, { min: 6, max: 48 }, 'Homes on a page of search results.'),
  max_photos: createWholeNumber(
    50,
    { min: 4, max: 50 },
    'Photos that a listing can have; its package sets how many are shown.',
  ),
  free_homes_per_account: createWholeNumber(
    3,
    { min: 1, max: 10_000 },
    'Homes on the free package that one person can have at once.',
  ),
  max_open_drafts: createWholeNumber(5, { min: 1, max: 20 }, 'Unfinished listings that one person can keep.'),
  support_email: z
    .email()
    .max(254)
    .catch('support@gable.example')
    .describe('The address that people write to for help.'),
  comments_enabled: createFlag(true, 'Take new comments on the guides. Comments that are there stay.'),
  identity_checks_enabled: createFlag(
    true,
    'Offer identity checks, on a stage that has the provider’s keys.',
  ),
  identity_checks_per_month: createWholeNumber(
    200,
    { min: 0, max: 100_000 },
    'Identity checks that Gable pays for in a month.',
  ),
  ownership_checks_enabled: createFlag(
    true,
    'Offer checks of ownership, on a stage that has a login to HM Land Registry.',
  ),
  portals_enabled: createFlag(
    false,
    'Send homes to property portals where their owners ask for it, on a stage whose operator is in a redress scheme and has contracts with portals. Off takes homes off the portals within a day.',
  ),
  provider_signing_enabled: createFlag(
    false,
    'Have memoranda of sale signed at Documenso in place of this site, on a stage that has an account there. Those that are there already are finished there.',
  ),
  currency: z
    .literal('GBP')
    .catch('GBP')
    .describe('The currency of every price. Gable sells in pounds only.'),
  referral_points: createWholeNumber(100, { min: 0, max: 10_000 }, 'Points for each side of a referral.'),
  referral_coupon_points: createWholeNumber(100, { min: 1, max: 10_000 }, 'Points that one coupon takes.'),
  referral_coupon_pence: createWholeNumber(1_000, { min: 100, max: 10_000 }, 'Worth of that coupon.'),
});

export type SettingValues = z.output<typeof Settings>;
export const SettingKey = Settings.keyof();
export type SettingKey = z.output<typeof SettingKey>;

/** By name, as they are listed. */
export const settingKeys: readonly SettingKey[] = SettingKey.options.toSorted();

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
