import { randomInt } from 'node:crypto';

const signs = '0123456789ABCDEFGHJKLMNPRSTUVWXY';
const some = (length: number) => Array.from({ length }, () => signs[randomInt(signs.length)] ?? '0').join('');

/** The id of an order, a capture or a refund: 17 digits and capitals. */
export function objectId(): string {
  return some(17);
}
export function eventId(): string {
  return `WH-${some(17)}-${some(17)}`;
}
export function disputeId(): string {
  return `PP-R-${some(3)}-${randomInt(10_000_000, 99_999_999)}`;
}
/** The id of a response in PayPal's logs. */
export function debugId(): string {
  return `f${randomInt(2 ** 47)
    .toString(16)
    .padStart(12, '0')}`;
}

/** A time in PayPal's format, without fractions of a second. */
export function stamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');
}
