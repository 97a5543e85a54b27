import { Entity } from 'electrodb';
import type { CouponId, UserId } from '../../events/vocabulary.ts';
import { gsi, oneTable, rowKey } from '../shared/table.ts';
import { Coupon, CouponUse } from './coupon.ts';

/** Whose a coupon is that anybody may use. */
export const everybody = 'everybody';

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
  oneTable,
);

/** A code belongs to one coupon for ever. */
export const CodeRow = new Entity(
  {
    model: { entity: 'coupon-code', version: '1', service: 'gable' },
    attributes: { code: { type: 'string', required: true }, id: { type: 'string', required: true } },
    indexes: { byCode: rowKey('code') },
  },
  oneTable,
);

/** How often a person reserved or used a coupon, so that the bound holds however many tabs use it at once. */
export const PersonRow = new Entity(
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
  oneTable,
);

/** No end: it is no reservation. */
export const settled = 'settled';

export const UseRow = new Entity(
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
        condition: ({ lapsesAt }) => lapsesAt !== settled,
        pk: { field: gsi.one.pk, composite: ['couponId'] },
        sk: { field: gsi.one.sk, composite: ['lapsesAt'] },
      },
    },
  },
  oneTable,
);

const couponOf = ({ coupon, uses, version }: { coupon?: unknown; uses: number; version: number }): Coupon =>
  Coupon.parse({ ...Object(coupon), uses, version });

export async function couponById(id: CouponId): Promise<Coupon | undefined> {
  const { data } = await CouponRow.get({ id }).go({ consistent: true });
  return data ? couponOf(data) : undefined;
}

/** By its code in capitals, as `CouponCode` makes it. */
export async function couponByCode(code: string): Promise<Coupon | undefined> {
  const { data } = await CodeRow.get({ code }).go({ consistent: true });
  return data ? couponById(Coupon.shape.id.parse(data.id)) : undefined;
}

/** A person's own coupons, or everybody's; the newest first. */
export async function couponsOf(owner: UserId | typeof everybody): Promise<Coupon[]> {
  const { data } = await CouponRow.query.byOwner({ owner }).go({ order: 'desc', pages: 'all' });
  return data.map(couponOf);
}

/** How often a person reserved or used a coupon; reservations that ran out count until `lapseReservations`. */
export async function usesBy(couponId: CouponId, userId: UserId): Promise<number> {
  const { data } = await PersonRow.get({ couponId, userId }).go({ consistent: true });
  return data?.uses ?? 0;
}

/** The coupons that a person ever began to use. */
export async function couponsBegunBy(userId: UserId): Promise<CouponId[]> {
  const { data } = await PersonRow.query.byUser({ userId }).go({ pages: 'all' });
  return data.map(({ couponId }) => Coupon.shape.id.parse(couponId));
}

/** What a payment, or a choice that cost nothing, has of a coupon. */
export async function couponUseBy(couponId: CouponId, by: CouponUse['by']): Promise<CouponUse | undefined> {
  const { data } = await UseRow.get({ couponId, by }).go({ consistent: true });
  return data ? CouponUse.parse(data.use) : undefined;
}

/** Reservations of a coupon that ran out and count still. */
export async function outrunOf(couponId: CouponId, now: Date): Promise<CouponUse[]> {
  const { data } = await UseRow.query
    .byLapse({ couponId })
    .lt({ lapsesAt: now.toISOString() })
    .go({ pages: 'all' });
  return data.map(({ use }) => CouponUse.parse(use));
}
