import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { strFromU8 } from 'fflate';
import { decodeJwt } from 'jose';
import { beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { formatPhone } from '../../functions/kernel/phone-format.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { retentionRules } from '../../functions/reach/data-exports/domain/retention.ts';
import { rowKinds } from '../../functions/reach/data-exports/domain/row-kinds.ts';
import { createPersonalDataClient, marks, otherMarks } from '../support/clients/personal-data.ts';
import { slowTestMs } from '../support/clients/seller.ts';
import { createTwoStepClient } from '../support/clients/two-step.ts';
import { cloud } from '../support/cloud.ts';
import { pickDataFolder } from '../support/data-location.ts';
import { createCopyReader, textOf } from './read-copy.ts';

cloud.wakeAll();

vi.setConfig({ testTimeout: 2 * slowTestMs, hookTimeout: 2 * slowTestMs });
const personalDataClient = createPersonalDataClient(cloud);
const { createMember, callAs, listStoredKeys, getStoredFile, advanceAndLogIn, call, fillAccount } =
  personalDataClient;
const { linkTo, download } = createCopyReader(personalDataClient);

/** A person with every kind of data takes a copy of it, and leaves. */
let filled: Awaited<ReturnType<typeof fillAccount>>;
beforeAll(async () => {
  filled = await fillAccount(await createMember(marks.name));
  const refused = filled.answers.find(({ status }) => status >= 400);
  if (refused) throw new Error(`The account isn’t filled: ${JSON.stringify(refused)}`);
});

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
  /\.(avif|webp|jpeg)$/.test(key) ? '' : (await getStoredFile(key)).toString('latin1');
const kindOf = (row: string): string => /"__edb_e__":"([^"]+)"/.exec(row)?.[1] ?? `row ${row.slice(0, 60)}`;

/** The kinds of rows that hold a person's id or words. */
const listKinds = (rows: readonly string[], texts: readonly string[]): Set<string> =>
  new Set(rows.filter((row) => texts.some((text) => row.includes(text))).map(kindOf));

const TwoStepRow = z.object({
  __edb_e__: z.literal('two-step'),
  userId: z.string(),
  twoStep: z.object({ codeHashes: z.array(z.string()) }),
});
/** The hashes of a person's recovery codes. */
const recoveryHashesIn = (rows: readonly string[], userId: string): readonly string[] =>
  rows.flatMap((row) => {
    const { data } = TwoStepRow.safeParse(JSON.parse(row));
    return data?.userId === userId ? data.twoStep.codeHashes : [];
  });

/** The referrals by which a person came that have a sign of their network. */
const listNetworkSigns = (rows: readonly string[], userId: string): readonly string[] =>
  rows.filter(
    (row) => kindOf(row) === 'referral' && row.includes(`"userId":"${userId}"`) && row.includes('"origin":"'),
  );

/** Ids of what is the person's own, by the rows that name them both. */
const listOwnIds = (rows: readonly string[], userId: string): string[] => [
  ...new Set(
    rows
      .filter((row) => row.includes(userId))
      .flatMap((row) => row.match(/\b(?!usr_)[a-z]{3}_[0-9A-HJKMNP-TV-Z]{26}\b/g) ?? []),
  ),
];

/** Kinds of rows in which a person who is deleted is found by no id, name or word, and why. */
const notOwned: Readonly<Record<string, string>> = {
  'accepted-offer': 'stays with a sale under way, with which no account is deleted',
  'alert-subscriber': 'has an address without an account; with one, its searches are the account’s',
  'blog-post-visit': 'has a number of one day that leads to no person',
  'blog-tag-views': 'counts visits of all readers',
  chain: 'joins sales under way, with which no account is deleted',
  'chain-place': 'leads from a sale under way to its chain',
  'chain-tie': 'ends with the sale; a tie that outlives it is in tests/chains',
  'draft-reminder': 'has the number of a draft, which is erased, and the days of its reminder',
  'emailed-home': 'has an address without an account; with one, the home is among its favourites',
  'email-code': 'has the address for ten minutes, until its code is used or has expired',
  'ended-session': 'has the number of a login that is over',
  'identity-allowance': 'counts the checks of all people',
  'identity-webhook': 'has the number of a provider’s notice',
  'live-connection': 'goes with the connection, which ends with the login',
  'media-use': 'has the fingerprint of a file',
  'missing-line': 'has the number of a payment that the provider has not paid out for days',
  'network-observation': 'goes within seconds, once the place of the network is known',
  organisation: 'names its members; what becomes of one who is deleted is in tests/organisations',
  'organisation-invitation': 'has an address that an admin wrote, and goes with the answer',
  'organisation-key': 'has the number of an organisation',
  'organisation-membership': 'leads to an organisation; that it goes is in tests/organisations',
  'organisation-token': 'has the signs of a key and of its token, for a quarter of an hour',
  'package-end-reminder': 'comes in the last days of a package, which end with the account',
  'portal-advert': 'says what a portal shows of a home; where homes are sent to portals is in tests/portals',
  'portal-instruction':
    'says on which portals a home is; where homes are sent to portals is in tests/portals',
  'payout-line': 'has the number of a payment, once the provider has paid it out',
  'pending-package': 'leads from a home to its unpaid package; the package of this home is paid',
  'payment-report': 'has the number of a provider’s notice',
  'picture-band':
    'has the numbers of a home and a photo beside its fingerprint; that it goes with the photo is in tests/listing-reviews',
  'property-visit': 'has a number of one day that leads to no person',
  'proven-session': 'has the number of a login',
  'receipt-file': 'has the number of a receipt',
  'reservation-file': 'has the number of a sale',
  'signed-reservation-file': 'has the number of a sale',
  'sign-up-referral-code': 'goes once the email is verified, with the referral that it becomes',
};
const subOf = (token: string): string => z.string().parse(decodeJwt(token).sub);

test('a copy of the own data has all that the person wrote and nothing of the other sides of their deals', async () => {
  const { person, home } = filled;
  const files = await download(linkTo(person.email));
  const all = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n');
  const { staffNote, reason: _, takenBack: __, ...given } = marks;
  const texts = Object.values(given).map((text) => text.slice(0, 20).trim());
  expect(texts.filter((text) => !all.includes(text))).toEqual([]);
  expect(all).not.toContain(staffNote);
  expect(Object.values(otherMarks).filter((text) => all.includes(text))).toEqual([]);
  const told = z
    .array(z.looseObject({ topic: z.string(), title: z.string(), text: z.string().optional() }))
    .parse(JSON.parse(textOf(files, 'data/notifications.json')));
  expect(told.length).toBeGreaterThan(3);
  expect(told.filter(({ topic, text }) => topic === 'offers' && text !== undefined)).toEqual([]);
  expect(JSON.parse(textOf(files, 'data/applications.json'))).toMatchObject([{ name: marks.applicant }]);
  expect(JSON.parse(textOf(files, 'data/reviews.json'))).toMatchObject({
    proofs: [{ propertyId: home, documents: [{ name: marks.proof }] }],
  });
});

test('nothing of an erased person is left but what the retention table lists', async () => {
  const { home, avatar } = filled;
  let leaver = filled.person;
  const wanted = new Map(
    Object.entries({ ...marks, email: leaver.email }).map(([mark, text]) => [mark, text.slice(0, 20).trim()]),
  );
  leaver = await advanceAndLogIn(0, leaver);
  const { getChallenge, enableTwoStep } = createTwoStepClient(cloud);
  const { token } = await enableTwoStep(leaver.token);
  leaver = { ...leaver, token };
  await getChallenge(leaver.email);
  const present = await scanRows();
  const personalTexts = [leaver.id, home, ...wanted.values(), ...listOwnIds(present, leaver.id)];
  const kinds = listKinds(present, [...personalTexts, subOf(token)]);
  const personal = Object.entries(rowKinds).flatMap(([kind, { topic }]) => (topic ? [kind] : []));
  expect(personal.filter((kind) => !kinds.has(kind)).toSorted()).toEqual(Object.keys(notOwned).toSorted());
  const { status } = await callAs(leaver, 'DELETE', '/api/delete-account', { reason: marks.reason });
  expect(status).toBe(202);
  await cloud.idle();
  const before = await scanRows();
  const missing = [...wanted].filter(([, text]) => !before.some((row) => row.includes(text)));
  // The words of a file are in the bucket; a device that is to be told after its logins ended goes.
  expect(missing.map(([mark]) => mark)).toEqual(['file', 'device']);

  const hashes = recoveryHashesIn(before, leaver.id);
  expect(hashes).toHaveLength(10);
  expect(listNetworkSigns(before, leaver.id)).toHaveLength(1);

  cloud.clock.advance(15 * dayMs);
  await cloud.schedules.run('accounts-every-day');
  await cloud.idle();
  const erasedAt = cloud.clock.now();
  cloud.clock.advance(9 * dayMs);
  await cloud.schedules.run('properties-every-day');
  await cloud.sweep();
  await cloud.idle();

  // A paper has a phone number as people read it.
  const found = (text: string) =>
    [...wanted]
      .filter(([, mark]) => text.includes(mark) || text.includes(formatPhone(mark)))
      .map(([mark]) => mark);
  const rows = (await scanRows()).filter((row) => !isOver(row));
  expect(rows.filter((row) => row.includes(leaver.id)).length).toBeGreaterThan(0);
  expect(rows.filter((row) => hashes.some((hash) => row.includes(hash)))).toEqual([]);
  expect(listNetworkSigns(rows, leaver.id)).toEqual([]);
  expect(rows.filter((row) => row.includes(otherMarks.jointOwner)).map(kindOf)).toEqual([]);
  const left = rows.flatMap((row) => found(row).map((mark) => `${mark} in ${kindOf(row)}`));
  const allowed = (kind: string) => rowKinds[kind]?.keepsWords === true;
  expect(left.filter((one) => !allowed(one.slice(one.indexOf(' in ') + 4)))).toEqual([]);
  // What stays is what the other side has as well, or what the law asks for.
  expect([...new Set(left)].toSorted()).toEqual([
    'applicant in affiliate-application',
    'email in affiliate-application',
    'email in memorandum',
    'email in open-affiliate-application',
    'email in receipt',
    'firm in memorandum',
    'firm in sale',
    'first in receipt',
    'legal in memorandum',
    'legal in sale',
    'legal in signature',
    'message in message',
    'name in notification',
    'offer in offer',
    'phone in memorandum',
    'report in report-case',
    'reviewNote in staff-act',
    'street in receipt',
    'takenBack in message-remains',
  ]);
  // Of erased kinds an id stays only where it leads nowhere: in other people's lists and under a reply.
  const erased = new Set(
    retentionRules.flatMap(({ outcome, topic }): string[] => (outcome === 'erased' ? [topic] : [])),
  );
  const numbered = [...listKinds(rows, [leaver.id])].filter((kind) =>
    erased.has(rowKinds[kind]?.topic ?? ''),
  );
  expect(numbered.toSorted()).toEqual([
    'account',
    'blog-comment',
    'draft-count',
    'notification',
    'sent-mail',
  ]);

  // The codes, the points and the status go, of a line by which who came stays under a number.
  const ofReferrals = ['affiliate', 'own-referral-code', 'referral-code', 'referral-points'];
  expect(ofReferrals.filter((kind) => listKinds(rows, [leaver.id]).has(kind))).toEqual([]);

  // What staff write to a seller is in the event that mails it.
  expect(found(JSON.stringify(cloud.events().map(({ detail }) => detail)))).toEqual(['reviewNote']);
  const logs = globSync(join(pickDataFolder(), 'local-cloud-*/logs/*.log')).map((file) =>
    readFileSync(file, 'utf8'),
  );
  expect(logs.length).toBeGreaterThan(0);
  expect(found(logs.join('\n'))).toEqual([]);
  const { body: search } = await call('GET', '/api/search-properties?q=garden&per_page=48');
  expect(found(JSON.stringify(search))).toEqual([]);
  expect(JSON.stringify(search)).not.toContain(home);
  const mails = cloud.mails.list().filter(({ at }) => Date.parse(at) > erasedAt);
  expect(found(JSON.stringify(mails))).toEqual([]);

  expect(await listStoredKeys(avatar.url.slice(1, avatar.url.lastIndexOf('/') + 1))).toEqual([]);
  expect(await listStoredKeys('exports/')).toEqual([]);
  const texts = await Promise.all(
    (await listStoredKeys('')).map(async (key = '') => `${key} ${await readText(key)}`),
  );
  expect(found(texts.join('\n'))).toEqual([]);
});
