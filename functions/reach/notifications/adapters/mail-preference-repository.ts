import type { UserId } from '../../../../events/vocabulary.ts';
import { createRowRead, type RowRead } from '../../../kernel/data/row-read.ts';
import { defineRow, optionalBoolean, rowKey, text } from '../../../kernel/data/row.ts';
import { defaultMailPreference, MailPreference } from '../domain/notification.ts';

const MailPreferenceRow = defineRow('mail-choice', {
  columns: {
    userId: text,
    messages: optionalBoolean,
    viewings: optionalBoolean,
    offers: optionalBoolean,
    sale: optionalBoolean,
    listing: optionalBoolean,
    saved: optionalBoolean,
    comments: optionalBoolean,
  },
  indexes: { byUser: rowKey('userId') },
});

const toMailPreference = (row: object | null | undefined): MailPreference =>
  MailPreference.parse({ ...defaultMailPreference, ...row });

// Reads

export async function getMailPreference(userId: UserId): Promise<MailPreference> {
  const { data } = await MailPreferenceRow.get({ userId }).go({ consistent: true });
  return toMailPreference(data);
}

/** The read of `getMailPreference`, to go out together with others. */
export function createMailPreferenceRead(userId: UserId): RowRead<MailPreference> {
  return createRowRead(MailPreferenceRow.get({ userId }), toMailPreference);
}

// Writes

export async function updateMailPreference(
  userId: UserId,
  change: Partial<MailPreference>,
): Promise<MailPreference> {
  if (Object.keys(change).length === 0) return getMailPreference(userId);
  const { data } = await MailPreferenceRow.upsert({ userId }).set(change).go({ response: 'all_new' });
  return toMailPreference(data);
}

export async function deleteMailPreference(userId: UserId): Promise<void> {
  await MailPreferenceRow.delete({ userId }).go();
}
