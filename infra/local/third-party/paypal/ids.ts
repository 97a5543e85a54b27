import { randomInt } from 'node:crypto';

const signs = '0123456789ABCDEFGHJKLMNPRSTUVWXY';
const drawSigns = (length: number) =>
  Array.from({ length }, () => signs[randomInt(signs.length)] ?? '0').join('');

/** The id of an order, a capture or a refund: 17 digits and capitals. */
export function createObjectId(): string {
  return drawSigns(17);
}
export function createEventId(): string {
  return `WH-${drawSigns(17)}-${drawSigns(17)}`;
}
export function createDisputeId(): string {
  return `PP-R-${drawSigns(3)}-${randomInt(10_000_000, 99_999_999)}`;
}
/** The id of a response in PayPal's logs. */
export function createDebugId(): string {
  return `f${randomInt(2 ** 47)
    .toString(16)
    .padStart(12, '0')}`;
}

/** A time in PayPal's format, without fractions of a second. */
export function formatPaypalTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');
}
