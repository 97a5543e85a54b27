import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { AccountDeleted } from '../../events/account.ts';
import { MessageSent } from '../../events/message.ts';
import { MessageId, PropertyId, UserId } from '../../events/vocabulary.ts';
import { dayMs, minuteMs } from '../../functions/kernel/time.ts';
import { createMessageClient } from '../support/clients/messages.ts';
import { createNotificationClient } from '../support/clients/notifications.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('messages');

const messageClient = createMessageClient(cloud);
const { createMember, publishProperty, callAs, sendMessage, advanceAndLogIn } = messageClient;
const { publishEvent } = createNotificationClient(cloud);
type Member = Awaited<ReturnType<typeof createMember>>;

const Timed = z.looseObject({ responseTime: z.int().nullable() });
const timeOf = async (of: Member, reader: Member) =>
  Timed.parse((await callAs(reader, 'GET', `/api/user/${of.id}`)).body).responseTime;

/** A new buyer asks; the seller answers after the given minutes and then writes again. */
async function converse(seller: Member, home: string, minutes: number) {
  const buyer = await createMember();
  await sendMessage(buyer, seller, home, 'Is the garden south facing?');
  await cloud.idle();
  cloud.clock.advance(minutes * minuteMs);
  const answer = await sendMessage(seller, buyer, home, 'It is.');
  await sendMessage(seller, buyer, home, 'The patio gets the evening sun.');
  await cloud.idle();
  return { buyer, answer };
}

describe('the response time of a person', () => {
  let seller: Member;
  let home: string;
  let last: Awaited<ReturnType<typeof converse>>;

  beforeAll(async () => {
    seller = await createMember('Ansa Answers');
    home = await publishProperty(seller);
  });

  test('is unknown below three answers, and then their median', async () => {
    await converse(seller, home, 2);
    const { buyer } = await converse(seller, home, 12);
    expect(await timeOf(seller, buyer)).toBeNull();
    last = await converse(seller, home, 7);
    expect(await timeOf(seller, buyer)).toBe(7);
    expect((await callAs(buyer, 'GET', `/api/buyer-seller/${seller.id}`)).body).toMatchObject({
      responseTime: 7,
      liveListings: 1,
    });
  });

  test('stays the same when an answer is delivered again twenty minutes later', async () => {
    cloud.clock.advance(20 * minuteMs);
    const ids = {
      messageId: MessageId.parse(last.answer.id),
      propertyId: PropertyId.parse(home),
      sellerId: UserId.parse(seller.id),
      buyerId: UserId.parse(last.buyer.id),
    };
    for (let count = 0; count < 2; count += 1)
      await publishEvent(MessageSent.of({ ...ids, fromId: ids.sellerId, kind: 'text', first: false }));
    expect(await timeOf(seller, last.buyer)).toBe(7);
  });

  test('is public on the page of their property, with badges and no other account data', async () => {
    const { body } = await cloud.api(`/api/properties/${home}`);
    const { seller: shown } = z.looseObject({ seller: z.record(z.string(), z.unknown()) }).parse(body);
    expect(shown).toEqual({
      id: seller.id,
      user_name: 'Ansa Answers',
      memberSince: expect.any(String),
      badges: ['email_verified'],
      emailVerifiedAt: expect.any(String),
      responseTime: 7,
    });
  });

  test('ignores answers after 90 days', async () => {
    const reader = await advanceAndLogIn(91 * dayMs, await createMember());
    expect(await timeOf(seller, reader)).toBeNull();
  });

  test('is deleted with the account', async () => {
    const leaver = await createMember();
    const sold = await publishProperty(leaver);
    const conversations = [await converse(leaver, sold, 3), await converse(leaver, sold, 3)];
    conversations.push(await converse(leaver, sold, 3));
    const reader = await createMember();
    expect(await timeOf(leaver, reader)).toBe(3);
    await publishEvent(AccountDeleted.of({ userId: UserId.parse(leaver.id) }));
    expect(await timeOf(leaver, reader)).toBeNull();
  });
});
