import * as z from 'zod';
import { NamedUser, getNamedUser } from './admin-users.ts';
import { getPool, type Cognito } from './context.ts';
import { createResourceNotFound } from './errors.ts';
import { defineOperation, Text } from './operation.ts';
import type { UserPoolDefinition } from './user-pool.ts';
import { listUserGroups, parseUser } from './users.ts';
import { toUserView } from './views.ts';

const MemberInput = NamedUser.extend({ GroupName: Text });

function getGroup(pool: UserPoolDefinition, name: string) {
  const group = pool.groups.find((candidate) => candidate.name === name);
  if (!group) throw createResourceNotFound('Group not found.');
  return group;
}

const toGroupView = (pool: UserPoolDefinition, group: UserPoolDefinition['groups'][number]) => ({
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
  AdminAddUserToGroup: defineOperation(MemberInput, (cognito, input) => {
    const { pool, user } = getNamedUser(cognito, input);
    joinGroup(cognito, pool.id, user.username, getGroup(pool, input.GroupName).name);
    return {};
  }),
  AdminRemoveUserFromGroup: defineOperation(MemberInput, (cognito, input) => {
    const { pool, user } = getNamedUser(cognito, input);
    const { name } = getGroup(pool, input.GroupName);
    cognito.db.run('DELETE FROM members WHERE pool = ? AND username = ? AND name = ?', [
      pool.id,
      user.username,
      name,
    ]);
    return {};
  }),
  AdminListGroupsForUser: defineOperation(NamedUser, (cognito, input) => {
    const { pool, user } = getNamedUser(cognito, input);
    const names = listUserGroups(cognito, user);
    return {
      Groups: names.map((name) => {
        const group = pool.groups.find((candidate) => candidate.name === name);
        return group ? toGroupView(pool, group) : { GroupName: name, UserPoolId: pool.id };
      }),
    };
  }),
  ListGroups: defineOperation(z.object({ UserPoolId: Text }), (cognito, input) => {
    const pool = getPool(cognito, input.UserPoolId);
    return { Groups: pool.groups.map((group) => toGroupView(pool, group)) };
  }),
  ListUsersInGroup: defineOperation(z.object({ UserPoolId: Text, GroupName: Text }), (cognito, input) => {
    const pool = getPool(cognito, input.UserPoolId);
    const rows = cognito.db.all(
      `SELECT users.* FROM users JOIN members USING (pool, username)
       WHERE users.pool = ? AND members.name = ? ORDER BY users.username`,
      [pool.id, getGroup(pool, input.GroupName).name],
    );
    return { Users: rows.map((row) => toUserView(parseUser(row))) };
  }),
};
