import { randomInt } from 'node:crypto';

const signs = '0123456789ABCDEFGHJKLMNPRSTUVWXY';
const some = (length: number) => Array.from({ length }, () => signs[randomInt(signs.length)] ?? '0').join('');

/** The id of an order, a capture or a refund: 17 digits and capitals. */
export const objectId = (): string => some(17);
export const eventId = (): string => `WH-${some(17)}-${some(17)}`;
export const disputeId = (): string => `PP-R-${some(3)}-${randomInt(10_000_000, 99_999_999)}`;
/** The id of a response in PayPal's logs. */
export const debugId = (): string =>
  `f${randomInt(2 ** 47)
    .toString(16)
    .padStart(12, '0')}`;

/** A time in PayPal's format, without fractions of a second. */
export const stamp = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');
