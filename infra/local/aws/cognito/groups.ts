import * as z from 'zod';
import { NamedUser, namedUser } from './admin-users.ts';
import { poolOf, type Cognito } from './context.ts';
import type { UserPoolDefinition } from './definition.ts';
import { resourceNotFound } from './errors.ts';
import { operation, Text } from './operation.ts';
import { groupsOf, readUser } from './users.ts';
import { userView } from './views.ts';

const MemberInput = NamedUser.extend({ GroupName: Text });

function groupIn(pool: UserPoolDefinition, name: string) {
  const group = pool.groups.find((candidate) => candidate.name === name);
  if (!group) throw resourceNotFound('Group not found.');
  return group;
}

const groupView = (pool: UserPoolDefinition, group: UserPoolDefinition['groups'][number]) => ({
  GroupName: group.name,
  UserPoolId: pool.id,
  ...(group.description !== undefined && { Description: group.description }),
  ...(group.precedence !== undefined && { Precedence: group.precedence }),
});

export function joinGroup(cognito: Cognito, poolId: string, username: string, name: string): void {
  cognito.db.run('INSERT OR IGNORE INTO members (pool, username, name) VALUES (?, ?, ?)', [
    poolId,
    username,
    name,
  ]);
}

export const groupOperations = {
  AdminAddUserToGroup: operation(MemberInput, (cognito, input) => {
    const { pool, user } = namedUser(cognito, input);
    joinGroup(cognito, pool.id, user.username, groupIn(pool, input.GroupName).name);
    return {};
  }),
  AdminRemoveUserFromGroup: operation(MemberInput, (cognito, input) => {
    const { pool, user } = namedUser(cognito, input);
    const { name } = groupIn(pool, input.GroupName);
    cognito.db.run('DELETE FROM members WHERE pool = ? AND username = ? AND name = ?', [
      pool.id,
      user.username,
      name,
    ]);
    return {};
  }),
  AdminListGroupsForUser: operation(NamedUser, (cognito, input) => {
    const { pool, user } = namedUser(cognito, input);
    const names = groupsOf(cognito, user);
    return {
      Groups: names.map((name) => {
        const group = pool.groups.find((candidate) => candidate.name === name);
        return group ? groupView(pool, group) : { GroupName: name, UserPoolId: pool.id };
      }),
    };
  }),
  ListGroups: operation(z.object({ UserPoolId: Text }), (cognito, input) => {
    const pool = poolOf(cognito, input.UserPoolId);
    return { Groups: pool.groups.map((group) => groupView(pool, group)) };
  }),
  ListUsersInGroup: operation(z.object({ UserPoolId: Text, GroupName: Text }), (cognito, input) => {
    const pool = poolOf(cognito, input.UserPoolId);
    const rows = cognito.db.all(
      `SELECT users.* FROM users JOIN members USING (pool, username)
       WHERE users.pool = ? AND members.name = ? ORDER BY users.username`,
      [pool.id, groupIn(pool, input.GroupName).name],
    );
    return { Users: rows.map((row) => userView(readUser(row))) };
  }),
};
