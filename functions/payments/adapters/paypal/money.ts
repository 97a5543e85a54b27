import type { Money } from '@paypal/paypal-server-sdk';

const currencyCode = 'GBP';

/** As PayPal writes sums: pounds with two decimals. */
export const toPaypalMoney = (pence: number): Money => ({ currencyCode, value: (pence / 100).toFixed(2) });

/** @throws where it is no sum in pounds sterling: nothing is booked in another currency */
export function parsePence(money: Money | undefined): number {
  const [, sign, whole, part] = /^(-?)(\d+)\.(\d\d)$/.exec(money?.value ?? '') ?? [];
  if (money?.currencyCode !== currencyCode || whole === undefined || part === undefined)
    throw new Error(`PayPal names a sum of ${money?.value ?? 'nothing'} ${money?.currencyCode ?? ''}`);
  const pence = Number(whole) * 100 + Number(part);
  return sign === '-' ? -pence : pence;
}

/** @throws where PayPal left the time out, by which a movement stands in the books */
export function parseTime(text: string | undefined): Date {
  const time = new Date(text ?? '');
  if (Number.isNaN(time.getTime())) throw new Error(`PayPal names the time ${text ?? 'nothing'}`);
  return time;
}
