import { createHmac } from 'node:crypto';
import { decodeJwt } from 'jose';
import { ulid } from 'ulid';
import * as z from 'zod';
import { toNameKey } from '../../../functions/people/accounts/domain/name-key.ts';
import type { TestCloud } from '../test-cloud.ts';
import { createPoolCall } from './direct-calls.ts';
import { recordRows } from './row-copies.ts';

const Claims = z.object({ iss: z.string(), client_id: z.string(), sub: z.string() });
const Created = z.object({ User: z.object({ Username: z.string() }) });
const Client = z.object({ UserPoolClient: z.object({ ClientSecret: z.string() }) });
const LoggedIn = z.object({
  AuthenticationResult: z.object({ AccessToken: z.string(), RefreshToken: z.string() }),
});

/** What the core stores of a member. */
const memberKinds = [
  'account',
  'account-email',
  'account-name',
  'consent',
  'known-network',
  'network-observation',
  'standing',
] as const;

/** A member as `createMember` returns one. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly token: string;
  readonly refresh: string;
  readonly sendTime: string;
}

/** Logs in at the user pool, which leaves no trace at the site: what a login costs there is most of a person's. */
export async function createPoolLogin(cloud: TestCloud, token: string) {
  const callPool = createPoolCall(cloud);
  const { iss, client_id: ClientId } = Claims.parse(decodeJwt(token));
  const UserPoolId = iss.slice(iss.lastIndexOf('/') + 1);
  const described = await callPool('DescribeUserPoolClient', { UserPoolId, ClientId });
  const { ClientSecret: secret } = Client.parse(described).UserPoolClient;
  return async (email: string, password: string) => {
    const proof = createHmac('sha256', secret).update(`${email}${ClientId}`).digest('base64');
    const answer = await callPool('AdminInitiateAuth', {
      UserPoolId,
      ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password, SECRET_HASH: proof },
    });
    const { AccessToken, RefreshToken } = LoggedIn.parse(answer).AuthenticationResult;
    return { token: AccessToken, refresh: RefreshToken };
  };
}

/** Makes members as copies of one who has just signed up. Nothing reacts to a copy, and no code is mailed. */
export async function createMemberCopier(cloud: TestCloud, first: Member, password: string) {
  const callPool = createPoolCall(cloud);
  const logIn = await createPoolLogin(cloud, first.token);
  const { iss, sub } = Claims.parse(decodeJwt(first.token));
  const UserPoolId = iss.slice(iss.lastIndexOf('/') + 1);
  const { copy } = await recordRows(cloud, [first.id, first.email, sub], { kinds: memberKinds });

  const createUser = async (email: string): Promise<string> => {
    const UserAttributes = [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
    ];
    const user = { UserPoolId, Username: email, UserAttributes, MessageAction: 'SUPPRESS' };
    const created = await callPool('AdminCreateUser', user);
    const { Username } = Created.parse(created).User;
    const permanentPassword = { Password: password, Permanent: true };
    await callPool('AdminSetUserPassword', { UserPoolId, Username, ...permanentPassword });
    return Username;
  };

  return async (email: string, name: string): Promise<Member> => {
    const now = cloud.clock.now();
    const id = `usr_${ulid(now)}`;
    await copy([
      [first.id, id],
      [sub, await createUser(email)],
      [first.email, email],
      [first.name, name],
      [toNameKey(first.name), toNameKey(name)],
    ]);
    return { id, name, email, ...(await logIn(email, password)), sendTime: new Date(now).toISOString() };
  };
}
