import type { UserId } from '../../../../events/vocabulary.ts';
import { defineRow, optionalBoolean, optionalText, rowKey, text } from '../../../kernel/data/row.ts';
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
  },
  indexes: { byUser: rowKey('userId') },
});

export async function getPushChoice(userId: UserId): Promise<PushChoice> {
  const { data } = await PushChoiceRow.get({ userId }).go({ consistent: true });
  return PushChoice.parse({ ...defaultPushChoice, ...data });
}

export async function savePushChoice(userId: UserId, choice: PushChoice): Promise<void> {
  await PushChoiceRow.put({ userId, ...choice }).go();
}

export async function removePushChoice(userId: UserId): Promise<void> {
  await PushChoiceRow.delete({ userId }).go();
}
