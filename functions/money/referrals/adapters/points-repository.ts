import type { UserId } from '../../../../events/vocabulary.ts';
import { defineRow, number, optionalText, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, buildUpdate, type Write } from '../../../kernel/data/table.ts';
import { ReferralPoints } from '../domain/referral.ts';

const PointsRow = defineRow('referral-points', {
  columns: {
    userId: text,
    points: number,
    redeemedAt: optionalText,
    couponId: optionalText,
    version: number,
  },
  indexes: { byUser: rowKey('userId') },
});

/** A person's points; zero for a person without a row. */
export async function getPoints(userId: UserId): Promise<ReferralPoints> {
  const { data } = await PointsRow.get({ userId }).go({ consistent: true });
  return data ? ReferralPoints.parse(data) : { userId, points: 0, version: 1 };
}

/** The unconditional increment of a person's points. */
export function buildPointsIncrement(userId: UserId, points: number): Write {
  return buildUpdate(PointsRow.upsert({ userId }).add({ points, version: 1 }));
}

/** The next version of a person's points, on the condition that the one before is still saved. */
export function buildPointsWrite(after: ReferralPoints): Write {
  return buildPut(PointsRow.put(after).where(({ version }, { eq }) => eq(version, after.version - 1)));
}

export async function deletePoints(userId: UserId): Promise<void> {
  await PointsRow.delete({ userId }).go();
}
