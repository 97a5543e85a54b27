import * as z from 'zod';
import { beforeAll, describe, expect, test } from 'vitest';
import { getTemplates, listByType } from './templates.ts';

const Statement = z.object({
  Action: z.union([z.string(), z.array(z.string())]).transform((action) => [action].flat()),
  Resource: z.unknown(),
});
const Policy = z.object({
  Roles: z.unknown(),
  PolicyDocument: z.object({ Statement: z.array(Statement) }),
});

/** The statements of our own functions, with the roles that have them; those of CDK's deployments are CDK's. */
let statements: { roles: string; Action: string[]; Resource: unknown }[];
beforeAll(async () => {
  statements = listByType(await getTemplates('prod'), 'AWS::IAM::Policy').flatMap(({ Properties }) => {
    const { Roles, PolicyDocument } = Policy.parse(Properties);
    const roles = JSON.stringify(Roles);
    return roles.includes('CustomCDK')
      ? []
      : PolicyDocument.Statement.map((statement) => ({ roles, ...statement }));
  });
});

describe('the grants of functions', () => {
  test('name their actions and resources', () => {
    expect(statements.length).toBeGreaterThan(20);
    for (const { Action, Resource } of statements) {
      expect(Action.filter((action) => action.includes('*'))).toEqual([]);
      // Tables and buckets are named; only their indexes and prefixes of their objects end in a star.
      expect([Resource].flat()).not.toContain('*');
    }
  });

  test('read no whole table, and the stream for the relay alone', () => {
    const having = (...actions: string[]) =>
      statements.filter(({ Action }) => actions.some((action) => Action.includes(`dynamodb:${action}`)));
    expect(having('Query').length).toBeGreaterThan(20);
    expect(having('Scan', 'DescribeTable', 'UpdateTable', 'PartiQLSelect')).toEqual([]);
    const streaming = having('GetRecords', 'GetShardIterator');
    expect(streaming.map(({ roles }) => roles)).toEqual([expect.stringContaining('Relay')]);
  });
});
