import { expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications');
const { createMember, callAs, advanceAndLogIn, listMails } = createSellerClient(cloud);
type Member = Awaited<ReturnType<typeof createMember>>;
const Draft = z.object({ id: z.string(), version: z.number() });
const drafts = '/api/property-draft';

const begin = async (seller: Member) =>
  Draft.parse((await callAs(seller, 'POST', drafts, { data: { price: 250_000 } })).body);
const countAbout = ({ email }: Member, subject: string) =>
  listMails(email).filter((mail) => mail.subject === subject).length;
const countMails = (seller: Member) => ({
  first: countAbout(seller, 'Finish your listing when you’re ready'),
  last: countAbout(seller, 'Your listing is still waiting'),
});
const wait = async (seller: Member, days: number): Promise<Member> => {
  await cloud.idle();
  const later = await advanceAndLogIn(days * dayMs, seller);
  await cloud.idle();
  return later;
};

test('an unfinished listing has one reminder after three days and one after fourteen', async () => {
  const seller = await createMember();
  const { id, version } = await begin(seller);
  const again = await wait(seller, 2);
  await callAs(again, 'PUT', `${drafts}/${id}`, { data: { price: 260_000 }, version });
  const third = await wait(again, 2);
  expect(countMails(seller)).toEqual({ first: 0, last: 0 });
  const fifth = await wait(third, 1.1);
  expect(countMails(seller)).toEqual({ first: 1, last: 0 });
  await callAs(fifth, 'PUT', `${drafts}/${id}`, { data: { price: 270_000 }, version: version + 1 });
  const ninth = await wait(fifth, 4);
  expect(countMails(seller)).toEqual({ first: 1, last: 0 });
  await wait(ninth, 11);
  expect(countMails(seller)).toEqual({ first: 1, last: 1 });
});

test('a listing that was thrown away, and one of a person who wants no such mail, has none', async () => {
  const [seller, quiet] = await Promise.all([createMember(), createMember()]);
  const { id } = await begin(seller);
  await begin(quiet);
  await callAs(seller, 'DELETE', `${drafts}/${id}`);
  await callAs(quiet, 'PUT', '/api/notification-preferences', { listing: false });
  await wait(seller, 15);
  expect(countMails(seller)).toEqual({ first: 0, last: 0 });
  expect(countMails(quiet)).toEqual({ first: 0, last: 0 });
});
