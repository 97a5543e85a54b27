import { Entity } from 'electrodb';
import type { UserId } from '../../../events/vocabulary.ts';
import { tableOptions, rowKey } from '../../kernel/data/table.ts';
import { defaultMailPreference, MailPreference } from '../domain/notification.ts';

const flag = { type: 'boolean' } as const;
const MailPreferenceRow = new Entity(
  {
    model: { entity: 'mail-choice', version: '1', service: 'gable' },
    attributes: {
      userId: { type: 'string', required: true },
      messages: flag,
      viewings: flag,
      offers: flag,
      sale: flag,
      listing: flag,
      saved: flag,
      comments: flag,
    },
    indexes: { byUser: rowKey('userId') },
  },
  tableOptions,
);

const toMailPreference = (row: object | null): MailPreference =>
  MailPreference.parse({ ...defaultMailPreference, ...row });

// Reads

export async function getMailPreference(userId: UserId): Promise<MailPreference> {
  const { data } = await MailPreferenceRow.get({ userId }).go({ consistent: true });
  return toMailPreference(data);
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
