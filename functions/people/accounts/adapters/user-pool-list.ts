import {
  ListGroupsCommand,
  ListUsersCommand,
  ListUsersInGroupCommand,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import { env } from '../../../kernel/env.ts';
import { cognito } from './cognito-client.ts';

const pageSize = 60;

/** All users of the pool, a page at a time. */
export async function* listUsers(): AsyncGenerator<UserType[]> {
  let PaginationToken: string | undefined;
  do {
    const page = await cognito.send(
      new ListUsersCommand({ UserPoolId: env('USER_POOL_ID'), Limit: pageSize, PaginationToken }),
    );
    yield page.Users ?? [];
    ({ PaginationToken } = page);
  } while (PaginationToken !== undefined);
}

/** The usernames in each group of the pool. */
export async function loadGroups(): Promise<Map<string, Set<string>>> {
  const members = new Map<string, Set<string>>();
  let NextToken: string | undefined;
  do {
    const page = await cognito.send(
      new ListGroupsCommand({ UserPoolId: env('USER_POOL_ID'), Limit: pageSize, NextToken }),
    );
    for (const { GroupName } of page.Groups ?? [])
      if (GroupName !== undefined) members.set(GroupName, await loadMembers(GroupName));
    ({ NextToken } = page);
  } while (NextToken !== undefined);
  return members;
}

async function loadMembers(GroupName: string): Promise<Set<string>> {
  const usernames = new Set<string>();
  let NextToken: string | undefined;
  do {
    const page = await cognito.send(
      new ListUsersInGroupCommand({
        UserPoolId: env('USER_POOL_ID'),
        GroupName,
        Limit: pageSize,
        NextToken,
      }),
    );
    for (const { Username } of page.Users ?? []) if (Username !== undefined) usernames.add(Username);
    ({ NextToken } = page);
  } while (NextToken !== undefined);
  return usernames;
}
