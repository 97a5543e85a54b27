import {
  AdminAddUserToGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { type Cloud, operator, secretAccessKey } from '@gable/local-cloud';
import * as z from 'zod';
import { ignoreConflict, type Site, SiteRefusal } from '../site.ts';

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

/**
 * Opens an account as a person does: registers, types the mailed code, chooses a name. Goes on with one that an earlier
 * start that was cut off has opened.
 */
export async function registerUser(site: Site, cloud: Cloud, person: NewUser): Promise<string> {
  const { userName, daysAgo, verified = true } = person;
  const token = await register(site, person);
  if (verified) await verifyEmail(site, cloud, { ...person, token });
  if (userName !== undefined)
    await site('/api/auth-user/update', Anything, {
      method: 'PUT',
      token,
      body: { user_name: userName },
      daysAgo,
    });
  return token;
}

async function register(site: Site, { email, daysAgo }: NewUser): Promise<string> {
  const body = { email, password, passwordConfirmation: password, terms: true };
  try {
    return (await site('/api/register', Registered, { body, daysAgo, isRepeatable: true })).accessToken;
  } catch (error) {
    if (!(error instanceof SiteRefusal && error.status === 422)) throw error;
    return logIn(site, email);
  }
}

const maxCodes = 5;

/** Types the mailed code. The table forgets what is months old within the minute, a code included: another is asked for. */
async function verifyEmail(
  site: Site,
  cloud: Cloud,
  { email, daysAgo, token }: NewUser & { readonly token: string },
): Promise<void> {
  const codeOf = ({ html }: { readonly html?: string | undefined }) => />(\d{6})</.exec(html ?? '')?.[1];
  for (let codes = 1; ; codes += 1) {
    const mail = await cloud.services.mails.waitFor(
      (sent) => sent.to.includes(email) && codeOf(sent) !== undefined,
      mailPatienceMs,
    );
    try {
      await ignoreConflict(
        site('/api/verify-code', Anything, {
          token,
          body: { code: codeOf(mail) },
          daysAgo,
          isRepeatable: true,
        }),
      );
      return;
    } catch (error) {
      if (!(error instanceof SiteRefusal && error.status === 410) || codes >= maxCodes) throw error;
      // Nobody gets two codes within a minute.
      await site('/api/resend-verify-code', Anything, { token, daysAgo: daysAgo - codes * twoMinutesInDays });
    }
  }
}

const twoMinutesInDays = 2 / (24 * 60);

async function logIn(site: Site, email: string): Promise<string> {
  const body = { grant_type: 'password', client_id: 2, username: email, password };
  return (await site('/oauth/token', Token, { body })).access_token;
}

/** One login for each person; the demo is written before its token ends. */
export function createLogins(site: Site): (email: string) => Promise<string> {
  const kept = new Map<string, Promise<string>>();
  return (email) => {
    const token = kept.get(email) ?? logIn(site, email);
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
