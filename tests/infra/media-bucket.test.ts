import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { latestSnapshotKey, snapshotPrefix } from '../../functions/finding/search/adapters/snapshot-store.ts';
import { toShareCardFolder } from '../../functions/reach/site-pages/adapters/share-card-path.ts';
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

/** The days after which the bucket removes an object by itself. */
async function listExpiries(key: string): Promise<readonly number[]> {
  const [media] = listByType(await getTemplates('prod'), 'AWS::S3::Bucket').filter(
    ({ Properties }) => Properties['VersioningConfiguration'] !== undefined,
  );
  const { Rules } = Bucket.parse(media?.Properties).LifecycleConfiguration;
  return Rules.flatMap(({ Prefix, ExpirationInDays }) =>
    ExpirationInDays !== undefined && key.startsWith(Prefix) ? [ExpirationInDays] : [],
  );
}

describe('the media bucket', () => {
  test('removes search snapshots after a week and keeps the pointer to the newest one', async () => {
    expect(await listExpiries(`${snapshotPrefix}1763856000000000`)).toEqual([7]);
    expect(await listExpiries(latestSnapshotKey)).toEqual([]);
  });

  test('keeps the cards of shared links as long as their pages', async () => {
    expect(await listExpiries(`${toShareCardFolder('prp_1').slice(1)}a.jpg`)).toEqual([]);
  });
});
