/** Amounts are integers: whole pounds for properties, pence for everything else. */
const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** `£325,000` for 325000 pounds. */
export function formatPounds(amount: number): string {
  return pounds.format(amount);
}

/** `£99.00`, always with pence, for columns of sums. */
export function formatExactPence(pence: number): string {
  return exact.format(pence / 100);
}

/** `£99.00`, or `£99` without remaining pence. */
export function formatPence(pence: number): string {
  return (pence % 100 === 0 ? pounds : exact).format(pence / 100);
}

/** Net and VAT of a gross sum at 20%, rounded so that both add up to it. */
export function splitVat(grossPence: number): { netPence: number; vatPence: number } {
  const netPence = Math.round((grossPence * 5) / 6);
  return { netPence, vatPence: grossPence - netPence };
}
