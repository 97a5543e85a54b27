import { keysOf } from '../../../../functions/kernel/keys.ts';
import type { SettingKey } from '../../../../functions/people/configuration/domain/settings.ts';
import { formatOptionCode } from '../../../lib/format.ts';
import type { Setting } from './api.ts';

interface SettingName {
  readonly name: string;
  /** What a number counts; a sum in pence shows pounds by itself. */
  readonly unit?: string;
}

const homes = {
  show_listing: { name: 'Homes for sale in the search' },
  page_size: { name: 'Homes on a page of results', unit: 'homes' },
  max_photos: { name: 'Photos of a home', unit: 'photos' },
  max_open_drafts: { name: 'Unfinished listings of a person', unit: 'listings' },
  free_homes_per_account: { name: 'Homes of a person on the free package', unit: 'homes' },
  portals_enabled: { name: 'Sending homes to portals' },
  provider_signing_enabled: { name: 'Signing memoranda at Documenso' },
} as const;
const checks = {
  identity_checks_enabled: { name: 'Identity checks' },
  identity_checks_per_month: { name: 'Identity checks in a month', unit: 'checks' },
  ownership_checks_enabled: { name: 'Checks of ownership' },
} as const;
const referrals = {
  referral_points: { name: 'Points for a referral', unit: 'points' },
  referral_coupon_points: { name: 'Price of a coupon', unit: 'points' },
  referral_coupon_pence: { name: 'Worth of a coupon' },
} as const;
const site = {
  support_email: { name: 'Address for help' },
  comments_enabled: { name: 'Comments on the guides' },
  currency: { name: 'Currency' },
} as const;

/** Every setting by the name that staff read; a new one is missing here until it has a name and a group. */
const names: Readonly<Record<SettingKey, SettingName>> = { ...homes, ...checks, ...referrals, ...site };

const isNamed = (key: string): key is SettingKey => key in names;

/** A setting of a later release than this page is told by its key. */
const nameOf = (key: string): SettingName => (isNamed(key) ? names[key] : { name: formatOptionCode(key) });

export function nameSetting(key: string): string {
  return nameOf(key).name;
}

export function findUnit(key: string): string | undefined {
  return nameOf(key).unit;
}

/** The desk's link to a setting, which opens the page there. */
export function linkToSetting(key: SettingKey): string {
  return `/staff/configuration#${key}`;
}

const groups: readonly { readonly title: string; readonly keys: readonly SettingKey[] }[] = [
  { title: 'Homes', keys: keysOf(homes) },
  { title: 'Checks', keys: keysOf(checks) },
  { title: 'Referrals', keys: keysOf(referrals) },
  { title: 'The site', keys: keysOf(site) },
];

/** Settings under their groups, in the order of the table; those that it doesn't know come last. */
export function groupSettings(
  settings: readonly Setting[],
): readonly { readonly title: string; readonly settings: readonly Setting[] }[] {
  const known = groups.map(({ title, keys }) => ({
    title,
    settings: keys.flatMap((key) => settings.find((each) => each.key === key) ?? []),
  }));
  const rest = { title: 'Others', settings: settings.filter(({ key }) => !isNamed(key)) };
  return [...known, rest].filter((group) => group.settings.length > 0);
}
