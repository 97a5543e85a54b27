import {
  AdminAddUserToGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import * as z from 'zod';
import type { TestCloud } from '../support/boot.ts';
import { visitorOf } from './visitor.ts';

const Claims = z.object({ iss: z.string(), username: z.string() });

/** The user pool and the user of a token. */
export function userOf(cloud: TestCloud, token: string) {
  const { iss, username } = Claims.parse(decodeJwt(token));
  return {
    pool: new CognitoIdentityProviderClient(cloud.aws),
    user: { UserPoolId: iss.slice(iss.lastIndexOf('/') + 1), Username: username },
  };
}

/** A logged-in member of staff. */
export async function staffAt(cloud: TestCloud) {
  const { member, tokens } = visitorOf(cloud);
  const person = await member('Stella Keeper');
  const { pool, user } = userOf(cloud, person.token);
  await pool.send(new AdminAddUserToGroupCommand({ ...user, GroupName: 'staff' }));
  return { ...person, token: (await tokens(person.email)).access_token };
}
