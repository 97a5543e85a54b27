import { defineRow, number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildUpdate, type Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findNextMonth, toMonth } from '../domain/monthly-allowance.ts';

/** One row per month counts the checks begun in it. */
const AllowanceRow = defineRow('identity-allowance', {
  columns: { month: text, used: number },
  indexes: { byMonth: rowKey('month') },
});

export async function countChecksOfMonth(now: Date): Promise<number> {
  const { data } = await AllowanceRow.get({ month: toMonth(now) }).go({ consistent: true });
  return data?.used ?? 0;
}

/** Counts one more check in the month; fails with 409 `used_up` once there are `most`. */
export function buildAllowanceWrite(max: number, now: Date): Write {
  const count = AllowanceRow.update({ month: toMonth(now) }).add({ used: 1 });
  return buildUpdate(
    count.where(({ used }, { lt, notExists }) => `${notExists(used)} OR ${lt(used, max)}`),
    () => createAllowanceUsedUpError(now),
  );
}

export function createAllowanceUsedUpError(now: Date): AppError {
  return new AppError('conflict', 'All identity checks of this month are used.', {
    state: 'used_up',
    more: { availableFrom: findNextMonth(now).toISOString() },
  });
}
