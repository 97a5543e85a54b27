import * as z from 'zod';

/** An amount in PayPal's form: `{ currency_code: 'GBP', value: '12.00' }`. */
export const Money = z.object({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z
    .string()
    .max(32)
    .regex(/^-?(\d+|\d*\.\d+)$/),
});
export type Money = z.output<typeof Money>;

/** An amount in hundredths; undefined if the text has more than two decimals. */
export function toMinor({ value }: Pick<Money, 'value'>): number | undefined {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d*)(?:\.(\d{1,2}))?$/.exec(value) ?? [];
  if (whole === '' && fraction === '') return undefined;
  const minor = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return sign === '-' ? -minor : minor;
}

export function toMoney(minor: number, currency_code: string): Money {
  return {
    currency_code,
    value: (minor / 100).toFixed(2),
  };
}

/** PayPal's commercial fee within the United Kingdom: 2.9% and 30p. */
export function calculatePaypalFee(minor: number): number {
  return Math.min(minor, Math.round(minor * 0.029) + 30);
}
