import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  type CognitoIdentityProviderClient,
  ListUsersCommand,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import {
  ExportedUser,
  UserExportManifest,
  userExportPrefix,
} from '../../../functions/delivery/manifest/user-export.ts';
import { Refusal } from '../site.ts';
import type { BucketPlace } from './objects.ts';

export interface PoolPlace {
  readonly cognito: CognitoIdentityProviderClient;
  readonly pool: string;
}

export interface UserExport {
  readonly manifest: UserExportManifest;
  readonly users: readonly ExportedUser[];
}

async function readBytes({ s3, bucket }: BucketPlace, Key: string): Promise<Uint8Array> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key }));
  if (!Body) throw new Refusal(`${bucket}/${Key} is empty.`);
  return Body.transformToByteArray();
}

/** The keys of all complete exports, oldest first. */
export async function listUserExports({ s3, bucket }: BucketPlace): Promise<string[]> {
  const keys: string[] = [];
  let ContinuationToken: string | undefined;
  do {
    const input = { Bucket: bucket, Prefix: userExportPrefix, ContinuationToken };
    const page = await s3.send(new ListObjectsV2Command(input));
    keys.push(...(page.Contents ?? []).flatMap(({ Key }) => (Key === undefined ? [] : [Key])));
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
  return keys.filter((key) => key.endsWith('/manifest.json')).toSorted();
}

/**
 * Reads an export by the key of its manifest; without one the newest.
 * @throws Refusal when there is no export or a part lacks users
 */
export async function readUserExport(place: BucketPlace, wanted?: string): Promise<UserExport> {
  const key = wanted ?? (await listUserExports(place)).at(-1);
  if (key === undefined) throw new Refusal(`${place.bucket} has no export of users.`);
  const text = Buffer.from(await readBytes(place, key)).toString();
  const manifest = UserExportManifest.parse(JSON.parse(text));
  const users: ExportedUser[] = [];
  for (const part of manifest.parts) {
    const lines = gunzipSync(await readBytes(place, part))
      .toString()
      .trimEnd()
      .split('\n');
    users.push(...lines.map((line) => ExportedUser.parse(JSON.parse(line))));
  }
  if (users.length !== manifest.users)
    throw new Refusal(`${key} names ${manifest.users} users, and its parts have ${users.length}.`);
  return { manifest, users };
}

/** A sign-in of Google or Facebook, which Cognito creates itself at the next login. */
export function isSocialUser({ username }: ExportedUser): boolean {
  return /^(google|facebook)_/i.test(username);
}

/** The new `sub` of each restored user, by the one in the export. */
export type SubChanges = ReadonlyMap<string, string>;

/**
 * Creates users that a pool lacks, with their groups. Cognito gives each a new `sub`. No one knows their
 * passwords: they log in after a reset by mail, and set up a second step again.
 */
export async function restoreUsers(
  { users }: UserExport,
  place: PoolPlace,
): Promise<{ readonly subs: SubChanges; readonly created: number; readonly social: number }> {
  const subs = new Map<string, string>();
  let created = 0;
  const own = users.filter((user) => !isSocialUser(user));
  for (const user of own) {
    const { sub, isNew } = await restoreUser(place, user);
    subs.set(user.attributes.sub ?? user.username, sub);
    if (isNew) created += 1;
  }
  return { subs, created, social: users.length - own.length };
}

async function restoreUser(
  { cognito, pool: UserPoolId }: PoolPlace,
  { attributes: { sub: _, ...attributes }, groups, enabled }: ExportedUser,
): Promise<{ sub: string; isNew: boolean }> {
  const { email = '' } = attributes;
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  let Username: string | undefined;
  let isNew = true;
  try {
    const command = new AdminCreateUserCommand({
      UserPoolId,
      Username: email,
      UserAttributes,
      MessageAction: 'SUPPRESS',
    });
    ({ Username } = (await cognito.send(command)).User ?? {});
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
    isNew = false;
    ({ Username } = await cognito.send(new AdminGetUserCommand({ UserPoolId, Username: email })));
  }
  if (Username === undefined) throw new Error('Cognito answered without a username');
  const user = { UserPoolId, Username };
  // A user without a password counts as an interrupted registration, which another one would continue.
  const Password = `${randomBytes(32).toString('base64url')}aA1!`;
  if (isNew) await cognito.send(new AdminSetUserPasswordCommand({ ...user, Password, Permanent: true }));
  for (const GroupName of groups) await cognito.send(new AdminAddUserToGroupCommand({ ...user, GroupName }));
  if (!enabled) await cognito.send(new AdminDisableUserCommand(user));
  return { sub: Username, isNew };
}

/** The `sub` of every user of a pool. */
export async function listSubs({ cognito, pool: UserPoolId }: PoolPlace): Promise<Set<string>> {
  const subs = new Set<string>();
  let PaginationToken: string | undefined;
  do {
    const page = await cognito.send(
      new ListUsersCommand({ UserPoolId, Limit: 60, PaginationToken, AttributesToGet: ['sub'] }),
    );
    for (const { Attributes = [] } of page.Users ?? [])
      for (const { Name, Value } of Attributes) if (Name === 'sub' && Value !== undefined) subs.add(Value);
    ({ PaginationToken } = page);
  } while (PaginationToken !== undefined);
  return subs;
}
