import type { CouponId, UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { defineRow, indexKey, json, number, optionalNumber, rowKey, text } from '../../../kernel/data/row.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { Coupon, CouponUse } from '../domain/coupon.ts';

/** Owner of coupons that every user may use. */
export const anyOwner = 'everybody';

export const CouponRow = defineRow('coupon', {
  columns: {
    id: text,
    owner: text,
    /**
     * Number of reserved and used coupons, in its own column so that a change of the coupon does not
     * overwrite it.
     */
    uses: number,
    version: number,
    coupon: json,
  },
  indexes: {
    byId: rowKey('id'),
    byOwner: indexKey('gsi1', 'owner', 'id'),
  },
});

/** Keeps a code unique for ever. */
export const CouponCodeRow = defineRow('coupon-code', {
  columns: { code: text, id: text },
  indexes: { byCode: rowKey('code') },
});

/** How many uses a user has of a coupon. A conditional counter holds the limit under concurrent requests. */
export const CouponPersonRow = defineRow('coupon-person', {
  columns: { couponId: text, userId: text, uses: optionalNumber },
  indexes: {
    byPair: rowKey(['couponId', 'userId']),
    byUser: indexKey('gsi1', 'userId', 'couponId'),
  },
});

/** `lapsesAt` of a use that is not reserved. */
const noReservationEnd = 'settled';

const couponUses = defineDocumentEntity('coupon-use', CouponUse, {
  columns: {
    couponId: text,
    by: text,
    version: number,
    /** When the reservation expires; `settled` for other states. */
    lapsesAt: text,
    use: documentColumn,
  },
  derive: ({ status, until = noReservationEnd }) => ({
    lapsesAt: status === 'reserved' ? until : noReservationEnd,
  }),
  indexes: {
    byPair: rowKey(['couponId', 'by']),
    byLapse: {
      ...indexKey('gsi1', 'couponId', 'lapsesAt'),
      condition: ({ lapsesAt }) => lapsesAt !== noReservationEnd,
    },
  },
});

const toCoupon = ({ coupon, uses, version }: { coupon?: unknown; uses: number; version: number }): Coupon =>
  Coupon.parse({ ...Object(coupon), uses, version });

export async function findCouponById(id: CouponId): Promise<Coupon | undefined> {
  const { data } = await CouponRow.get({ id }).go({ consistent: true });
  return data ? toCoupon(data) : undefined;
}

/** `code` is in capitals, as `CouponCode` returns it. */
export async function findCouponByCode(code: string): Promise<Coupon | undefined> {
  const { data } = await CouponCodeRow.get({ code }).go({ consistent: true });
  return data ? findCouponById(Coupon.shape.id.parse(data.id)) : undefined;
}

/** The coupons of a user, or those of all users; newest first. */
export async function listCoupons(owner: UserId | typeof anyOwner): Promise<Coupon[]> {
  const { data } = await CouponRow.query.byOwner({ owner }).go({ order: 'desc', pages: 'all' });
  return data.map(toCoupon);
}

/** A user's reserved and used coupons; expired reservations count until `expireReservations`. */
export async function countUses(couponId: CouponId, userId: UserId): Promise<number> {
  const { data } = await CouponPersonRow.get({ couponId, userId }).go({ consistent: true });
  return data?.uses ?? 0;
}

/** The coupons that a user has ever reserved or used. */
export async function listUsedCouponIds(userId: UserId): Promise<CouponId[]> {
  const { data } = await CouponPersonRow.query.byUser({ userId }).go({ pages: 'all' });
  return data.map(({ couponId }) => Coupon.shape.id.parse(couponId));
}

/** The use of a coupon by a payment or by a free choice of a package. */
export function findCouponUse(couponId: CouponId, by: CouponUse['by']): Promise<CouponUse | undefined> {
  return couponUses.find({ couponId, by });
}

/** Expired reservations of a coupon that are still counted. */
export async function listExpiredReservations(couponId: CouponId, now: Date): Promise<CouponUse[]> {
  const { data } = await couponUses.row.query
    .byLapse({ couponId })
    .lt({ lapsesAt: now.toISOString() })
    .go({ pages: 'all' });
  return data.map(couponUses.parse);
}

/** Conditional on the version that was read. */
export function buildUseWrite(use: CouponUse): Write {
  return couponUses.buildSave(use);
}
