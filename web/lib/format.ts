import { formatName, toTitleCase } from '../../functions/kernel/text.ts';

export { formatName, toTitleCase };
/** The name of the other person of a thread, a viewing or an offer; the account can be gone. */
export function formatPersonName(person: { readonly user_name: string | null }): string {
  return formatName(person, 'A former member');
}

export { formatCount, formatCounted, formatMiles } from '../../functions/kernel/counts.ts';
export { formatPence, formatPounds } from '../../functions/kernel/money.ts';
export {
  formatArea,
  formatFeature,
  formatPropertyType,
  formatQualifier,
  formatTenure,
  formatOptionCode,
} from '../../functions/listings/properties/domain/property-words.ts';

const zone = { timeZone: 'Europe/London' } as const;
const createFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...zone, ...options });
const day = createFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const date = createFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const month = createFormat({ month: 'long', year: 'numeric' });
const clock = createFormat({ hour: '2-digit', minute: '2-digit', hour12: false });

type Instant = string | number | Date;
/** `Sat 21 Nov 2026`; removes the comma that Intl puts after the weekday. */
export function formatDay(at: Instant): string {
  return day.format(new Date(at)).replace(',', '');
}
/** `Sat 21 Nov 2026, 14:30` */
export function formatMoment(at: Instant): string {
  return `${formatDay(at)}, ${formatClock(at)}`;
}
/** `21 November 2026` */
export function formatDate(at: Instant): string {
  return date.format(new Date(at));
}
/** `November 2026` */
export function formatMonth(at: Instant): string {
  return month.format(new Date(at));
}
/** `14:30` */
export function formatClock(at: Instant): string {
  return clock.format(new Date(at));
}
