import type { UserId } from '../../../../events/vocabulary.ts';
import {
  defineRow,
  optionalBoolean,
  optionalNumber,
  optionalText,
  rowKey,
  text,
} from '../../../kernel/data/row.ts';
import { buildPut } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { defaultPushChoice, PushChoice } from '../domain/push-choice.ts';

const PushChoiceRow = defineRow('push-choice', {
  columns: {
    userId: text,
    messages: optionalBoolean,
    viewings: optionalBoolean,
    offers: optionalBoolean,
    sale: optionalBoolean,
    listing: optionalBoolean,
    saved: optionalBoolean,
    comments: optionalBoolean,
    quiet: optionalBoolean,
    quietFrom: optionalText,
    quietTo: optionalText,
    version: optionalNumber,
  },
  indexes: { byUser: rowKey('userId') },
});

async function loadPushChoice(userId: UserId): Promise<{ choice: PushChoice; version: number }> {
  const { data } = await PushChoiceRow.get({ userId }).go({ consistent: true });
  return { choice: PushChoice.parse({ ...defaultPushChoice, ...data }), version: data?.version ?? 0 };
}

export async function getPushChoice(userId: UserId): Promise<PushChoice> {
  return (await loadPushChoice(userId)).choice;
}

/** Changes a person's choice, whatever else of it changes at the same time. */
export function updatePushChoice(
  userId: UserId,
  change: (before: PushChoice) => PushChoice,
): Promise<PushChoice> {
  return updateWithRetry(
    () => loadPushChoice(userId),
    ({ choice: before, version: stored }) => {
      const choice = change(before);
      const put = PushChoiceRow.put({ userId, ...choice, version: stored + 1 }).where(
        ({ version }, { eq, notExists }) => (stored === 0 ? notExists(version) : eq(version, stored)),
      );
      return { writes: [buildPut(put)], result: choice };
    },
  );
}

export async function removePushChoice(userId: UserId): Promise<void> {
  await PushChoiceRow.delete({ userId }).go();
}
