import { Entity } from 'electrodb';
import type { UserId } from '../../../events/vocabulary.ts';
import { AppError } from '../../kernel/errors.ts';
import { tableOptions, buildPut, rowKey, type Write } from '../../kernel/data/table.ts';
import { Affiliate } from '../domain/affiliate.ts';

const text = { type: 'string', required: true } as const;
const AffiliateRow = new Entity(
  {
    model: { entity: 'affiliate', version: '1', service: 'gable' },
    attributes: {
      userId: text,
      applicationId: text,
      code: text,
      points: { type: 'number', required: true },
      approvedAt: text,
    },
    indexes: { byUser: rowKey('userId') },
  },
  tableOptions,
);

export async function findAffiliate(userId: UserId): Promise<Affiliate | undefined> {
  const { data } = await AffiliateRow.get({ userId }).go({ consistent: true });
  return data ? Affiliate.parse(data) : undefined;
}

/** The insert of an affiliate; fails with 409 `affiliate` for a person who is one already. */
export function buildAffiliateWrite(affiliate: Affiliate): Write {
  return buildPut(
    AffiliateRow.create(affiliate).params(),
    () => new AppError('conflict', 'This person is an affiliate already.', { state: 'affiliate' }),
  );
}

export async function deleteAffiliate(userId: UserId): Promise<void> {
  await AffiliateRow.delete({ userId }).go();
}
