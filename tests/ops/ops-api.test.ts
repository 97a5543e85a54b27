import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { DeleteCommand, DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { latestSnapshotKey } from '../../functions/finding/search/adapters/snapshot-store.ts';
import { runOpsCommand } from '../../infra/ops/command.ts';
import { cardNumbers, createCardPaymentClient } from '../support/clients/card-payments.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { createVisitorClient, password } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('search', 'staff');
const { call, getTokens } = createVisitorClient(cloud);
const { callAs, createMember, createUnpaidPackage, startPayment, payByCard, publishProperty } =
  createCardPaymentClient(cloud);

/** A command of an operator with the credentials of AWS; the local cloud is its endpoint. */
const ops = (...args: string[]) => runOpsCommand(args, { AWS_ENDPOINT_URL: cloud.awsEndpoint });
let staff: Awaited<ReturnType<typeof createStaffMember>>;
/** A command of a member of staff at the site. */
const desk = (...args: string[]) =>
  runOpsCommand(['--site', cloud.origin, ...args], { GABLE_EMAIL: staff.email, GABLE_PASSWORD: password });

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', cloud.aws.credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', cloud.aws.credentials.secretAccessKey);
  staff = await createStaffMember(cloud);
});
afterAll(() => vi.unstubAllEnvs());

describe('npm run ops staff', () => {
  const mayUseDesk = async (email: string) =>
    (await call('GET', '/api/staff/tasks', { token: (await getTokens(email)).access_token })).status;

  test('adds, lists and removes a member of staff', async () => {
    const { email } = await createMember('Nora Newstaff');
    expect(await mayUseDesk(email)).toBe(403);
    expect(await ops('staff', 'add', email)).toContain(`${email} is staff of dev`);
    expect((await ops('staff', 'list')).split('\n')).toEqual(expect.arrayContaining([email, staff.email]));
    expect(await mayUseDesk(email)).toBe(200);
    const { refresh_token: refreshToken } = await getTokens(email);
    expect(await ops('staff', 'remove', email)).toContain('no longer staff');
    expect((await ops('staff', 'list')).split('\n')).not.toContain(email);
    expect(await mayUseDesk(email)).toBe(403);
    const refreshed = await call('POST', '/oauth/token', {
      body: { grant_type: 'refresh_token', client_id: 2, refresh_token: refreshToken },
    });
    expect(refreshed.status).not.toBe(200);
  });

  test('refuses an address without an account, an unverified one, and a stage that is not deployed', async () => {
    await expect(ops('staff', 'add', 'nobody@example.com')).rejects.toThrow('register at the site');
    const { email } = await createVisitorClient(cloud).createUnverifiedMember();
    await expect(ops('staff', 'add', email)).rejects.toThrow('isn’t verified');
    await expect(ops('staff', 'list', '--stage', 'prod')).rejects.toThrow('is prod deployed');
    await expect(ops('staff', 'list', '--stage', 'moon')).rejects.toThrow('--stage is one of');
  });
});

describe('npm run ops block', () => {
  test('blocks an account by its email address, and takes the block back', async () => {
    const person = await createMember('Bert Blocked');
    const words = 'You asked buyers for a deposit outside of Gable.';
    expect(await desk('block', person.email, '--reason', 'fraud', '--words', words)).toContain(
      `${person.id} (Bert Blocked`,
    );
    expect((await callAs(person, 'GET', '/api/user')).status).toBe(401);
    await expect(desk('block', person.id, '--reason', 'fraud', '--words', words)).rejects.toThrow('blocked');
    expect(await desk('unblock', person.id, '--reason', 'It was their brother')).toContain('log in again');
    // Logins up to the next second stay void.
    cloud.clock.advance(2_000);
    expect((await getTokens(person.email)).access_token).toBeTruthy();
  });

  test('refuses an unknown reason and an unknown person', async () => {
    const { id } = await createMember('Una Unloved');
    const dislike = desk('block', id, '--reason', 'dislike', '--words', 'You are dull.');
    await expect(dislike).rejects.toThrow('reason:');
    await expect(desk('block', 'usr_x', '--reason', 'fraud')).rejects.toThrow('Give --words.');
    await expect(
      desk('block', 'nobody@example.com', '--reason', 'fraud', '--words', 'Not here'),
    ).rejects.toThrow('No account has nobody@example.com');
  });
});

describe('npm run ops refund', () => {
  test('refunds a part of a payment, then what is left', async () => {
    const { seller, packageId } = await createUnpaidPackage();
    const { paymentId, url } = await startPayment(seller, packageId);
    await payByCard(url, cardNumbers.good);
    await cloud.idle();
    expect(await desk('payments', seller.id)).toMatch(
      new RegExp(`^${paymentId} .+ £99\\.00 can be refunded`),
    );
    const give = (...more: string[]) => desk('refund', paymentId, '--reason', 'Late photographer', ...more);
    await expect(desk('refund', paymentId)).rejects.toThrow('Give --reason.');
    await expect(give('--amount', '100')).rejects.toThrow('At most £99');
    expect(await give('--amount', '10')).toContain(`£10.00 of ${paymentId}`);
    await cloud.idle();
    expect(await give()).toContain('£89.00');
    await cloud.idle();
    await expect(give()).rejects.toThrow('Nothing of this payment is left');
    await expect(desk('refund', 'pay_x', '--reason', 'Late')).rejects.toThrow('There is no payment pay_x');
  });
});

const Row = z.looseObject({ pk: z.string(), sk: z.string() });
const Found = z.object({ total: z.int() });

describe('npm run ops replay and reindex', () => {
  const database = DynamoDBDocumentClient.from(new DynamoDBClient(cloud.aws));
  const TableName = cloud.model.tables.find(({ streamArn }) => streamArn !== undefined)?.name;
  /** As the index has it; the cards of results are rows. */
  const countHomes = async () =>
    Found.parse((await call('GET', '/api/search-properties?q=Whitby')).body).total;
  const waitForHomes = (count: number) =>
    vi.waitFor(async () => expect(await countHomes()).toBe(count), { timeout: 15_000, interval: 50 });
  const momentAfter = (seconds: number) =>
    new Date(cloud.clock.now() + seconds * 1000).toISOString().replace(/\.\d+Z/, 'Z');

  test('mend a search that lost a home: the rebuild shows what the feed has, the replay brings it back', async () => {
    const span = ['--from', momentAfter(-1)];
    const seller = await createMember('Rita Replayed');
    const address = {
      line1: 'Cliff Street',
      town: 'Whitby',
      nation: 'england',
      latitude: 54.486,
      longitude: -0.62,
    };
    const home = await publishProperty(seller, { postcode: 'YO21 3PU', address });
    await cloud.idle();
    await waitForHomes(1);
    for await (const { Items = [] } of paginateScan(
      { client: database },
      {
        TableName,
        FilterExpression: '#e = :e AND propertyId = :id',
        ExpressionAttributeNames: { '#e': '__edb_e__' },
        ExpressionAttributeValues: { ':e': 'search-row', ':id': home },
      },
    ))
      for (const { pk, sk } of z.array(Row).parse(Items))
        await database.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
    expect(await ops('reindex')).toMatch(/^The search was rebuilt with \d+ homes/);
    expect(await countHomes()).toBe(1);
    cloud.clock.advance(61_000);
    await waitForHomes(0);
    expect(await ops('replay', 'SearchOnPropertyChanged', ...span, '--to', momentAfter(1))).toMatch(
      /^Gable-dev-Reactions-SearchOnPropertyChangedChanged: events from .+ were delivered again\.$/,
    );
    await cloud.idle();
    await waitForHomes(1);
    const replayed = cloud.events().filter(({ detail }) => JSON.stringify(detail).includes(home));
    const rulesOf = (entry: (typeof replayed)[number]) => entry.deliveries.map(({ rule }) => rule);
    expect(rulesOf(replayed.at(-1) ?? expect.fail())).toEqual([
      expect.stringContaining('SearchOnPropertyChanged'),
    ]);
  });

  test('rebuild a snapshot that cannot be read', async () => {
    const Bucket = cloud.model.buckets.find(({ notifies }) => notifies)?.name;
    const s3 = new S3Client({ ...cloud.aws, forcePathStyle: true });
    const put = (Key: string, Body: string) => s3.send(new PutObjectCommand({ Bucket, Key, Body }));
    await put(latestSnapshotKey, '{"key":"snapshots/search/at/broken","position":1}');
    await put('snapshots/search/at/broken', 'not a snapshot');
    await cloud.schedules.run('search-every-hour');
    expect(await ops('reindex')).toMatch(/rebuilt with [1-9]\d* homes/);
  });

  test('replay refuses a span that ends before it starts, and a name that no reaction or several have', async () => {
    const span = ['--from', '2026-11-02', '--to', '2026-11-03'];
    await expect(ops('replay', 'SearchOnPropertyChanged')).rejects.toThrow('Give --from.');
    await expect(
      ops('replay', 'SearchOnPropertyChanged', '--from', '2026-11-03T10:00Z', '--to', '2026-11-03T09:00Z'),
    ).rejects.toThrow('--from is not before --to.');
    await expect(ops('replay', 'Nowhere', ...span)).rejects.toThrow(
      'Gable-dev-Reactions-SearchOnPropertyChanged',
    );
    await expect(ops('replay', 'On', ...span)).rejects.toThrow('Several reactions fit');
  });
});

test('an unknown command prints the usage', async () => {
  await expect(ops('dance')).rejects.toThrow('npm run ops -- reindex');
  await expect(ops('staff')).rejects.toThrow('npm run ops -- staff add EMAIL');
});
