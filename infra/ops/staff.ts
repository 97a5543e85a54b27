import {
  AdminAddUserToGroupCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ListUserPoolsCommand,
  ListUsersCommand,
  paginateListUsersInGroup,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import type { StageAccess } from './aws-clients.ts';
import { Refusal } from './site.ts';
import { toStageName } from './stage-names.ts';

const group = { GroupName: 'staff' };

export interface UserPool {
  readonly client: CognitoIdentityProviderClient;
  readonly UserPoolId: string;
}

/** @throws Refusal unless exactly one user pool has the stage's name */
export async function findPool({ aws, stage }: StageAccess): Promise<UserPool> {
  const client = new CognitoIdentityProviderClient(aws.config);
  const ids: string[] = [];
  let NextToken: string | undefined;
  do {
    const page = await client.send(new ListUserPoolsCommand({ MaxResults: 60, NextToken }));
    for (const { Id, Name } of page.UserPools ?? [])
      if (Id !== undefined && Name === toStageName(stage)) ids.push(Id);
    ({ NextToken } = page);
  } while (NextToken !== undefined);
  const [UserPoolId] = ids;
  if (UserPoolId === undefined)
    throw new Refusal(
      `No user pool is called ${toStageName(stage)}: is ${stage} deployed, and this its account?`,
    );
  if (ids.length > 1)
    throw new Refusal(`Several user pools are called ${toStageName(stage)}: ${ids.join(', ')}.`);
  return { client, UserPoolId };
}

const getAttribute = ({ Attributes = [] }: UserType, name: string) =>
  Attributes.find(({ Name }) => Name === name)?.Value;

/** @throws Refusal unless an account has the address and its owner has verified it */
async function findUser({ client, UserPoolId }: UserPool, email: string): Promise<string> {
  const Filter = `email = "${email.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  const { Users = [] } = await client.send(new ListUsersCommand({ UserPoolId, Filter }));
  const [user] = Users;
  if (user?.Username === undefined)
    throw new Refusal(
      `No account has the address ${email}: register at the site and verify the address first.`,
    );
  if (Users.length > 1) throw new Refusal(`Several accounts have ${email}: delete those that aren’t needed.`);
  if (getAttribute(user, 'email_verified') !== 'true')
    throw new Refusal(`${email} isn’t verified yet: enter the mailed code at the site first.`);
  return user.Username;
}

export async function addStaff(access: StageAccess, email: string): Promise<string> {
  const pool = await findPool(access);
  const { client, UserPoolId } = pool;
  const Username = await findUser(pool, email);
  await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, ...group }));
  return `${email} is staff of ${access.stage} from the next login on.`;
}

/** Ends all logins, too: their tokens name the group, and new ones do not. */
export async function removeStaff(access: StageAccess, email: string): Promise<string> {
  const pool = await findPool(access);
  const { client, UserPoolId } = pool;
  const Username = await findUser(pool, email);
  await client.send(new AdminRemoveUserFromGroupCommand({ UserPoolId, Username, ...group }));
  await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }));
  return `${email} is no longer staff of ${access.stage}. A token that is in use ends within an hour.`;
}

export async function listStaff(access: StageAccess): Promise<string> {
  const { client, UserPoolId } = await findPool(access);
  const emails: string[] = [];
  for await (const { Users = [] } of paginateListUsersInGroup({ client }, { UserPoolId, ...group }))
    emails.push(...Users.map((user) => getAttribute(user, 'email') ?? user.Username ?? ''));
  return emails.toSorted().join('\n') || `${access.stage} has no staff: npm run ops -- staff add EMAIL`;
}
