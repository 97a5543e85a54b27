import type { UserId } from '../../../events/vocabulary.ts';
import { defineRow, json, number, rowKey, text } from '../../kernel/data/row.ts';
import { buildDelete, buildPut, type Write } from '../../kernel/data/table.ts';
import { TwoStep } from '../domain/two-step.ts';

const TwoStepRow = defineRow('two-step', {
  columns: { userId: text, version: number, twoStep: json },
  indexes: { byUser: rowKey('userId') },
});

export async function findTwoStep(userId: UserId): Promise<TwoStep | undefined> {
  const { data } = await TwoStepRow.get({ userId }).go({ consistent: true });
  return data ? TwoStep.parse(data.twoStep) : undefined;
}

/** Saves the next version, conditional on the version that was read. */
export function buildTwoStepWrite(twoStep: TwoStep): Write {
  const { userId, version } = twoStep;
  const row = { userId, version, twoStep };
  return buildPut(
    version === 1
      ? TwoStepRow.create(row).params()
      : TwoStepRow.put(row)
          .where(({ version: kept }, { eq }) => eq(kept, version - 1))
          .params(),
  );
}

/** Deletes the row, conditional on the version that was read. */
export function buildTwoStepRemoval({ userId, version: seen }: TwoStep): Write {
  return buildDelete(
    TwoStepRow.delete({ userId })
      .where(({ version }, { eq }) => eq(version, seen))
      .params(),
  );
}

/** Deletes secret and recovery codes with the account, if there are any. */
export function buildTwoStepErasure(userId: UserId): Write {
  return buildDelete(TwoStepRow.delete({ userId }).params());
}
