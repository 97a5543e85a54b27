import { formatClock, formatDay } from './format.ts';

/** `Sat 21 Nov`: near dates leave out the year. */
export function formatNearDay(at: string): string {
  return formatDay(at).replace(/ \d{4}$/, '');
}
/** `Sat 21 Nov, 14:30` */
export function formatNearMoment(at: string): string {
  return `${formatNearDay(at)}, ${formatClock(at)}`;
}
