import * as z from 'zod';
import { expect, test } from 'vitest';
import { latestSnapshotKey, snapshotPrefix } from '../../functions/search/adapters/snapshot-store.ts';
import { getTemplates, listByType } from './templates.ts';

const Bucket = z.object({
  LifecycleConfiguration: z.object({
    Rules: z.array(
      z.looseObject({
        Id: z.string(),
        Prefix: z.string().default(''),
        ExpirationInDays: z.number().optional(),
      }),
    ),
  }),
});

test('removes search snapshots after a week and keeps the pointer to the newest one', async () => {
  const [media] = listByType(await getTemplates('prod'), 'AWS::S3::Bucket').filter(
    ({ Properties }) => Properties['VersioningConfiguration'] !== undefined,
  );
  const { Rules } = Bucket.parse(media?.Properties).LifecycleConfiguration;
  const expiresAfter = (key: string) =>
    Rules.flatMap(({ Prefix, ExpirationInDays }) =>
      ExpirationInDays !== undefined && key.startsWith(Prefix) ? [ExpirationInDays] : [],
    );
  expect(expiresAfter(`${snapshotPrefix}1763856000000000`)).toEqual([7]);
  expect(expiresAfter(latestSnapshotKey)).toEqual([]);
});
