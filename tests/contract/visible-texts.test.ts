import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { marketplaceGroups } from '../../functions/delivery/openapi.ts';

/** Names of fields that take a text without ink, because people never read them. */
const unread: Readonly<Record<string, string>> = {
  password: 'a secret, taken as it is typed',
  passwordConfirmation: 'compared with the password',
  client_id: 'looked up',
  client_secret: 'a secret, compared with what is stored',
  scope: 'compared with the scopes of a key',
  username: 'the email of a log-in, looked up',
  refresh_token: 'looked up',
  challenge: 'looked up',
  passkey: 'an answer of WebAuthn, checked by Cognito',
  recovery_code: 'looked up',
  accessToken: 'checked by Cognito',
  token: 'opened with a key',
  value: 'opened with a key',
  key: 'looked up',
  '{key}': 'compared with the questions of a sale pack',
  next: 'another path than those of the site is ignored',
  image: 'the bytes of a picture',
  paymentMethodId: 'looked up by Stripe',
  orderId: 'looked up by PayPal',
  website: 'a trap for programs, which people do not see',
  category: 'looked up',
  tag: 'looked up',
  data: 'JSON that the purpose of the link reads',
};

interface Field {
  readonly path: string;
  readonly schema: z.core.$ZodType;
}

/** The schemas inside another, with the names under which they stand there. */
function listParts(schema: z.core.$ZodType): readonly (readonly [string, z.core.$ZodType])[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).map(([name, part]) => [`.${name}`, part]);
  if (schema instanceof z.ZodArray) return [['[]', schema.element]];
  if (schema instanceof z.ZodTuple) return schema.def.items.map((item) => ['[]', item]);
  if (schema instanceof z.ZodRecord)
    return [
      ['{}', schema.valueType],
      ['{key}', schema.keyType],
    ];
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => ['', option]);
  if (schema instanceof z.ZodIntersection)
    return [
      ['', schema.def.left],
      ['', schema.def.right],
    ];
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodReadonly
  )
    return [['', schema.def.innerType]];
  if (
    schema instanceof z.ZodPipe &&
    !z.safeParse(schema.def.in, '').success &&
    schema.def.in instanceof z.ZodObject
  )
    return [['', schema.def.in]];
  return [];
}

function listFields(schema: z.core.$ZodType, path: string): Field[] {
  const parts = listParts(schema);
  return parts.length === 0
    ? [{ path, schema }]
    : parts.flatMap(([name, part]) => listFields(part, path + name));
}

const fields = Object.entries(marketplaceGroups).flatMap(([group, calls]) =>
  Object.entries(calls).flatMap(([operation, route]) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = route[part];
      return schema && !route.raw ? listFields(schema, `${group}.${operation} ${part}`) : [];
    }),
  ),
);
const nameOf = (path: string): string => /(\w+|\{key\})(?:\[\]|\{\})*$/.exec(path)?.[1] ?? path;
const listPaths = (isListed: (schema: z.core.$ZodType) => boolean): string[] => [
  ...new Set(fields.filter(({ schema }) => isListed(schema)).map(({ path }) => path)),
];

const signs = [
  '\u200B',
  '\u3164',
  '\u2800',
  '\u00AD',
  '\uFEFF',
  '\u{E0041}',
  '\uFE0F',
  '\u115F',
  '\u0000',
  '\u202E',
];
const invisibleTexts = [1, 3, 25, 40].flatMap((length) => signs.map((sign) => sign.repeat(length)));

const keepsOneOf = (texts: readonly string[]) => (schema: z.core.$ZodType) =>
  texts.some((text) => {
    const { data } = z.safeParse(schema, text);
    return typeof data === 'string' && data !== '';
  });

describe('a text without ink', () => {
  test('is empty or refused in every field of every call', () => {
    const open = listPaths(keepsOneOf(invisibleTexts));
    expect(open.filter((path) => !(nameOf(path) in unread))).toEqual([]);
    expect(Object.keys(unread).filter((name) => !open.some((path) => nameOf(path) === name))).toEqual([]);
  });
});

describe('an email', () => {
  test('has a greatest length in every call', () => {
    const takesEmail = keepsOneOf(['sam@example.com']);
    const isFormOfEmail = (schema: z.core.$ZodType): boolean =>
      takesEmail(schema) && !keepsOneOf(['sam', 'x'.repeat(25)])(schema);
    const emails = listPaths(isFormOfEmail);
    expect(emails.length).toBeGreaterThan(8);
    const isUnbounded = keepsOneOf([`${'a'.repeat(300)}@example.com`]);
    expect(listPaths((schema) => isFormOfEmail(schema) && isUnbounded(schema))).toEqual([]);
  });
});
