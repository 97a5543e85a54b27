import {
  AdminAddUserToGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import * as z from 'zod';
import type { TestCloud } from '../support/boot.ts';
import { visitorOf } from './visitor.ts';

const Claims = z.object({ iss: z.string(), username: z.string() });

/** Somebody who is staff, and logged in as that. */
export async function staffAt(cloud: TestCloud) {
  const { member, tokens } = visitorOf(cloud);
  const person = await member('Stella Keeper');
  const { iss, username } = Claims.parse(decodeJwt(person.token));
  await new CognitoIdentityProviderClient(cloud.aws).send(
    new AdminAddUserToGroupCommand({
      UserPoolId: iss.slice(iss.lastIndexOf('/') + 1),
      Username: username,
      GroupName: 'staff',
    }),
  );
  return { ...person, token: (await tokens(person.email)).access_token };
}
