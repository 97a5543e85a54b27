import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { chattingAt } from '../messages/chatting.ts';
import { days, patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const at = chattingAt(cloud);
const { member, onSale, own, sent, later } = at;
type Member = Awaited<ReturnType<typeof member>>;
const minuteMs = 60_000;

const Timed = z.looseObject({ responseTime: z.int().nullable() });
const timeOf = async (of: Member, reader: Member) =>
  Timed.parse((await own(reader, 'GET', `/api/user/${of.id}`)).body).responseTime;

describe('the response time of a person', () => {
  let seller: Member;
  let home: string;
  let buyers: readonly Member[];

  beforeAll(async () => {
    seller = await member('Ansa Answers');
    home = await onSale(seller);
    buyers = [await member(), await member(), await member()];
  });

  /** The buyer asks, the seller answers after some minutes, and writes once more. */
  async function converse(buyer: Member, minutes: number): Promise<void> {
    await sent(buyer, seller, home, 'Is the garden south facing?');
    await cloud.idle();
    cloud.clock.advance(minutes * minuteMs);
    await sent(seller, buyer, home, 'It is.');
    await sent(seller, buyer, home, 'The patio gets the evening sun.');
    await cloud.idle();
  }

  test('is unknown below three answers, and then their median', async () => {
    const [first, second, third] = z.tuple([z.any(), z.any(), z.any()]).parse(buyers);
    await converse(first, 2);
    await converse(second, 12);
    expect(await timeOf(seller, first)).toBeNull();
    await converse(third, 7);
    expect(await timeOf(seller, first)).toBe(7);
    expect((await own(first, 'GET', `/api/buyer-seller/${seller.id}`)).body).toMatchObject({
      responseTime: 7,
      liveListings: 1,
    });
  });

  test('is public on the page of their home, with badges and nothing else of the account', async () => {
    const { body } = await cloud.api(`/api/properties/${home}`);
    const { seller: shown } = z.looseObject({ seller: z.record(z.string(), z.unknown()) }).parse(body);
    expect(shown).toEqual({
      id: seller.id,
      user_name: 'Ansa Answers',
      memberSince: expect.any(String),
      badges: ['email_verified'],
      responseTime: 7,
    });
  });

  test('forgets answers after 90 days', async () => {
    const reader = await later(91 * days, await member());
    expect(await timeOf(seller, reader)).toBeNull();
  });
});
