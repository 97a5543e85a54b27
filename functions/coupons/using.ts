import type { Occurrence } from '../../events/define.ts';
import { CouponCreated, CouponReturned, CouponUsed } from '../../events/coupon.ts';
import { PaymentId, type PropertyPackageId, type UserId } from '../../events/vocabulary.ts';
import { AppError } from '../shared/errors.ts';
import { commit, putting, unlessStale, updating, type Write } from '../shared/table.ts';
import type { Coupon, CouponUse } from './coupon.ts';
import { CodeRow, CouponRow, everybody, outrunOf, PersonRow, settled, UseRow } from './store.ts';

/** Rows of a transaction and what they tell of. */
export interface Change {
  readonly writes: readonly Write[];
  readonly events: readonly Occurrence[];
}
const nothing: Change = { writes: [], events: [] };

const usedUp = () => new AppError('conflict', 'This coupon was used up just now.', { state: 'used_up' });
const usedByPerson = () =>
  new AppError('conflict', 'You are using this coupon already.', { state: 'in_use' });

/** Counts one more use, of many at once no more than the coupon allows. */
function countingWithin({ id, mostUses, mostPerUser }: Coupon, userId: UserId): Write[] {
  const all = CouponRow.update({ id }).add({ uses: 1 });
  const own = PersonRow.upsert({ couponId: id, userId })
    .add({ uses: 1 })
    .where(({ uses }, { notExists, lt }) => `${notExists(uses)} OR ${lt(uses, mostPerUser)}`);
  return [
    updating(
      (mostUses === undefined ? all : all.where(({ uses }, { lt }) => lt(uses, mostUses))).params(),
      usedUp,
    ),
    updating(own.params(), usedByPerson),
  ];
}

/** Counts without a bound: back, or what was paid though its reservation had run out. */
const counting = ({ couponId, userId }: CouponUse, change: 1 | -1): Write[] => [
  updating(CouponRow.update({ id: couponId }).add({ uses: change }).params()),
  updating(PersonRow.upsert({ couponId, userId }).add({ uses: change }).params()),
];

const rowOf = (use: CouponUse) => {
  const { couponId, by, version, status, until = settled } = use;
  return { couponId, by, version, lapsesAt: status === 'reserved' ? until : settled, use };
};
/** On the condition that nobody changed it since it was read. */
const saving = (use: CouponUse): Write =>
  putting(
    use.version === 1
      ? UseRow.create(rowOf(use)).params()
      : UseRow.put(rowOf(use))
          .where(({ version }, { eq }) => eq(version, use.version - 1))
          .params(),
  );

const becoming = (use: CouponUse, status: CouponUse['status']): CouponUse => ({
  ...use,
  status,
  version: use.version + 1,
});
const about = ({ couponId, userId, by }: CouponUse) => ({
  couponId,
  userId,
  paymentId: PaymentId.safeParse(by).data ?? null,
});

/** Keeps one use for a payment that begins, until a time; refused with 409 where none is left. */
export function reservingUse(coupon: Coupon, userId: UserId, paymentId: PaymentId, until: Date): Write[] {
  const use = { couponId: coupon.id, userId, by: paymentId, version: 1 };
  return [
    saving({ ...use, status: 'reserved', until: until.toISOString() }),
    ...countingWithin(coupon, userId),
  ];
}

/** The payment succeeded: its use is used, even where its reservation ran out meanwhile. Nothing where it is used. */
export function usingReserved(use: CouponUse): Change {
  if (use.status === 'used') return nothing;
  const counted = use.status === 'reserved' ? [] : counting(use, 1);
  return { writes: [saving(becoming(use, 'used')), ...counted], events: [CouponUsed.of(about(use))] };
}

/** The payment came to nothing: its use is free again at once. */
export const releasing = (use: CouponUse): Change =>
  use.status === 'reserved'
    ? { writes: [saving(becoming(use, 'lapsed')), ...counting(use, -1)], events: [] }
    : nothing;

/** What it was used for was refunded whole. */
export function givingBack(use: CouponUse): Change {
  if (use.status !== 'used') return releasing(use);
  const { paymentId, ...who } = about(use);
  return {
    writes: [saving(becoming(use, 'returned')), ...counting(use, -1)],
    events: paymentId === null ? [] : [CouponReturned.of({ ...who, paymentId })],
  };
}

/**
 * Used at once by a choice that comes to cost nothing; refused with 409 where no use is left.
 * @param kept what is kept for a payment that the choice takes the place of: it is taken over, and counted already
 */
export function usingNow(coupon: Coupon, userId: UserId, by: PropertyPackageId, kept?: CouponUse): Change {
  const use: CouponUse = { couponId: coupon.id, userId, by, status: 'used', version: 1 };
  const counted = kept ? [saving(becoming(kept, 'lapsed'))] : countingWithin(coupon, userId);
  return {
    writes: [saving(use), ...counted],
    events: [CouponUsed.of(about(use))],
  };
}

/**
 * Reservations that ran out count no more; called before a coupon's uses are looked at. Answers whether there were any:
 * then the coupon has to be read anew.
 */
export async function lapseReservations(couponId: Coupon['id'], now: Date): Promise<boolean> {
  const outrun = await outrunOf(couponId, now);
  // Its payment may succeed, or somebody else look, at the same moment.
  for (const use of outrun) await unlessStale(commit(releasing(use).writes));
  return outrun.length > 0;
}

const codeTaken = () =>
  new AppError('conflict', 'There is a coupon with this code already.', {
    state: 'taken',
    errors: { code: ['There is a coupon with this code already.'] },
  });

/** A new coupon; refused with 409 where its code belongs to another. */
export function creatingCoupon(coupon: Coupon): Change {
  const { id, code, uses, version, ownerId } = coupon;
  return {
    writes: [
      putting(CouponRow.create({ id, owner: ownerId ?? everybody, uses, version, coupon }).params()),
      putting(CodeRow.create({ code, id }).params(), codeTaken),
    ],
    events: [CouponCreated.of({ couponId: id, code, ownerId: ownerId ?? null })],
  };
}

/** Saves a coupon as it becomes; its uses are counted apart. */
export const savingCoupon = (coupon: Coupon): Write =>
  updating(
    CouponRow.update({ id: coupon.id })
      .set({ coupon, version: coupon.version })
      .where(({ version }, { eq }) => eq(version, coupon.version - 1))
      .params(),
  );
