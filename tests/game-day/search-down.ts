import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { latestSnapshotKey } from '../../functions/finding/search/adapters/snapshot-store.ts';
import { minuteMs } from '../../functions/kernel/time.ts';
import { outages } from '../support/chaos.ts';
import { cloud } from '../support/cloud.ts';
import { client, runOps } from './game-day-client.ts';
import { createRecord, measure, type Outcome } from './outcome.ts';

/** The bucket of the snapshots fails, then has a broken snapshot, while no instance has an index. */
export async function playSearchDown(): Promise<Outcome> {
  const { see, expect, finish } = createRecord('The search is out');
  const seller = await client.createMember();
  const home = await client.publishProperty(seller);
  await cloud.schedules.run('search-every-hour');
  const fn =
    cloud.model.functions.find(({ id }) => id.startsWith('Search') && !id.includes('Every'))?.id ?? '';
  const search = () => measure(async () => client.call('GET', '/api/search-properties?q=Leeds'));
  await search();

  outages.set('s3', () => true);
  const warm = await search();
  expect(`S3 fails: an instance with an index went on, ${warm.value.status}`, warm.value.status === 200);
  await cloud.kill(fn);
  const cold = await search();
  expect(
    `a new instance answered ${cold.value.status} after ${cold.ms} ms`,
    cold.value.status === 200 || cold.value.status === 503,
  );
  const page = await client.call('GET', `/api/properties/${home}`);
  expect(`a home’s own page answered ${page.status}`, page.status === 200);
  const list = await client.callAs(seller, 'GET', '/api/user');
  expect(`the account answered ${list.status}`, list.status === 200);
  outages.delete('s3');
  const back = await search();
  expect(
    `once S3 was back, the search answered ${back.value.status} after ${back.ms} ms`,
    back.value.status === 200,
  );

  const Bucket = cloud.model.buckets.find(({ name }) => name.startsWith('gable-dev-media-'))?.name;
  const s3 = new S3Client({ ...cloud.aws, forcePathStyle: true });
  const put = (Key: string, Body: string) => s3.send(new PutObjectCommand({ Bucket, Key, Body }));
  await put(latestSnapshotKey, 'not JSON');
  await cloud.kill(fn);
  const torn = await search();
  expect(
    `a broken pointer to the snapshot: ${torn.value.status}, from the feed alone`,
    torn.value.status === 200,
  );
  await put(latestSnapshotKey, '{"key":"snapshots/search/at/torn","position":1}');
  await put('snapshots/search/at/torn', 'torn');
  await cloud.kill(fn);
  const unreadable = await search();
  expect(
    `an unreadable snapshot: ${unreadable.value.status}, from the feed alone`,
    unreadable.value.status === 200,
  );
  see(await runOps('reindex'));
  cloud.clock.advance(2 * minuteMs);
  const found = await search();
  expect(`after it: ${found.value.status} in ${found.ms} ms`, found.value.status === 200);
  return finish();
}
