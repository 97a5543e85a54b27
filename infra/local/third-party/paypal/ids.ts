import { randomInt } from 'node:crypto';

const signs = '0123456789ABCDEFGHJKLMNPRSTUVWXY';
const some = (length: number) => Array.from({ length }, () => signs[randomInt(signs.length)] ?? '0').join('');

/** An order, a capture or a refund: 17 digits and capitals. */
export const objectId = (): string => some(17);
export const eventId = (): string => `WH-${some(17)}-${some(17)}`;
export const disputeId = (): string => `PP-R-${some(3)}-${randomInt(10_000_000, 99_999_999)}`;
/** Names an answer in PayPal's logs. */
export const debugId = (): string =>
  `f${randomInt(2 ** 47)
    .toString(16)
    .padStart(12, '0')}`;

/** PayPal's times have no fraction of a second. */
export const stamp = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');
