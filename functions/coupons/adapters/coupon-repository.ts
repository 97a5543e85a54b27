import { Entity } from 'electrodb';
import type { CouponId, UserId } from '../../../events/vocabulary.ts';
import { gsi, tableOptions, rowKey } from '../../kernel/data/table.ts';
import { Coupon, CouponUse } from '../domain/coupon.ts';

/** Owner of coupons that every user may use. */
export const anyOwner = 'everybody';

export const CouponRow = new Entity(
  {
    model: { entity: 'coupon', version: '1', service: 'gable' },
    attributes: {
      id: { type: 'string', required: true },
      owner: { type: 'string', required: true },
      /**
       * Number of reserved and used coupons, in its own column so that a change of the coupon does not
       * overwrite it.
       */
      uses: { type: 'number', required: true },
      version: { type: 'number', required: true },
      coupon: { type: 'any', required: true },
    },
    indexes: {
      byId: rowKey('id'),
      byOwner: {
        index: gsi.one.index,
        pk: { field: gsi.one.pk, composite: ['owner'] },
        sk: { field: gsi.one.sk, composite: ['id'] },
      },
    },
  },
  tableOptions,
);

/** Keeps a code unique for ever. */
export const CouponCodeRow = new Entity(
  {
    model: { entity: 'coupon-code', version: '1', service: 'gable' },
    attributes: { code: { type: 'string', required: true }, id: { type: 'string', required: true } },
    indexes: { byCode: rowKey('code') },
  },
  tableOptions,
);

/** How many uses a user has of a coupon. A conditional counter holds the limit under concurrent requests. */
export const CouponPersonRow = new Entity(
  {
    model: { entity: 'coupon-person', version: '1', service: 'gable' },
    attributes: {
      couponId: { type: 'string', required: true },
      userId: { type: 'string', required: true },
      uses: { type: 'number' },
    },
    indexes: {
      byPair: { pk: { field: 'pk', composite: ['couponId', 'userId'] }, sk: { field: 'sk', composite: [] } },
      byUser: {
        index: gsi.one.index,
        pk: { field: gsi.one.pk, composite: ['userId'] },
        sk: { field: gsi.one.sk, composite: ['couponId'] },
      },
    },
  },
  tableOptions,
);

/** `lapsesAt` of a use that is not reserved. */
export const noReservationEnd = 'settled';

export const CouponUseRow = new Entity(
  {
    model: { entity: 'coupon-use', version: '1', service: 'gable' },
    attributes: {
      couponId: { type: 'string', required: true },
      by: { type: 'string', required: true },
      version: { type: 'number', required: true },
      /** When the reservation expires; `settled` for other states. */
      lapsesAt: { type: 'string', required: true },
      use: { type: 'any', required: true },
    },
    indexes: {
      byPair: { pk: { field: 'pk', composite: ['couponId', 'by'] }, sk: { field: 'sk', composite: [] } },
      byLapse: {
        index: gsi.one.index,
        condition: ({ lapsesAt }) => lapsesAt !== noReservationEnd,
        pk: { field: gsi.one.pk, composite: ['couponId'] },
        sk: { field: gsi.one.sk, composite: ['lapsesAt'] },
      },
    },
  },
  tableOptions,
);

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

/** A user's reserved and used coupons; expired reservations count until `lapseReservations`. */
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
export async function findCouponUse(couponId: CouponId, by: CouponUse['by']): Promise<CouponUse | undefined> {
  const { data } = await CouponUseRow.get({ couponId, by }).go({ consistent: true });
  return data ? CouponUse.parse(data.use) : undefined;
}

/** Expired reservations of a coupon that are still counted. */
export async function listLapsedReservations(couponId: CouponId, now: Date): Promise<CouponUse[]> {
  const { data } = await CouponUseRow.query
    .byLapse({ couponId })
    .lt({ lapsesAt: now.toISOString() })
    .go({ pages: 'all' });
  return data.map(({ use }) => CouponUse.parse(use));
}
