import type { PriceQualifier, PropertyStatus, PropertyType, Tenure } from '../../events/vocabulary.ts';

import { formatName, toTitleCase } from '../../functions/kernel/text.ts';

export { formatName, toTitleCase };
/** The name of the other person of a thread, a viewing or an offer; the account can be gone. */
export const formatPersonName = (person: { readonly user_name: string | null }): string =>
  formatName(person, 'A former member');

export { formatPence, formatPounds } from '../../functions/kernel/money.ts';

const zone = { timeZone: 'Europe/London' } as const;
const parts = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...zone, ...options });
const day = parts({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const date = parts({ day: 'numeric', month: 'long', year: 'numeric' });
const month = parts({ month: 'long', year: 'numeric' });
const clock = parts({ hour: '2-digit', minute: '2-digit', hour12: false });
const count = new Intl.NumberFormat('en-GB');

type Instant = string | number | Date;
/** `Sat 21 Nov 2026`; removes the comma that Intl puts after the weekday. */
export const formatDay = (at: Instant): string => day.format(new Date(at)).replace(',', '');
/** `Sat 21 Nov 2026, 14:30` */
export const formatMoment = (at: Instant): string => `${formatDay(at)}, ${formatClock(at)}`;
/** `21 November 2026` */
export const formatDate = (at: Instant): string => date.format(new Date(at));
/** `November 2026` */
export const formatMonth = (at: Instant): string => month.format(new Date(at));
/** `14:30` */
export const formatClock = (at: Instant): string => clock.format(new Date(at));
/** `1,234` */
export const formatCount = (value: number): string => count.format(value);
/** `1 home`, `2 homes` */
export const formatCounted = (value: number, one: string, many = `${one}s`): string =>
  `${formatCount(value)} ${value === 1 ? one : many}`;
/** `0.4 miles` */
export const formatMiles = (miles: number): string =>
  `${miles < 10 ? miles.toFixed(1) : formatCount(Math.round(miles))} ${miles === 1 ? 'mile' : 'miles'}`;
/** `904 sq ft (84 m²)` for square metres */
export const formatArea = (sqm: number): string =>
  `${formatCount(Math.round(sqm * 10.7639))} sq ft (${formatCount(Math.round(sqm))} m²)`;

/** The text of an option's code: `End of terrace` for `end_of_terrace`. */
export const toSentence = (code: string): string => {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const typeNames: Partial<Record<PropertyType, string>> = {
  semi_detached: 'Semi-detached',
  link_detached: 'Link-detached',
  detached_bungalow: 'Detached bungalow',
  semi_detached_bungalow: 'Semi-detached bungalow',
  terraced_bungalow: 'Terraced bungalow',
};
export const formatPropertyType = (type: PropertyType): string => typeNames[type] ?? toSentence(type);
export const formatTenure = (tenure: Tenure): string => toSentence(tenure);

const qualifierNames: Record<PriceQualifier, string> = {
  none: '',
  guide_price: 'Guide price',
  fixed_price: 'Fixed price',
  offers_over: 'Offers over',
  offers_in_region_of: 'Offers in region of',
  offers_in_excess_of: 'Offers in excess of',
  from: 'From',
  poa: 'Price on application',
};
export const formatQualifier = (qualifier: PriceQualifier): string => qualifierNames[qualifier];

const statusNames: Record<PropertyStatus, string> = {
  draft: 'Draft',
  pending_payment: 'Waiting for a package',
  under_review: 'Being checked',
  live: 'For sale',
  paused: 'Paused',
  under_offer: 'Under offer',
  sold_stc: 'Sold subject to contract',
  exchanged: 'Contracts exchanged',
  completed: 'Sold',
  fallen_through: 'Fallen through',
  withdrawn: 'Withdrawn',
  expired: 'Listing ended',
  removed: 'Removed',
};
export const formatPropertyStatus = (status: PropertyStatus): string => statusNames[status];
