import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Route } from '../../functions/kernel/http/contract.ts';
import { describeIssue, listFieldTexts } from '../../functions/kernel/validation-messages.ts';
import { DraftInput } from '../../functions/listings/properties/domain/listing.ts';

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'result' in value;

async function loadRoutes(): Promise<ReadonlyMap<string, Route>> {
  const routes = new Map<string, Route>();
  for (const file of globSync('functions/*/*/*contract.ts')) {
    const exported: Record<string, unknown> = await import(resolve(file));
    for (const group of Object.values(exported))
      if (typeof group === 'object' && group !== null)
        for (const route of Object.values(group))
          if (isRoute(route)) routes.set(`${route.method} ${route.path}`, route);
  }
  return routes;
}
const routes = await loadRoutes();

const readErrors = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value, { error: describeIssue }).error?.issues ?? []).flatMap(listFieldTexts);

const unknownField = 'colourOfTheDoor';
const refusal = 'There’s no field of this name';

/** Bodies to which the tagged or telling field has to be added before the unknown one stands out. */
const beginnings: Readonly<Record<string, object>> = {
  'PUT /api/home-reports/{propertyId}/requests/{buyerId}': { answer: 'hand_out' },
  'PUT /api/offers/{id}': { action: 'withdraw' },
  'PUT /api/organisations/{id}/members/{userId}': { role: 'developer' },
  'PUT /api/portals/{id}': { portals: [] },
  'PUT /api/staff/comments/{id}': { decision: 'approve', version: 1 },
  'PUT /api/viewing/update/{viewingId}/{messageId}': { status: 'completed' },
};

describe('a PUT', () => {
  const changes = [...routes].filter(([, { method, body }]) => method === 'PUT' && body);

  test('is found in the contracts', () => expect(changes.length).toBeGreaterThan(25));

  test.each(changes)('%s names a field that it does not know', (line, { body }) => {
    const sent = { ...beginnings[line], [unknownField]: 'green' };
    expect(readErrors(body ?? z.never(), sent)).toContainEqual([unknownField, refusal]);
  });
});

describe('a refused body', () => {
  const taking = [...routes].filter(([, { body, raw }]) => body !== undefined && !raw);
  test.each(taking)('of %s is named by its fields', (_line, { body = z.never() }) => {
    const refused = ['nonsense', 7, [], null, {}, { [unknownField]: { deep: [1] } }].filter(
      (sent) => !body.safeParse(sent).success,
    );
    expect(refused.filter((sent) => readErrors(body, sent).length === 0)).toEqual([]);
  });
});

describe('the data of a home', () => {
  const change = routes.get('PUT /api/properties/{id}')?.body ?? z.never();
  test.each([
    ['noOfBedroom', { noOfBedroom: 3 }],
    ['status', { status: 'live' }],
    ['keyFacts.councilTax', { keyFacts: { councilTax: 'C' } }],
    ['epcCertificate.ratings', { epcCertificate: { status: 'found', ratings: 'B' } }],
  ])('refuses %s when it changes and when it begins', (field, data) => {
    expect(readErrors(change, { ...data, version: 1 })).toEqual([[field, refusal]]);
    expect(readErrors(DraftInput, data)).toEqual([[field, refusal]]);
  });
});

/** Values of other kinds and sizes than a field takes. */
const wrongValues: readonly unknown[] = [
  undefined,
  null,
  true,
  'x',
  '',
  'x'.repeat(20_000),
  -1,
  0.5,
  1e15,
  Number.NaN,
  [],
  [null],
  Array.from({ length: 500 }, () => 'x'),
  {},
  { [unknownField]: 1 },
];

const listFields = (schema: z.ZodType): readonly (readonly [string, z.ZodType])[] => {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => (option instanceof z.ZodType ? listFields(option) : []));
  const inner =
    schema instanceof z.ZodDefault || schema instanceof z.ZodOptional ? schema.unwrap() : undefined;
  return inner instanceof z.ZodType ? listFields(inner) : [];
};

describe('what people read of a refusal', () => {
  const english =
    /invalid|expected|unrecognized|\btoo (?:big|small|short|long)\b|must match|[<>]=|pattern|string|NaN/i;

  test.each([...routes])('%s is in plain words', (_line, { params, query, body }) => {
    const parts = [params, query, body].filter((part) => part !== undefined);
    const texts = parts.flatMap((part) =>
      wrongValues.flatMap((value) => [
        ...readErrors(part, value),
        ...listFields(part).flatMap(([name, schema]) => [
          ...readErrors(schema, value),
          ...readErrors(part, { [name]: value }),
        ]),
      ]),
    );
    expect(
      [...new Set(texts.map(([, text]) => text))].filter((text) => english.test(text) || text === ''),
    ).toEqual([]);
  });
});
