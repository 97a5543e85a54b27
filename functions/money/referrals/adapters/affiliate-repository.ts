import type { UserId } from '../../../../events/vocabulary.ts';
import { defineRow, number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, type Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { Affiliate } from '../domain/affiliate.ts';

const AffiliateRow = defineRow('affiliate', {
  columns: { userId: text, applicationId: text, code: text, points: number, approvedAt: text },
  indexes: { byUser: rowKey('userId') },
});

export async function findAffiliate(userId: UserId): Promise<Affiliate | undefined> {
  const { data } = await AffiliateRow.get({ userId }).go({ consistent: true });
  return data ? Affiliate.parse(data) : undefined;
}

/** The insert of an affiliate; fails with 409 `affiliate` for a person who is one already. */
export function buildAffiliateWrite(affiliate: Affiliate): Write {
  return buildPut(
    AffiliateRow.create(affiliate),
    () => new AppError('conflict', 'This person is an affiliate already.', { state: 'affiliate' }),
  );
}

export async function deleteAffiliate(userId: UserId): Promise<void> {
  await AffiliateRow.delete({ userId }).go();
}
