import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideAccess, compileStatement, type Caller, type AccessPolicies } from '../aws/iam/evaluate.ts';
import { PolicyDocument, type Statement } from '../aws/iam/policy.ts';
import { createArnMatcher, createMatcher } from '../aws/iam/wildcards.ts';

const account = '000000000000';
const role = `arn:aws:iam::${account}:role/Offers`;
const caller: Caller = { kind: 'role', name: role, account };
const table = `arn:aws:dynamodb:eu-west-2:${account}:table/Table`;

type Given = Readonly<Record<string, unknown>>;
const allow = (more: Given): Given => ({ Effect: 'Allow', Action: '*', Resource: '*', ...more });
const deny = (more: Given): Given => ({ ...allow(more), Effect: 'Deny' });
const statementsOf = (given: readonly Given[]): Statement[] =>
  PolicyDocument.parse({ Statement: given }).Statement;

interface Question {
  readonly identity?: readonly Given[];
  readonly resource?: readonly Given[];
  readonly action?: string;
  readonly on?: string;
  readonly context?: Readonly<Record<string, readonly string[]>>;
  readonly by?: Caller;
  readonly needsResourcePolicy?: boolean;
}

function ask(question: Question) {
  const {
    identity = [],
    resource,
    action = 'dynamodb:GetItem',
    on = table,
    context = {},
    by = caller,
  } = question;
  const policies: AccessPolicies = {
    identity: statementsOf(identity).map(compileStatement),
    resource: resource && statementsOf(resource).map(compileStatement),
    needsResourcePolicy: question.needsResourcePolicy ?? false,
  };
  return decideAccess({ action, resource: on }, by, policies, new Map(Object.entries(context)));
}

const allowed = { allowed: true };
const refused = (kind: 'explicit' | 'implicit', by: 'identity' | 'resource' = 'identity') => ({
  allowed: false,
  kind,
  by,
});

describe('statements', () => {
  test.each<[string, Question, object]>([
    ['no statement', {}, refused('implicit')],
    ['the action', { identity: [allow({ Action: 'dynamodb:GetItem' })] }, allowed],
    ['the action in other letters', { identity: [allow({ Action: 'DynamoDB:getitem' })] }, allowed],
    ['a pattern of the action', { identity: [allow({ Action: 'dynamodb:Get*' })] }, allowed],
    [
      'another action',
      { identity: [allow({ Action: ['dynamodb:PutItem', 'dynamodb:Query'] })] },
      refused('implicit'),
    ],
    [
      'a longer action',
      { identity: [allow({ Action: 'dynamodb:GetItem' })], action: 'dynamodb:GetItems' },
      refused('implicit'),
    ],
    ['the resource', { identity: [allow({ Resource: table })] }, allowed],
    [
      'the resource in other letters',
      { identity: [allow({ Resource: table.toUpperCase() })] },
      refused('implicit'),
    ],
    [
      'an index of the table',
      { identity: [allow({ Resource: table })], on: `${table}/index/gsi1` },
      refused('implicit'),
    ],
    [
      'the indexes',
      { identity: [allow({ Resource: [table, `${table}/index/*`] })], on: `${table}/index/gsi1` },
      allowed,
    ],
    [
      'NotAction of another action',
      { identity: [{ Effect: 'Allow', NotAction: 'dynamodb:Put*', Resource: '*' }] },
      allowed,
    ],
    [
      'NotAction of the action',
      { identity: [{ Effect: 'Allow', NotAction: 'dynamodb:Get*', Resource: '*' }] },
      refused('implicit'),
    ],
    [
      'NotResource of the resource',
      { identity: [{ Effect: 'Allow', Action: '*', NotResource: table }] },
      refused('implicit'),
    ],
    [
      'a Deny before an Allow',
      { identity: [deny({ Action: 'dynamodb:*' }), allow({})] },
      refused('explicit'),
    ],
    ['a Deny after an Allow', { identity: [allow({}), deny({ Resource: table })] }, refused('explicit')],
    ['a Deny of something else', { identity: [allow({}), deny({ Action: 's3:*' })] }, allowed],
  ])('decide by %s', (_title, question, expected) => {
    expect(ask(question)).toEqual(expected);
  });

  test.each<[string, Question, object]>([
    ['its own ARN', { resource: [allow({ Principal: { AWS: role } })] }, allowed],
    ['anybody', { resource: [allow({ Principal: '*' })] }, allowed],
    ['another role', { resource: [allow({ Principal: { AWS: `${role}2` } })] }, refused('implicit')],
    [
      'the account alone, which leaves it to the role',
      { resource: [allow({ Principal: { AWS: account } })] },
      refused('implicit'),
    ],
    [
      'the account, and the role allows it',
      { resource: [allow({ Principal: { AWS: `arn:aws:iam::${account}:root` } })], identity: [allow({})] },
      allowed,
    ],
    [
      'a Deny of everybody',
      { resource: [deny({ Principal: '*' })], identity: [allow({})] },
      refused('explicit', 'resource'),
    ],
  ])('of a resource name the caller by %s', (_title, question, expected) => {
    expect(ask(question)).toEqual(expected);
  });

  test('of a KMS key must let the account in before a role counts', () => {
    const identity = [allow({})];
    const key = { needsResourcePolicy: true, action: 'kms:Decrypt' };
    expect(ask({ ...key, identity })).toEqual(refused('implicit', 'resource'));
    const resource = [allow({ Action: 'kms:*', Principal: { AWS: `arn:aws:iam::${account}:root` } })];
    expect(ask({ ...key, identity, resource })).toEqual(allowed);
    expect(ask({ ...key, resource })).toEqual(refused('implicit'));
  });

  test('of a resource let a service in under their conditions', () => {
    const by: Caller = { kind: 'service', name: 'events.amazonaws.com', account };
    const Condition = { ArnEquals: { 'aws:SourceArn': 'arn:aws:events:eu-west-2:000000000000:rule/One' } };
    const resource = [allow({ Principal: { Service: 'events.amazonaws.com' }, Condition })];
    const from = (rule: string) => ({
      'aws:sourcearn': [`arn:aws:events:eu-west-2:000000000000:rule/${rule}`],
    });
    expect(ask({ by, resource, context: from('One') })).toEqual(allowed);
    expect(ask({ by, resource, context: from('Other') })).toEqual(refused('implicit', 'resource'));
    expect(ask({ by, resource: [] })).toEqual(refused('implicit', 'resource'));
  });

  test.each([
    ['a policy variable', allow({ Resource: 'arn:aws:s3:::media/${aws:username}/*' })],
    ['an unknown operator', allow({ Condition: { IpAddress: { 'aws:SourceIp': '10.0.0.0/8' } } })],
    ['NotPrincipal', { Effect: 'Allow', Action: '*', NotPrincipal: { AWS: role } }],
    ['both Action and NotAction', { Effect: 'Allow', Action: '*', NotAction: '*' }],
  ])('are refused with %s', (_title, statement) => {
    expect(() => statementsOf([statement]).map(compileStatement)).toThrow(
      /not run here|either Action or NotAction/,
    );
  });
});

describe('conditions', () => {
  const outbox = { 'dynamodb:LeadingKeys': 'outbox#*' };
  test.each<[string, Given, Readonly<Record<string, readonly string[]>>, boolean]>([
    ['StringEquals', { k: ['a', 'b'] }, { k: ['b'] }, true],
    ['StringEquals', { k: 'a' }, { k: ['A'] }, false],
    ['StringEquals', { k: 'a' }, {}, false],
    ['StringEquals', { 'AWS:Key': 'a' }, { 'aws:key': ['a'] }, true],
    ['StringEqualsIgnoreCase', { k: 'a' }, { k: ['A'] }, true],
    ['StringEqualsIfExists', { k: 'a' }, {}, true],
    ['StringEqualsIfExists', { k: 'a' }, { k: ['b'] }, false],
    ['StringNotEquals', { k: ['a', 'b'] }, { k: ['b'] }, false],
    ['StringNotEquals', { k: 'a' }, { k: ['b'] }, true],
    ['StringNotEquals', { k: 'a' }, {}, true],
    ['StringLike', { k: 'uploads/*' }, { k: ['uploads/a/b'] }, true],
    ['StringLike', { k: 'uploads/*' }, { k: ['media/a'] }, false],
    ['StringLike', { k: 'a?c' }, { k: ['abc'] }, true],
    ['StringNotLike', { k: 'a*' }, { k: ['abc'] }, false],
    ['ArnLike', { k: 'arn:aws:s3:::*' }, { k: ['arn:aws:s3:::media/a:b'] }, true],
    ['ArnLike', { k: 'arn:*:media' }, { k: ['arn:aws:s3:::media'] }, false],
    ['ArnNotEquals', { k: 'arn:aws:s3:::media' }, { k: ['arn:aws:s3:::other'] }, true],
    ['Bool', { k: 'false' }, { k: ['true'] }, false],
    ['Bool', { k: true }, { k: ['true'] }, true],
    ['Null', { k: 'true' }, {}, true],
    ['Null', { k: 'false' }, {}, false],
    ['Null', { k: 'false' }, { k: ['a'] }, true],
    ['NumericLessThanEquals', { k: '10' }, { k: ['10'] }, true],
    ['NumericGreaterThan', { k: 10 }, { k: ['9'] }, false],
    ['DateLessThan', { k: '2026-01-01T00:00:00Z' }, { k: ['2025-12-31T23:59:59Z'] }, true],
    ['ForAllValues:StringLike', outbox, { 'dynamodb:leadingkeys': ['outbox#1', 'outbox#2'] }, true],
    ['ForAllValues:StringLike', outbox, { 'dynamodb:leadingkeys': ['outbox#1', 'user#2'] }, false],
    ['ForAllValues:StringLike', outbox, {}, true],
    ['ForAnyValue:StringEquals', { k: ['a', 'b'] }, { k: ['x', 'b'] }, true],
    ['ForAnyValue:StringEquals', { k: 'a' }, {}, false],
  ])('%s %j with %j', (operator, wanted, given, expected) => {
    const context = Object.fromEntries(
      Object.entries(given).map(([key, value]) => [key.toLowerCase(), value]),
    );
    expect(ask({ identity: [allow({ Condition: { [operator]: wanted } })], context }).allowed).toBe(expected);
  });

  test('hold together', () => {
    const Condition = { StringEquals: { a: '1', b: '2' }, Null: { c: 'true' } };
    const identity = [allow({ Condition })];
    expect(ask({ identity, context: { a: ['1'], b: ['2'] } }).allowed).toBe(true);
    expect(ask({ identity, context: { a: ['1'] } }).allowed).toBe(false);
    expect(ask({ identity, context: { a: ['1'], b: ['2'], c: ['3'] } }).allowed).toBe(false);
  });
});

const letters = fc.string({ unit: fc.constantFrom('a', 'b', '.', ':', '/'), maxLength: 8 });
const patterns = fc.string({ unit: fc.constantFrom('a', 'b', '.', ':', '/', '*', '?'), maxLength: 8 });

/** The definition of wildcards, letter by letter. */
function isLike(pattern: string, text: string): boolean {
  const [first] = pattern;
  if (first === undefined) return text === '';
  if (first === '*') return isLike(pattern.slice(1), text) || (text !== '' && isLike(pattern, text.slice(1)));
  return text !== '' && (first === '?' || first === text[0]) && isLike(pattern.slice(1), text.slice(1));
}

describe('wildcards', () => {
  test('match as AWS defines them', () => {
    fc.assert(
      fc.property(patterns, letters, (pattern, text) => {
        expect(createMatcher(pattern)(text)).toBe(isLike(pattern, text));
      }),
      { numRuns: 1000 },
    );
  });

  test('of an ARN match nothing that they would not match as text', () => {
    fc.assert(
      fc.property(patterns, letters, (pattern, text) => {
        expect(createArnMatcher(pattern)(text) && !isLike(pattern, text)).toBe(false);
      }),
    );
  });
});

const statement = fc
  .record({
    Effect: fc.constantFrom('Allow', 'Deny'),
    Action: fc.subarray(['dynamodb:GetItem', 'dynamodb:Put*', 's3:*', '*'], { minLength: 1 }),
    Resource: fc.subarray([table, `${table}/index/*`, 'arn:aws:s3:::media/*', '*'], { minLength: 1 }),
    Condition: fc.option(fc.constantFrom({ Bool: { k: 'true' } }, { StringEquals: { k: 'false' } }), {
      nil: undefined,
    }),
  })
  .map(({ Condition, ...rest }) => ({ ...rest, ...(Condition && { Condition }) }));
const question = fc.record({
  action: fc.constantFrom('dynamodb:GetItem', 'dynamodb:PutItem', 's3:GetObject'),
  on: fc.constantFrom(table, `${table}/index/gsi1`, 'arn:aws:s3:::media/a'),
  context: fc.constantFrom<Readonly<Record<string, readonly string[]>>>(
    {},
    { k: ['true'] },
    { k: ['false'] },
  ),
});

describe('decisions', () => {
  test('are the same in every order of statements', () => {
    fc.assert(
      fc.property(
        fc
          .array(statement, { maxLength: 5 })
          .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        question,
        ([identity, shuffled], asked) => {
          expect(ask({ identity: shuffled, ...asked })).toEqual(ask({ identity, ...asked }));
        },
      ),
    );
  });

  test('get no narrower by an Allow and no wider by a Deny', () => {
    fc.assert(
      fc.property(fc.array(statement, { maxLength: 4 }), statement, question, (identity, added, asked) => {
        const before = ask({ identity, ...asked }).allowed;
        const after = ask({ identity: [...identity, added], ...asked }).allowed;
        expect(before !== after && after !== (added.Effect === 'Allow')).toBe(false);
      }),
    );
  });
});
