import { Entity } from 'electrodb';
import type { UserId } from '../../../events/vocabulary.ts';
import { tableOptions, buildPut, rowKey, buildUpdate, type Write } from '../../kernel/data/table.ts';
import { ReferralPoints } from '../domain/referral.ts';

const PointsRow = new Entity(
  {
    model: { entity: 'referral-points', version: '1', service: 'gable' },
    attributes: {
      userId: { type: 'string', required: true },
      points: { type: 'number', required: true },
      redeemedAt: { type: 'string' },
      couponId: { type: 'string' },
      version: { type: 'number', required: true },
    },
    indexes: { byUser: rowKey('userId') },
  },
  tableOptions,
);

/** A person's points; zero for a person without a row. */
export async function getPoints(userId: UserId): Promise<ReferralPoints> {
  const { data } = await PointsRow.get({ userId }).go({ consistent: true });
  return data ? ReferralPoints.parse(data) : { userId, points: 0, version: 1 };
}

/** The unconditional increment of a person's points. */
export function buildPointsIncrement(userId: UserId, points: number): Write {
  return buildUpdate(PointsRow.upsert({ userId }).add({ points, version: 1 }).params());
}

/** The next version of a person's points, on the condition that the one before is still saved. */
export function buildPointsWrite(after: ReferralPoints): Write {
  return buildPut(
    PointsRow.put(after)
      .where(({ version }, { eq }) => eq(version, after.version - 1))
      .params(),
  );
}

export async function deletePoints(userId: UserId): Promise<void> {
  await PointsRow.delete({ userId }).go();
}
