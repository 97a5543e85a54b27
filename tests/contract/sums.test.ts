import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { JsonSchema } from '../../functions/delivery/openapi/json-schema.ts';
import type { Route } from '../../functions/kernel/http/contract.ts';
import { describeIssue, listFieldTexts } from '../../functions/kernel/validation-messages.ts';

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

interface Limits {
  readonly least: number;
  readonly most: number;
  /** Fields that choose the kind of body that the sum is in. */
  readonly beginnings?: readonly object[];
}
const within = (least: number, most: number, ...beginnings: object[]): Limits => ({
  least,
  most,
  ...(beginnings.length > 0 && { beginnings }),
});

/** Whole pounds of a home, an offer or a loan. */
const homeSum = within(1_000, 500_000_000);
/** Pence of a tax, a rent or a charge. */
const yearlySum = within(0, 100_000_00);
const homeSums = (at: string) => ({
  [`${at}price`]: homeSum,
  [`${at}confirmedPrice`]: homeSum,
  [`${at}keyFacts.councilTaxPence`]: yearlySum,
  [`${at}keyFacts.domesticRatesPence`]: yearlySum,
  [`${at}keyFacts.leasehold.groundRentPence`]: yearlySum,
  [`${at}keyFacts.leasehold.serviceChargePence`]: yearlySum,
});
const terms = { deposit: within(0, 500_000_000), 'aip.amount': homeSum };

/** Every sum that a caller sends, with the least and the greatest that is taken. */
const sums: Readonly<Record<string, Readonly<Record<string, Limits>>>> = {
  'POST /api/property-draft': homeSums('data.'),
  'PUT /api/property-draft/{id}': homeSums('data.'),
  'POST /api/properties': homeSums('data.'),
  'PUT /api/properties/{id}': homeSums(''),
  'GET /api/search-properties': { min_price: within(0, 1e9), max_price: within(0, 1e9) },
  'POST /api/offers': { amount: homeSum, ...terms },
  'POST /api/reservation/{offerId}': { 'terms.costsPence': within(100_00, 2_500_00) },
  'PUT /api/offers/{id}': {
    ...terms,
    amount: within(
      1_000,
      500_000_000,
      {},
      { action: 'raise' },
      { action: 'counter' },
      { action: 'ask_change' },
    ),
  },
  'PUT /api/sale/{propertyId}/details': { 'details.deposit': homeSum },
  'PUT /api/buyer-seller/update-profile': { 'buyerProfile.aipAmount': homeSum },
  'POST /api/buyer-checks': {
    'evidence.amountPence': within(
      1_000_00,
      500_000_000_00,
      { evidence: { kind: 'agreement_in_principle' } },
      { evidence: { kind: 'proof_of_funds' } },
    ),
  },
  'POST /api/buyer-checks/bank': { amountPence: within(1_000_00, 500_000_000_00) },
  'POST /api/payment/stripe/pay': { donationPence: within(0, 100_00) },
  'POST /api/payment/paypal/pay': { donationPence: within(0, 100_00) },
  'POST /api/staff/payments/{id}/refund': { amountPence: within(1, 100_000_00) },
  'POST /api/staff/coupons': { minSpendPence: within(0, 100_000_00) },
};

/** Numbers that are no sums of money, by name. */
const otherNumbers = new Set(
  `added_days attendees bbox bedrooms bufferMinutes bytes capacity client_id days floorAreaSqm homeVersion
   interest kg lat latitude limit lng longitude max_beds min_baths min_beds min_sqm minutes mostPerUser mostUses
   noOfBathrooms noOfBedrooms noOfReceptions nth page per_page points polygon potentialScore radius reduced_days score seenVersion
   sharedOwnershipPercent slotMinutes stars strokes travel_area travel_lat travel_lng travel_minutes trees version weeks
   yearsLeft zoom`.split(/\s+/),
);
/** Values whose kind another field decides, with the test that holds their limits. */
const decidedElsewhere: Readonly<Record<string, string>> = {
  'POST /api/staff/coupons value': 'tests/coupons/discount.test.ts',
  'POST /api/common/configurations value': 'tests/configuration/settings.test.ts',
};

const Schema = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null);

/** The paths of all numbers in a schema. */
function listNumbers(schema: JsonSchema, path: readonly string[] = []): string[] {
  const { items, prefixItems = [], anyOf = [], oneOf = [], allOf = [], additionalProperties } = schema;
  const values = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  const inner = [...(items ? [items] : []), ...values, ...prefixItems, ...anyOf, ...oneOf, ...allOf];
  const isNumber = [schema.type].flat().some((type) => type === 'integer' || type === 'number');
  return [
    ...(isNumber ? [path.join('.')] : []),
    ...inner.flatMap((part) => listNumbers(part, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => listNumbers(part, [...path, name])),
  ];
}
const listNumbersOf = (schema: z.ZodType | undefined): string[] =>
  schema ? listNumbers(Schema.parse(z.toJSONSchema(schema, { unrepresentable: 'any' }))) : [];

test('every number that a caller sends is a sum of the table or no sum at all', () => {
  const found = [...routes].flatMap(([line, { params, query, body }]) =>
    [params, query, body].flatMap(listNumbersOf).map((path) => ({ line, path })),
  );
  const unknown = found.filter(({ line, path }) => {
    const name = path.split('.').at(-1) ?? '';
    return !sums[line]?.[path] && !otherNumbers.has(name) && !(`${line} ${path}` in decidedElsewhere);
  });
  expect(unknown).toEqual([]);
  const lines = new Set(found.map(({ line, path }) => `${line} ${path}`));
  const listed = Object.entries(sums).flatMap(([line, fields]) =>
    Object.keys(fields).map((path) => `${line} ${path}`),
  );
  expect(listed.filter((line) => !lines.has(line))).toEqual([]);
});

const setValue = (beginning: object, [name = '', ...rest]: readonly string[], value: unknown): object => {
  const held = new Map<string, unknown>(Object.entries(beginning)).get(name);
  const inner = typeof held === 'object' && held !== null ? held : {};
  return { ...beginning, [name]: rest.length === 0 ? value : setValue(inner, rest, value) };
};

/** The texts beside a field, or at something that it is in; those of what is missing around it don't count. */
function listRefusals(schema: z.ZodType, path: string, beginning: object, value: unknown): string[] {
  const sent = setValue(beginning, path.split('.'), value);
  const issues = schema.safeParse(sent, { error: describeIssue }).error?.issues ?? [];
  return issues
    .flatMap(listFieldTexts)
    .filter(([field]) => field === path || path.startsWith(`${field}.`))
    .map(([, text]) => text);
}

const cases = Object.entries(sums).flatMap(([line, fields]) => {
  const { query, body } = routes.get(line) ?? {};
  return Object.entries(fields).flatMap(([path, limits]) =>
    (limits.beginnings ?? [{}]).map((beginning) => ({
      name: `${line} ${path} ${JSON.stringify(beginning)}`,
      limits,
      isQuery: body === undefined,
      refusalsOf: (value: unknown) => listRefusals(body ?? query ?? z.never(), path, beginning, value),
    })),
  );
});

describe.each(cases)('$name', ({ limits: { least, most }, isQuery, refusalsOf }) => {
  /** As it is sent: parameters are text. */
  const toSent = (value: unknown) => (isQuery && typeof value === 'number' ? String(value) : value);

  test.each([least, least + 1, most - 1, most])('takes %d', (sum) => {
    expect(refusalsOf(toSent(sum))).toEqual([]);
  });

  test.each([
    ['a negative sum', -1],
    ['minus the usual sum', -325_000],
    ['less than the least', least - 1],
    ['more than the greatest', most + 1],
    ['a sum that no home has', 1e15],
    ['a fraction', least + 0.5],
    ['pence after pounds', 1_000.99],
    ['text', 'lots'],
    ['a sum with its sign', '£325,000'],
    ['a short form', '325k'],
    ['no number', Number.NaN],
    ['a list', [least, least]],
  ])('refuses %s', (_, sum) => expect(refusalsOf(toSent(sum))).not.toEqual([]));

  test(`${least > 0 ? 'refuses' : 'takes'} zero`, () => {
    expect(refusalsOf(toSent(0)).length > 0).toBe(least > 0);
  });

  test(`${isQuery ? 'reads' : 'refuses'} a number in text`, () => {
    expect(refusalsOf(String(most)).length > 0).toBe(!isQuery);
  });

  test('states the limits in pounds', () => {
    expect(refusalsOf(toSent(least - 1)).join()).toMatch(/£/);
    expect(refusalsOf(toSent(most + 1)).join()).toMatch(/^Enter at most £/);
  });
});
