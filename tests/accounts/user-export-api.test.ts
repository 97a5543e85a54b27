import { gunzipSync } from 'node:zlib';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { ExportedUser, UserExportManifest } from '../../functions/people/accounts/domain/user-export.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { createVisitorClient, password } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

const s3 = new S3Client({ ...cloud.aws, forcePathStyle: true });
const Bucket = 'gable-dev-backups-000000000000';

async function readBytes(Key: string): Promise<Uint8Array> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
  if (!Body) throw new Error(`${Key} is empty`);
  return Body.transformToByteArray();
}

async function readNewestManifest(): Promise<UserExportManifest> {
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'users/' }));
  const keys = Contents.flatMap(({ Key = '' }) => (Key.endsWith('/manifest.json') ? [Key] : []));
  const text = Buffer.from(await readBytes(keys.toSorted().at(-1) ?? '')).toString();
  return UserExportManifest.parse(JSON.parse(text));
}

test('exports every user with their groups, and no password', async () => {
  const { createMember } = createVisitorClient(cloud);
  const member = await createMember('Una Exported');
  const staff = await createStaffMember(cloud);
  const [counts] = (await cloud.schedules.run('users-every-day')) ?? [];

  const manifest = await readNewestManifest();
  expect(counts).toEqual({ users: manifest.users, parts: manifest.parts.length });
  expect(manifest.groups['staff']).toBeGreaterThan(0);
  const text = (await Promise.all(manifest.parts.map(readBytes)))
    .map((bytes) => gunzipSync(bytes).toString())
    .join('');
  const users = text
    .trimEnd()
    .split('\n')
    .map((line) => ExportedUser.parse(JSON.parse(line)));
  expect(users).toHaveLength(manifest.users);
  const find = (email: string) => users.find((user) => user.attributes.email === email);
  expect(find(member.email)).toMatchObject({
    enabled: true,
    status: 'CONFIRMED',
    groups: [],
    attributes: { email_verified: 'true' },
  });
  expect(find(staff.email)?.groups).toEqual(['staff']);
  expect(text).not.toContain(password);
});
