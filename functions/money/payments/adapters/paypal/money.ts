import type { Money } from '@paypal/paypal-server-sdk';

const currencyCode = 'GBP';

/** A sum in PayPal's format: pounds with two decimals. */
export function toPaypalMoney(pence: number): Money {
  return { currencyCode, value: (pence / 100).toFixed(2) };
}

/** @throws when it is not a sum in pounds sterling: nothing is booked in another currency */
export function parsePence(money: Money | undefined): number {
  const [, sign, whole, part] = /^(-?)(\d+)\.(\d\d)$/.exec(money?.value ?? '') ?? [];
  if (money?.currencyCode !== currencyCode || whole === undefined || part === undefined)
    throw new Error(`PayPal names a sum of ${money?.value ?? 'nothing'} ${money?.currencyCode ?? ''}`);
  const pence = Number(whole) * 100 + Number(part);
  return sign === '-' ? -pence : pence;
}

/** @throws when PayPal omits or misspells the time, under which the ledger books a transaction */
export function parseTime(text: string | undefined): Date {
  const time = new Date(text ?? '');
  if (Number.isNaN(time.getTime())) throw new Error(`PayPal names the time ${text ?? 'nothing'}`);
  return time;
}
