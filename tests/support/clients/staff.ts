import {
  AdminAddUserToGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import * as z from 'zod';
import type { TestCloud } from '../test-cloud.ts';
import { createVisitorClient } from './visitor.ts';

const Claims = z.object({ iss: z.string(), username: z.string() });

export function getUserOfPool(cloud: TestCloud, token: string) {
  const { iss, username } = Claims.parse(decodeJwt(token));
  return {
    pool: new CognitoIdentityProviderClient(cloud.aws),
    user: { UserPoolId: iss.slice(iss.lastIndexOf('/') + 1), Username: username },
  };
}

/** A logged-in member of staff. */
export async function createStaffMember(cloud: TestCloud) {
  return hireMember(cloud, await createVisitorClient(cloud).createMember('Stella Keeper'));
}

/** A member who is staff from now on, logged in again. */
export async function hireMember<Person extends { readonly email: string; readonly token: string }>(
  cloud: TestCloud,
  person: Person,
): Promise<Person> {
  const { pool, user } = getUserOfPool(cloud, person.token);
  await pool.send(new AdminAddUserToGroupCommand({ ...user, GroupName: 'staff' }));
  const { access_token: token } = await createVisitorClient(cloud).getTokens(person.email);
  return { ...person, token };
}
