import { Entity } from 'electrodb';
import type { UserId } from '../../events/vocabulary.ts';
import { tableOptions, rowKey } from '../kernel/data/table.ts';
import { everything, MailChoice } from './notification.ts';

const flag = { type: 'boolean' } as const;
const ChoiceRow = new Entity(
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

const choiceOf = (row: object | null): MailChoice => MailChoice.parse({ ...everything, ...row });

// Reads

export async function mailChoiceOf(userId: UserId): Promise<MailChoice> {
  const { data } = await ChoiceRow.get({ userId }).go({ consistent: true });
  return choiceOf(data);
}

// Writes

export async function chooseMails(userId: UserId, change: Partial<MailChoice>): Promise<MailChoice> {
  if (Object.keys(change).length === 0) return mailChoiceOf(userId);
  const { data } = await ChoiceRow.upsert({ userId }).set(change).go({ response: 'all_new' });
  return choiceOf(data);
}

export async function eraseChoice(userId: UserId): Promise<void> {
  await ChoiceRow.delete({ userId }).go();
}
