import * as z from 'zod';
import type { OpsOptions } from './options.ts';
import { type SiteCall, Refusal } from './site.ts';
import { parseTime, parsePence, formatPounds, parseWholeNumber } from './values.ts';

const Coupon = z.object({
  code: z.string(),
  type: z.enum(['percent', 'fixed', 'free_days']),
  value: z.int(),
  minSpendPence: z.int(),
  packages: z.array(z.string()),
  startsAt: z.string().optional(),
  expiresAt: z.string().optional(),
  mostUses: z.int().optional(),
  mostPerUser: z.int(),
  uses: z.int(),
  note: z.string().optional(),
});
type Coupon = z.output<typeof Coupon>;
const Coupons = z.object({ coupons: z.array(Coupon), total: z.int() });

export async function createCoupon(call: SiteCall, code: string, options: OpsOptions): Promise<string> {
  return formatCoupon(await call('POST', '/api/staff/coupons', Coupon, { code, ...toTerms(options) }));
}

export async function endCoupon(call: SiteCall, code: string): Promise<string> {
  return formatCoupon(await call('DELETE', `/api/staff/coupons/${encodeURIComponent(code)}`, Coupon));
}

const pageSize = 200;

export async function listCoupons(call: SiteCall): Promise<string> {
  const lines: string[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/api/staff/coupons?page=${page}&per_page=${pageSize}`;
    const { coupons, total } = await call('GET', path, Coupons);
    lines.push(...coupons.map(formatCoupon));
    if (coupons.length === 0 || lines.length >= total) return lines.join('\n') || 'There are no coupons.';
  }
}

function toTerms(options: OpsOptions) {
  return {
    ...toCouponValue(options),
    packages: options.package ?? [],
    ...(options['min-spend'] !== undefined && { minSpendPence: parsePence(options['min-spend']) }),
    ...(options.starts !== undefined && { startsAt: parseTime(options.starts) }),
    ...(options.ends !== undefined && { expiresAt: parseTime(options.ends, true) }),
    ...(options.uses !== undefined && { mostUses: parseWholeNumber(options.uses, 'uses') }),
    ...(options['per-user'] !== undefined && {
      mostPerUser: parseWholeNumber(options['per-user'], 'per-user'),
    }),
    ...(options.note !== undefined && { note: options.note }),
  };
}

function toCouponValue({ percent, fixed, 'free-days': freeDays }: OpsOptions) {
  const values = [
    percent !== undefined && {
      type: 'percent',
      value: parseWholeNumber(percent.replace(/%$/, ''), 'percent'),
    },
    fixed !== undefined && { type: 'fixed', value: parsePence(fixed) },
    freeDays !== undefined && { type: 'free_days', value: parseWholeNumber(freeDays, 'free-days') },
  ].filter((value) => value !== false);
  const [value] = values;
  if (!value || values.length > 1) throw new Refusal('Say one of --percent, --fixed and --free-days.');
  return value;
}

/** A coupon as one line. */
function formatCoupon(coupon: Coupon): string {
  const { code, type, value, packages, minSpendPence, startsAt, expiresAt, uses, mostUses, note } = coupon;
  const worth = { percent: `${value}%`, fixed: formatPounds(value), free_days: `${value} days` }[type];
  return [
    code.padEnd(20),
    worth.padEnd(10),
    `used ${uses}${mostUses === undefined ? '' : ` of ${mostUses}`}, ${coupon.mostPerUser} each`,
    packages.length > 0 && `for ${packages.join(', ')}`,
    minSpendPence > 0 && `from ${formatPounds(minSpendPence)}`,
    startsAt !== undefined && `starts ${startsAt}`,
    expiresAt !== undefined && `ends ${expiresAt}`,
    note,
  ]
    .filter((part) => typeof part === 'string')
    .join('  ');
}
