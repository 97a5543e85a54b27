import { formatName, toTitleCase } from '../../functions/kernel/text.ts';

export { formatName, toTitleCase };
/** The name of the other person of a thread, a viewing or an offer; the account can be gone. */
export const formatPersonName = (person: { readonly user_name: string | null }): string =>
  formatName(person, 'A former member');

export { formatPence, formatPounds } from '../../functions/kernel/money.ts';
export {
  formatArea,
  formatFeature,
  formatPropertyStatus,
  formatPropertyType,
  formatQualifier,
  formatTenure,
  formatOptionCode,
} from '../../functions/properties/domain/property-words.ts';

const zone = { timeZone: 'Europe/London' } as const;
const createFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...zone, ...options });
const day = createFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const date = createFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const month = createFormat({ month: 'long', year: 'numeric' });
const clock = createFormat({ hour: '2-digit', minute: '2-digit', hour12: false });
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
