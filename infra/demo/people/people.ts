import {
  AdminAddUserToGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import type { Cloud } from '../../local/runtime/cloud.ts';
import { operator, secretAccessKey } from '../../local/runtime/credentials.ts';
import type { Site } from '../site.ts';

export const password = 'Gable-demo-1';
/** A machine that is busy with other work takes its time. */
const mailPatienceMs = 3_600_000;
const Registered = z.object({ accessToken: z.string() });
const Token = z.object({ access_token: z.string() });
const Anything = z.unknown();

interface NewUser {
  readonly email: string;
  readonly daysAgo: number;
  readonly userName?: string;
  readonly verified?: boolean;
}

/** Opens an account as a person does: registers, types the mailed code, chooses a name. */
export async function registerUser(
  site: Site,
  cloud: Cloud,
  { email, userName, daysAgo, verified = true }: NewUser,
): Promise<string> {
  const { accessToken: token } = await site('/api/register', Registered, {
    body: { email, password, passwordConfirmation: password, terms: true },
    daysAgo,
  });
  if (verified) {
    const mail = await cloud.services.mails.waitFor(({ to }) => to.includes(email), mailPatienceMs);
    const code = />(\d{6})</.exec(mail.html ?? '')?.[1];
    await site('/api/verify-code', Anything, { token, body: { code }, daysAgo });
  }
  if (userName !== undefined)
    await site('/api/auth-user/update', Anything, {
      method: 'PUT',
      token,
      body: { user_name: userName },
      daysAgo,
    });
  return token;
}

/** One login for each person; the demo is written before its token ends. */
export function createLogins(site: Site): (email: string) => Promise<string> {
  const kept = new Map<string, Promise<string>>();
  const login = async (email: string) => {
    const body = { grant_type: 'password', client_id: 2, username: email, password };
    return (await site('/oauth/token', Token, { body })).access_token;
  };
  return (email) => {
    const token = kept.get(email) ?? login(email);
    kept.set(email, token);
    return token;
  };
}

const toAwsConfig = ({ awsEndpoint }: Cloud) => ({
  endpoint: awsEndpoint,
  region: 'eu-west-2',
  credentials: { accessKeyId: operator, secretAccessKey },
});

/** Makes a person staff, with AWS access to the user pool: no endpoint of the site does that. */
export async function makeStaff(cloud: Cloud, email: string): Promise<void> {
  const pool = cloud.model.functions
    .map(({ environment }) => environment['USER_POOL_ID'])
    .find((id) => id !== undefined);
  if (pool === undefined) throw new Error('No function knows a user pool');
  await new CognitoIdentityProviderClient(toAwsConfig(cloud)).send(
    new AdminAddUserToGroupCommand({ UserPoolId: pool, Username: email, GroupName: 'staff' }),
  );
}

/** Blocks a person as staff do. */
export async function blockUser(site: Site, staffToken: string, userId: string): Promise<void> {
  await site(`/api/staff/people/${userId}/block`, Anything, {
    token: staffToken,
    body: { reason: 'spam', words: 'The same advertisement went to forty sellers within an hour.' },
  });
}
