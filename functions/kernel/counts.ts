const count = new Intl.NumberFormat('en-GB');

/** `1,234` */
export function formatCount(value: number): string {
  return count.format(value);
}

/** `1 home`, `2 homes` */
export function formatCounted(value: number, one: string, many = `${one}s`): string {
  return `${formatCount(value)} ${value === 1 ? one : many}`;
}

/** `0.4 miles` */
export function formatMiles(miles: number): string {
  return `${miles < 10 ? miles.toFixed(1) : formatCount(Math.round(miles))} ${miles === 1 ? 'mile' : 'miles'}`;
}
