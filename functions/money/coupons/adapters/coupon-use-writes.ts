import { CouponCreated, CouponReturned, CouponUsed } from '../../../../events/coupon.ts';
import { PaymentId, type PropertyPackageId, type UserId } from '../../../../events/vocabulary.ts';
import {
  commit,
  buildPut,
  ignoreStale,
  buildUpdate,
  type ChangeSet,
  type Write,
} from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Coupon, CouponUse } from '../domain/coupon.ts';
import {
  CouponCodeRow,
  CouponRow,
  anyOwner,
  listExpiredReservations,
  CouponPersonRow,
  buildUseWrite,
} from './coupon-repository.ts';

const emptyChange: ChangeSet = { writes: [], events: [] };

const createUsedUpError = () =>
  new AppError('conflict', 'This coupon has just been used up.', { state: 'used_up' });
const createInUseError = () =>
  new AppError('conflict', 'You’re using this coupon already.', { state: 'in_use' });

/** Counts one more use within the coupon's limits, which hold under concurrent requests. */
function buildLimitedCountWrites({ id, mostUses, mostPerUser }: Coupon, userId: UserId): Write[] {
  const all = CouponRow.update({ id }).add({ uses: 1 });
  const own = CouponPersonRow.upsert({ couponId: id, userId })
    .add({ uses: 1 })
    .where(({ uses }, { notExists, lt }) => `${notExists(uses)} OR ${lt(uses, mostPerUser)}`);
  return [
    buildUpdate(
      mostUses === undefined ? all : all.where(({ uses }, { lt }) => lt(uses, mostUses)),
      createUsedUpError,
    ),
    buildUpdate(own, createInUseError),
  ];
}

/** Counts without a limit: a returned use, or a payment that succeeded after its reservation expired. */
const buildCountWrites = ({ couponId, userId }: CouponUse, change: 1 | -1): Write[] => [
  buildUpdate(CouponRow.update({ id: couponId }).add({ uses: change })),
  buildUpdate(CouponPersonRow.upsert({ couponId, userId }).add({ uses: change })),
];

const withStatus = (use: CouponUse, status: CouponUse['status']): CouponUse => ({
  ...use,
  status,
  version: use.version + 1,
});
const toUseEvent = ({ couponId, userId, by }: CouponUse) => ({
  couponId,
  userId,
  paymentId: PaymentId.safeParse(by).data ?? null,
});

/** Reserves one use for a payment until a time; 409 when no use is left. */
export function buildReservationWrites(
  coupon: Coupon,
  userId: UserId,
  paymentId: PaymentId,
  until: Date,
): Write[] {
  const use = { couponId: coupon.id, userId, by: paymentId, version: 1 };
  return [
    buildUseWrite({ ...use, status: 'reserved', until: until.toISOString() }),
    ...buildLimitedCountWrites(coupon, userId),
  ];
}

/**
 * Keeps the use for a payment that its payer has made and whose money has yet to come. One that lapsed a moment
 * before is counted again.
 */
export function holdReservation(use: CouponUse, until: Date): ChangeSet {
  if (use.status !== 'reserved' && use.status !== 'lapsed') return emptyChange;
  const counted = use.status === 'reserved' ? [] : buildCountWrites(use, 1);
  const held = { ...withStatus(use, 'reserved'), until: until.toISOString() };
  return { writes: [buildUseWrite(held), ...counted], events: [] };
}

/**
 * Marks the use of a succeeded payment as used, even if its reservation has expired. Empty if it is used
 * already.
 */
export function redeemReservation(use: CouponUse): ChangeSet {
  if (use.status === 'used') return emptyChange;
  const counted = use.status === 'reserved' ? [] : buildCountWrites(use, 1);
  return {
    writes: [buildUseWrite(withStatus(use, 'used')), ...counted],
    events: [CouponUsed.of(toUseEvent(use))],
  };
}

/** Releases the use of a failed payment. */
export function releaseReservation(use: CouponUse): ChangeSet {
  return use.status === 'reserved'
    ? { writes: [buildUseWrite(withStatus(use, 'lapsed')), ...buildCountWrites(use, -1)], events: [] }
    : emptyChange;
}

/** Returns the use of a payment that is fully refunded. */
export function restoreCouponUse(use: CouponUse): ChangeSet {
  if (use.status !== 'used') return releaseReservation(use);
  const { paymentId, ...who } = toUseEvent(use);
  return {
    writes: [buildUseWrite(withStatus(use, 'returned')), ...buildCountWrites(use, -1)],
    events: paymentId === null ? [] : [CouponReturned.of({ ...who, paymentId })],
  };
}

/**
 * Uses a coupon at once for a choice that costs nothing; 409 when no use is left.
 * @param couponUse the reservation of a payment that the choice replaces: the choice takes over its counted use
 */
export function redeemCoupon(
  coupon: Coupon,
  userId: UserId,
  by: PropertyPackageId,
  couponUse?: CouponUse,
): ChangeSet {
  const use: CouponUse = { couponId: coupon.id, userId, by, status: 'used', version: 1 };
  const counted = couponUse
    ? [buildUseWrite(withStatus(couponUse, 'lapsed'))]
    : buildLimitedCountWrites(coupon, userId);
  return {
    writes: [buildUseWrite(use), ...counted],
    events: [CouponUsed.of(toUseEvent(use))],
  };
}

/**
 * Releases expired reservations; called before a coupon's uses are counted. Returns whether there were any:
 * the caller then reads the coupon again.
 */
export async function expireReservations(couponId: Coupon['id'], now: Date): Promise<boolean> {
  const outrun = await listExpiredReservations(couponId, now);
  // The payment may succeed, or another request may release it, at the same time.
  for (const use of outrun) await ignoreStale(commit(releaseReservation(use).writes));
  return outrun.length > 0;
}

const createCodeTakenError = () =>
  new AppError('conflict', 'There’s a coupon with this code already.', {
    state: 'taken',
    errors: { code: ['There’s a coupon with this code already.'] },
  });

/** A new coupon; 409 if its code belongs to another coupon. */
export function buildCouponInsert(coupon: Coupon): ChangeSet {
  const { id, code, uses, version, ownerId } = coupon;
  return {
    writes: [
      buildPut(CouponRow.create({ id, owner: ownerId ?? anyOwner, uses, version, coupon })),
      buildPut(CouponCodeRow.create({ code, id }), createCodeTakenError),
    ],
    events: [CouponCreated.of({ couponId: id, code, ownerId: ownerId ?? null })],
  };
}

/** Saves a changed coupon without its count of uses. */
export function buildCouponWrite(coupon: Coupon): Write {
  return buildUpdate(
    CouponRow.update({ id: coupon.id })
      .set({ coupon, version: coupon.version })
      .where(({ version }, { eq }) => eq(version, coupon.version - 1)),
  );
}
