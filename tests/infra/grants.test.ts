import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { receiptKeptDays } from '../../functions/money/payments/domain/receipt.ts';
import { signatureKeptYears } from '../../functions/people/signatures/domain/signature.ts';
import { entries } from '../../infra/bundle/build-functions.ts';
import { getTemplates, listByType } from './templates.ts';

const Statement = z.object({
  Action: z.union([z.string(), z.array(z.string())]).transform((action) => [action].flat()),
  Resource: z.unknown(),
  Condition: z.unknown().optional(),
});
const Policy = z.object({
  Roles: z.unknown(),
  PolicyDocument: z.object({ Statement: z.array(Statement) }),
});

/** The statements of our own functions, with the roles that have them; those of CDK's deployments are CDK's. */
let statements: { roles: string; Action: string[]; Resource: unknown; Condition?: unknown }[];
beforeAll(async () => {
  statements = listByType(await getTemplates('prod'), 'AWS::IAM::Policy').flatMap(({ Properties }) => {
    const { Roles, PolicyDocument } = Policy.parse(Properties);
    const roles = JSON.stringify(Roles);
    return roles.includes('CustomCDK')
      ? []
      : PolicyDocument.Statement.map((statement) => ({ roles, ...statement }));
  });
});

/** Actions whose objects have no ARN. */
const unnamed = new Set(['xray:PutTraceSegments', 'xray:PutTelemetryRecords']);

describe('the grants of functions', () => {
  test('name their actions and resources', () => {
    expect(statements.length).toBeGreaterThan(20);
    for (const { Action, Resource } of statements) {
      expect(Action.filter((action) => action.includes('*'))).toEqual([]);
      // Tables and buckets are named; only their indexes and prefixes of their objects end in a star.
      const wide = Action.every((action) => unnamed.has(action)) ? [] : [Resource].flat();
      expect(wide).not.toContain('*');
    }
  });

  test('of the table are the actions that each function calls', () => {
    const listed = z
      .record(z.string(), z.array(z.string()))
      .parse(JSON.parse(readFileSync('functions/delivery/manifest/table-actions.json', 'utf8')));
    // npm run grants writes the list.
    expect(Object.keys(listed).toSorted()).toEqual([...new Set(entries)].toSorted());
    const having = (action: string) =>
      statements.filter(({ Action }) => Action.includes(`dynamodb:${action}`)).length;
    expect(having('PutItem')).toBeGreaterThan(80);
    // Few functions delete rows, fewer write whole batches.
    expect(having('DeleteItem')).toBeLessThan(having('PutItem'));
    expect(having('BatchWriteItem')).toBeLessThan(12);
  });

  test('read no whole table, and a stream for the relay and the alarm on records alone', () => {
    const having = (...actions: string[]) =>
      statements.filter(({ Action }) => actions.some((action) => Action.includes(`dynamodb:${action}`)));
    expect(having('Query').length).toBeGreaterThan(20);
    expect(having('Scan', 'DescribeTable', 'UpdateTable', 'PartiQLSelect')).toEqual([]);
    const streaming = having('GetRecords', 'GetShardIterator');
    const readers = streaming.map(({ roles, Resource }) => [roles, JSON.stringify(Resource)]);
    expect(readers).toEqual([
      [expect.stringContaining('Relay'), expect.stringContaining('Table')],
      [expect.stringContaining('RecordChanges'), expect.stringContaining('Records')],
    ]);
  });

  test('read and add records, each under the keys of its kind, and change no record', () => {
    const onRecords = statements.filter(
      ({ Action, Resource }) =>
        JSON.stringify(Resource).includes('Records') && !Action.includes('dynamodb:GetRecords'),
    );
    expect(onRecords.length).toBeGreaterThan(20);
    const actions = new Set(onRecords.flatMap(({ Action }) => Action));
    expect([...actions].toSorted()).toEqual([
      'dynamodb:BatchGetItem',
      'dynamodb:GetItem',
      'dynamodb:PutItem',
      'dynamodb:Query',
    ]);
    for (const { Condition } of onRecords)
      expect(Condition).toEqual({
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': expect.toSatisfy(isEachOfOneColumn) },
      });
  });
});

/** A single pattern is text, several are a list. */
const isEachOfOneColumn = (patterns: unknown): boolean =>
  [patterns].flat().every((pattern) => /^\$gable#[a-z]+_\*$/.test(String(pattern)));

describe('the table of records', () => {
  test('refuses everyone what changes or removes a row, and lets no stage’s stack take it away', async () => {
    const tables = listByType(await getTemplates('prod'), 'AWS::DynamoDB::GlobalTable');
    const [records, ...others] = tables.filter((table) => JSON.stringify(table).includes('RecordsAreFinal'));
    expect(others).toEqual([]);
    expect(records).toMatchObject({
      DeletionPolicy: 'Retain',
      Properties: {
        Replicas: [
          {
            DeletionProtectionEnabled: true,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
            ResourcePolicy: {
              PolicyDocument: {
                Statement: [
                  {
                    Effect: 'Deny',
                    Principal: expect.anything(),
                    Action: expect.arrayContaining([
                      'dynamodb:UpdateItem',
                      'dynamodb:DeleteItem',
                      'dynamodb:BatchWriteItem',
                      'dynamodb:PartiQLUpdate',
                      'dynamodb:PartiQLDelete',
                    ]),
                  },
                ],
              },
            },
          },
        ],
      },
    });
  });

  test('keeps the PDFs of receipts, consents and certificates as long as their records', async () => {
    const buckets = JSON.stringify(listByType(await getTemplates('prod'), 'AWS::S3::Bucket'));
    expect(buckets).toContain(
      `{"ExpirationInDays":${receiptKeptDays},"Id":"receipts","Prefix":"papers/receipts/","Status":"Enabled"}`,
    );
    // Two of six years can be leap years.
    const consentDays = signatureKeptYears * 365 + 2;
    for (const kind of ['consents', 'certificates'])
      expect(buckets).toContain(
        `{"ExpirationInDays":${consentDays},"Id":"${kind}","Prefix":"papers/${kind}/","Status":"Enabled"}`,
      );
  });
});
