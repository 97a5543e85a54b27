import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Entity } from 'electrodb';
import { UserId } from '../../events/vocabulary.ts';
import { oneTable, rowKey } from '../shared/table.ts';
import { everything, MailChoice, Topic } from './notification.ts';

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
      /** In the links of this person's mails: whoever has it can end them, and nothing else. */
      key: { type: 'string' },
    },
    indexes: { byUser: rowKey('userId') },
  },
  oneTable,
);

const choiceOf = (row: object | null): MailChoice => MailChoice.parse({ ...everything, ...row });

// Reads

export async function mailChoiceOf(userId: UserId): Promise<MailChoice> {
  const { data } = await ChoiceRow.get({ userId }).go({ consistent: true });
  return choiceOf(data);
}

/** Whose mails of which topic a link's key ends; nobody's where the key is not right. */
export async function linkOf(key: string): Promise<{ userId: UserId; topic: Topic } | undefined> {
  const [person = '', name = '', secret = ''] = key.split('.');
  const userId = UserId.safeParse(`usr_${person}`);
  const topic = Topic.safeParse(name);
  if (!userId.success || !topic.success) return undefined;
  const { data } = await ChoiceRow.get({ userId: userId.data }).go();
  const [kept, given] = [Buffer.from(data?.key ?? ''), Buffer.from(secret)];
  const right = kept.length > 0 && kept.length === given.length && timingSafeEqual(kept, given);
  return right ? { userId: userId.data, topic: topic.data } : undefined;
}

// Writes

export async function chooseMails(userId: UserId, change: Partial<MailChoice>): Promise<MailChoice> {
  if (Object.keys(change).length === 0) return mailChoiceOf(userId);
  const { data } = await ChoiceRow.upsert({ userId }).set(change).go({ response: 'all_new' });
  return choiceOf(data);
}

/** What a person chose, and the key of their links, which is made with the first mail. */
export async function mailingOf(userId: UserId): Promise<{ choice: MailChoice; key: string }> {
  const found = await ChoiceRow.get({ userId }).go({ consistent: true });
  if (found.data?.key) return { choice: choiceOf(found.data), key: found.data.key };
  const { data } = await ChoiceRow.upsert({ userId })
    .ifNotExists({ key: randomBytes(16).toString('base64url') })
    .go({ response: 'all_new' });
  if (!data.key) throw new Error('The key of a link was not kept');
  return { choice: choiceOf(data), key: data.key };
}

/** What `linkOf` takes. */
export const linkKey = (userId: UserId, topic: Topic, key: string): string =>
  `${userId.slice('usr_'.length)}.${topic}.${key}`;

/** With the key, the links of old mails end. */
export async function eraseChoice(userId: UserId): Promise<void> {
  await ChoiceRow.delete({ userId }).go();
}
