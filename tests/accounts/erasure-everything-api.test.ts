import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { expect, test, vi } from 'vitest';
import { retentionRules } from '../../functions/data-exports/domain/retention.ts';
import { bloggingAt } from '../blog/blogging.ts';
import { askingAt } from '../enquiries/asking.ts';
import { chattingAt } from '../messages/chatting.ts';
import { biddingAt } from '../offers/bidding.ts';
import { photo } from '../properties/photos.ts';
import { days, patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { place } from '../support/place.ts';
import { viewingAt } from '../viewings/world.ts';

vi.setConfig({ testTimeout: 2 * patience, hookTimeout: patience });
const blog = bloggingAt(cloud);
const { member, own, upload, onSale, kept, stored, later, call } = blog;

/** What the person writes in each place; every text is found nowhere else. */
const marks = {
  name: 'Zqname Leaver',
  first: 'Zqfirst',
  bio: 'Zqbio by the sea',
  street: 'Zqstreet 5',
  phone: '+447700900981',
  home: 'Zqhome has a wide garden and a boarded loft. '.repeat(4),
  alt: 'Zqalt front',
  draft: 'Zqdraft words',
  note: 'Zqnote',
  message: 'Zqmessage to the seller',
  offer: 'Zqoffer with love',
  viewing: 'Zqviewing with a dog',
  ticket: 'Zqticket for the team',
  comment: 'Zqcomment about surveys',
  report: 'Zqreport of a rude person',
  reason: 'Zqreason for leaving',
};

const documents = DynamoDBDocumentClient.from(new DynamoDBClient(cloud.aws));
async function scanRows() {
  const rows: string[] = [];
  for (const { name: TableName } of cloud.model.tables)
    for await (const { Items = [] } of paginateScan({ client: documents }, { TableName }))
      rows.push(...Items.map((item) => JSON.stringify(item)));
  return rows;
}
/** The table removes a row some days after its end. */
const isOver = (row: string): boolean => {
  const end = /"expiresAt":(\d+)/.exec(row)?.[1];
  return end !== undefined && Number(end) * 1000 < cloud.clock.now();
};
/** An object as text; pictures hold no words. */
const readText = async (key: string): Promise<string> =>
  /\.(avif|webp)$/.test(key) ? '' : (await stored(key)).toString('latin1');
const kindOf = (row: string): string => /"__edb_e__":"([^"]+)"/.exec(row)?.[1] ?? `row ${row.slice(0, 60)}`;

async function fill(leaver: Awaited<ReturnType<typeof member>>) {
  const [seller, editor] = [await member(), await blog.newEditor()];
  const avatar = z
    .object({ id: z.string(), url: z.string() })
    .parse(await upload(leaver, await photo({ width: 830, colour: '#912166' }), 'avatar'));
  const home = await onSale(leaver, {
    description: [{ value: { mainDescription: marks.home } }],
    images: [
      { id: await blog.uploadedId(leaver, await photo({ width: 850, colour: '#2a3b4c' })), alt: marks.alt },
    ],
  });
  const other = await onSale(seller);
  const slot = await viewingAt(cloud).openSlot(seller, other, viewingAt(cloud).inHours(100));
  const post = await blog.published(editor);
  const answers = [
    await own(leaver, 'PUT', '/api/buyer-seller/update-profile', {
      firstName: marks.first,
      bio: marks.bio,
      address: marks.street,
      phone: marks.phone,
      avatar: avatar.url,
    }),
    await own(leaver, 'POST', '/api/property-draft', {
      data: { description: [{ value: { mainDescription: marks.draft } }] },
    }),
    await own(leaver, 'POST', '/api/favourites', { propertyId: other, note: marks.note }),
    await chattingAt(cloud).write(leaver, seller, other, marks.message),
    await biddingAt(cloud).offer(leaver, other, 300_000, { message: marks.offer }),
    await own(leaver, 'POST', '/api/viewing', {
      propertyId: other,
      timeSlotId: slot,
      attendees: 1,
      message: marks.viewing,
    }),
    await blog.comment(leaver, post.id, marks.comment),
    await own(leaver, 'POST', '/api/report', {
      type: 'report',
      category: 'other',
      userId: seller.id,
      details: marks.report,
    }),
    await own(leaver, 'GET', '/api/user/export'),
  ];
  await askingAt(cloud).opened({ name: marks.name, message: marks.ticket, email: leaver.email }, leaver);
  await cloud.idle();
  return { home, avatar, answers };
}

test('nothing of an erased person is left but what the retention table says', async () => {
  let leaver = await member(marks.name);
  const { home, avatar, answers } = await fill(leaver);
  expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
  const wanted = new Map(
    Object.entries({ ...marks, email: leaver.email }).map(([mark, text]) => [mark, text.slice(0, 20).trim()]),
  );
  leaver = await later(0, leaver);
  const { status } = await own(leaver, 'DELETE', '/api/delete-account', { reason: marks.reason });
  expect(status).toBe(202);
  await cloud.idle();
  const before = (await scanRows()).join('\n');
  expect([...wanted.values()].filter((text) => !before.includes(text))).toEqual([]);

  cloud.clock.advance(15 * days);
  await cloud.schedules.run('accounts-every-day');
  await cloud.idle();
  const erasedAt = cloud.clock.now();
  cloud.clock.advance(9 * days);
  await cloud.schedules.run('properties-every-day');
  await cloud.sweep();
  await cloud.idle();

  const found = (text: string) => [...wanted].filter(([, mark]) => text.includes(mark)).map(([mark]) => mark);
  const rows = (await scanRows()).filter((row) => !isOver(row));
  expect(rows.filter((row) => row.includes(leaver.id)).length).toBeGreaterThan(0);
  const left = rows.flatMap((row) => found(row).map((mark) => `${mark} in ${kindOf(row)}`));
  const allowed = new Set(retentionRules.flatMap(({ rows: kinds = [] }) => kinds));
  expect(left.filter((one) => !allowed.has(one.slice(one.indexOf(' in ') + 4)))).toEqual([]);
  // What stays in a shared record is what the other side has as well.
  expect([...new Set(left)].toSorted()).toEqual([
    'message in message',
    'name in notification',
    'offer in offer',
    'report in report-case',
  ]);

  expect(found(JSON.stringify(cloud.events().map(({ detail }) => detail)))).toEqual([]);
  const logs = globSync(join(place(), 'local-cloud-*/logs/*.log')).map((file) => readFileSync(file, 'utf8'));
  expect(logs.length).toBeGreaterThan(0);
  expect(found(logs.join('\n'))).toEqual([]);
  const { body: search } = await call('GET', '/api/search-properties?q=garden&per_page=48');
  expect(found(JSON.stringify(search))).toEqual([]);
  expect(JSON.stringify(search)).not.toContain(home);
  const mails = cloud.mails.list().filter(({ at }) => Date.parse(at) > erasedAt);
  expect(found(JSON.stringify(mails))).toEqual([]);

  expect(await kept(avatar.url.slice(1, avatar.url.lastIndexOf('/') + 1))).toEqual([]);
  expect(await kept('exports/')).toEqual([]);
  const texts = await Promise.all((await kept('')).map(async (key = '') => `${key} ${await readText(key)}`));
  expect(found(texts.join('\n'))).toEqual([]);
});
