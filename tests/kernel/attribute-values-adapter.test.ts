import { Readable } from 'node:stream';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { HttpRequest } from '@smithy/core/protocols';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAnswerText, toRequestText } from '../../functions/kernel/data/attribute-values.ts';

const text = fc.oneof(
  // The SDK loses or refuses columns with names of every object's members.
  fc.string().filter((one) => !(one in {})),
  fc.constantFrom('Key', 'S', 'é🏠"\\\n'),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.maxSafeInteger(),
    fc.double({ noNaN: true, min: -1e15, max: 1e15 }).map((number) => (number === 0 ? 0 : number)),
    fc.boolean(),
    fc.constant(null),
    fc.uniqueArray(text, { minLength: 1, maxLength: 3 }).map((texts) => new Set(texts)),
    fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 3 }).map((numbers) => new Set(numbers)),
    fc.uint8Array({ maxLength: 8 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(text, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));
const columns = fc.dictionary(text, value, { noNullPrototype: true });

let sent: string | undefined;
let answer = '{}';
const sdk = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    region: 'eu-west-2',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    requestHandler: {
      async handle(request: HttpRequest) {
        sent = Buffer.from(request.body).toString();
        return { response: { statusCode: 200, headers: {}, body: Readable.from([Buffer.from(answer)]) } };
      },
    },
  }),
  { marshallOptions: { removeUndefinedValues: true } },
);
const table = { TableName: 'table' };

/** The text of a request as the SDK writes it. */
async function writeWithSdk(Item: Record<string, unknown>): Promise<unknown> {
  answer = '{}';
  await sdk.send(new PutCommand({ ...table, Item }));
  return JSON.parse(sent ?? '');
}

/** The SDK reads bytes as they are, which a comparison distinguishes from a Buffer. */
const withPlainBytes = (given: unknown): unknown => {
  if (given instanceof Uint8Array) return Array.from(given);
  if (Array.isArray(given)) return given.map(withPlainBytes);
  if (given instanceof Set || typeof given !== 'object' || given === null) return given;
  return Object.entries(given).map(([name, one]) => [name, withPlainBytes(one)]);
};

describe('values of columns', () => {
  test('are written as the SDK writes them', async () => {
    await fc.assert(
      fc.asyncProperty(columns, async (Item) => {
        expect(JSON.parse(toRequestText({ ...table, Item }))).toEqual(await writeWithSdk(Item));
      }),
    );
  });

  test('are read as they were written', () => {
    fc.assert(
      fc.property(columns, (Item) => {
        const answer = parseAnswerText(toRequestText({ Item }));
        expect(withPlainBytes(answer['Item'])).toEqual(withPlainBytes(Item));
      }),
    );
  });

  test('keep a name that the SDK loses', () => {
    const Item: unknown = JSON.parse('{"map":{"__proto__":{"a":1}}}');
    expect(JSON.stringify(parseAnswerText(toRequestText({ Item })))).toBe(JSON.stringify({ Item }));
  });

  test('are left out where they are undefined', async () => {
    const Item = { kept: 1, gone: undefined, list: [1, undefined], map: { gone: undefined } };
    expect(JSON.parse(toRequestText({ ...table, Item, Limit: undefined }))).toEqual(await writeWithSdk(Item));
  });

  test.each([NaN, Infinity, Number.MAX_SAFE_INTEGER + 1, new Date(0), new Map(), new Set(), () => 1, 1n])(
    'are refused without a type that keeps them: %s',
    (refused) => expect(() => toRequestText({ Item: { refused } })).toThrow(TypeError),
  );
});

describe('the members of a call', () => {
  test('hold columns in every operation, and plain JSON elsewhere', () => {
    const Key = { pk: 'a', sk: 1 };
    const marshalled = { pk: { S: 'a' }, sk: { N: '1' } };
    const input = {
      TableName: 'table',
      Limit: 5,
      ExpressionAttributeNames: { '#Key': 'Key' },
      ExpressionAttributeValues: { ':a': 'a' },
      RequestItems: { table: { Keys: [Key], ConsistentRead: true } },
      TransactItems: [{ Put: { Item: Key } }, { ConditionCheck: { Key } }],
    };
    expect(JSON.parse(toRequestText(input))).toEqual({
      ...input,
      ExpressionAttributeValues: { ':a': { S: 'a' } },
      RequestItems: { table: { Keys: [marshalled], ConsistentRead: true } },
      TransactItems: [{ Put: { Item: marshalled } }, { ConditionCheck: { Key: marshalled } }],
    });
  });

  test.each([
    { Item: { pk: 'a' } },
    { Items: [{ pk: 'a' }, { pk: 'b' }], Count: 2, LastEvaluatedKey: { pk: 'b' } },
    { Attributes: { uses: 3 } },
    { Responses: { table: [{ pk: 'a' }] }, UnprocessedKeys: { table: { Keys: [{ pk: 'b' }] } } },
    { Responses: [{ Item: { pk: 'a' } }, {}] },
    { UnprocessedItems: { table: [{ DeleteRequest: { Key: { pk: 'a' } } }] } },
  ])('are read from %j', (answer) => {
    const sent = toRequestText(answer).replace('[{"pk":"a"}]', '[{"pk":{"S":"a"}}]');
    expect(sent).toMatch(/\{"[SN]":/);
    expect(parseAnswerText(sent)).toEqual(answer);
  });

  test('are what the SDK reads from a stored row', async () => {
    const values = { L: [{ NULL: true }, { SS: ['a'] }, { NS: ['1', '2'] }, { B: 'AAE=' }] };
    answer = JSON.stringify({ Item: { n: { N: '1.5' }, l: values, m: { M: { b: { BOOL: false } } } } });
    const { Item } = await sdk.send(new GetCommand({ ...table, Key: { pk: 'a' } }));
    expect(withPlainBytes(parseAnswerText(answer)['Item'])).toEqual(withPlainBytes(Item));
  });
});
