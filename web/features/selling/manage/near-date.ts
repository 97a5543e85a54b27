import { formatClock, formatDay } from '../../../lib/format.ts';

/** `Sat 21 Nov`: near dates leave out the year. */
export const formatNearDay = (at: string): string => formatDay(at).replace(/ \d{4}$/, '');
/** `Sat 21 Nov, 14:30` */
export const formatNearMoment = (at: string): string => `${formatNearDay(at)}, ${formatClock(at)}`;
