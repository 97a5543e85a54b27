import { createCoupon, endCoupon, listCoupons } from './coupons.ts';
import type { OpsOptions } from './options.ts';
import { blockPerson, unblockPerson } from './people.ts';
import { listPayments, refundPayment } from './refunds.ts';
import type { SiteCall } from './site.ts';

type Work = (call: SiteCall) => Promise<string>;

/** The work of a command by its words and options; `undefined` if words are missing or unknown. */
type SiteCommand = (words: readonly string[], options: OpsOptions) => Work | undefined;

function selectCouponWork([verb, code]: readonly string[], options: OpsOptions): Work | undefined {
  if (verb === 'list') return listCoupons;
  if (code === undefined) return undefined;
  if (verb === 'create') return (call) => createCoupon(call, code, options);
  return verb === 'end' ? (call) => endCoupon(call, code) : undefined;
}

/** What staff do at a site by its own calls, with their own login. */
export const siteCommands: Readonly<Record<string, SiteCommand>> = {
  coupon: selectCouponWork,
  block: ([person], options) =>
    person === undefined ? undefined : (call) => blockPerson(call, person, options),
  unblock: ([person], options) =>
    person === undefined ? undefined : (call) => unblockPerson(call, person, options),
  payments: ([query]) => (query === undefined ? undefined : (call) => listPayments(call, query)),
  refund: ([payment], options) =>
    payment === undefined ? undefined : (call) => refundPayment(call, payment, options),
};
