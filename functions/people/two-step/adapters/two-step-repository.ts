import type { UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import type { RowRead } from '../../../kernel/data/row-read.ts';
import { number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildDelete, type Write } from '../../../kernel/data/table.ts';
import { TwoStep } from '../domain/two-step.ts';

const twoSteps = defineDocumentEntity('two-step', TwoStep, {
  columns: { userId: text, version: number, twoStep: documentColumn },
  indexes: { byUser: rowKey('userId') },
});

export function findTwoStep(userId: UserId): Promise<TwoStep | undefined> {
  return twoSteps.find({ userId });
}

/** The read of `findTwoStep`, to go out together with another. */
export function createTwoStepRead(userId: UserId): RowRead<TwoStep | undefined> {
  return twoSteps.createRead({ userId });
}

/** Saves the next version, conditional on the version that was read. */
export function buildTwoStepWrite(twoStep: TwoStep): Write {
  return twoSteps.buildSave(twoStep);
}

/** Deletes the row, conditional on the version that was read. */
export function buildTwoStepRemoval(twoStep: TwoStep): Write {
  return twoSteps.buildRemoval(twoStep);
}

/** Deletes secret and recovery codes with the account, if there are any. */
export function buildTwoStepErasure(userId: UserId): Write {
  return buildDelete(twoSteps.row.delete({ userId }));
}
