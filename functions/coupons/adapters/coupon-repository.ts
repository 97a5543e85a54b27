import { Entity } from 'electrodb';
import type { CouponId, UserId } from '../../../events/vocabulary.ts';
import { gsi, tableOptions, rowKey } from '../../kernel/data/table.ts';
import { Coupon, CouponUse } from '../domain/coupon.ts';

/** Whose a coupon is that anybody may use. */
export const anyOwner = 'everybody';

export const CouponRow = new Entity(
  {
    model: { entity: 'coupon', version: '1', service: 'gable' },
    attributes: {
      id: { type: 'string', required: true },
      owner: { type: 'string', required: true },
      /** Reserved and used by all; counted beside the coupon, so that no change of it loses one. */
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

/** A code belongs to one coupon for ever. */
export const CouponCodeRow = new Entity(
  {
    model: { entity: 'coupon-code', version: '1', service: 'gable' },
    attributes: { code: { type: 'string', required: true }, id: { type: 'string', required: true } },
    indexes: { byCode: rowKey('code') },
  },
  tableOptions,
);

/** How often a person reserved or used a coupon, so that the bound holds however many tabs use it at once. */
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

/** No end: it is no reservation. */
export const noReservationEnd = 'settled';

export const CouponUseRow = new Entity(
  {
    model: { entity: 'coupon-use', version: '1', service: 'gable' },
    attributes: {
      couponId: { type: 'string', required: true },
      by: { type: 'string', required: true },
      version: { type: 'number', required: true },
      /** When the reservation runs out; `settled` for what is none. */
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

/** By its code in capitals, as `CouponCode` makes it. */
export async function findCouponByCode(code: string): Promise<Coupon | undefined> {
  const { data } = await CouponCodeRow.get({ code }).go({ consistent: true });
  return data ? findCouponById(Coupon.shape.id.parse(data.id)) : undefined;
}

/** A person's own coupons, or everybody's; the newest first. */
export async function listCoupons(owner: UserId | typeof anyOwner): Promise<Coupon[]> {
  const { data } = await CouponRow.query.byOwner({ owner }).go({ order: 'desc', pages: 'all' });
  return data.map(toCoupon);
}

/** How often a person reserved or used a coupon; reservations that ran out count until `lapseReservations`. */
export async function countUses(couponId: CouponId, userId: UserId): Promise<number> {
  const { data } = await CouponPersonRow.get({ couponId, userId }).go({ consistent: true });
  return data?.uses ?? 0;
}

/** The coupons that a person ever began to use. */
export async function listUsedCouponIds(userId: UserId): Promise<CouponId[]> {
  const { data } = await CouponPersonRow.query.byUser({ userId }).go({ pages: 'all' });
  return data.map(({ couponId }) => Coupon.shape.id.parse(couponId));
}

/** What a payment, or a choice that cost nothing, has of a coupon. */
export async function findCouponUse(couponId: CouponId, by: CouponUse['by']): Promise<CouponUse | undefined> {
  const { data } = await CouponUseRow.get({ couponId, by }).go({ consistent: true });
  return data ? CouponUse.parse(data.use) : undefined;
}

/** Reservations of a coupon that ran out and count still. */
export async function listLapsedReservations(couponId: CouponId, now: Date): Promise<CouponUse[]> {
  const { data } = await CouponUseRow.query
    .byLapse({ couponId })
    .lt({ lapsesAt: now.toISOString() })
    .go({ pages: 'all' });
  return data.map(({ use }) => CouponUse.parse(use));
}
