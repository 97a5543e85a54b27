import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { codesOf, marketplaceGroups, openapi } from '../../functions/openapi.ts';
import { problems } from '../../functions/kernel/errors.ts';

const Operation = z.object({
  'x-access': z.string(),
  summary: z.string().min(3),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      schema: z.object({}).loose(),
    }),
  ),
  requestBody: z.object({}).loose().optional(),
  responses: z.record(
    z.string(),
    z.object({ description: z.string(), content: z.record(z.string(), z.unknown()).optional() }),
  ),
  security: z.array(z.record(z.string(), z.array(z.string()))),
});
const document = openapi(marketplaceGroups);
const operationAt = (path: string, method: string) =>
  Operation.parse(document.paths[path]?.[method.toLowerCase()]);
const routes = Object.values(marketplaceGroups).flatMap((group) => Object.entries(group));

describe.each(routes)('%s', (_, route) => {
  const operation = operationAt(route.path, route.method);

  test('is in the document with its access', () => {
    expect(operation['x-access']).toBe(route.access);
    expect(operation.security.length > 0).toBe(route.access !== 'public');
  });

  test('has a path parameter for each placeholder of its path and no others', () => {
    const placeholders = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(
      operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
    ).toEqual(placeholders);
  });

  test('documents its body and its answers', () => {
    expect(operation.requestBody !== undefined).toBe(route.body !== undefined);
    const [success] = Object.keys(operation.responses);
    expect(Number(success)).toBeGreaterThanOrEqual(200);
    const statuses = codesOf(route).map((code) => String(problems[code].status));
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(statuses));
  });

  test('is documented under its other methods', () => {
    for (const method of route.aliases ?? [])
      expect(operationAt(route.path, method).summary).toBe(operation.summary);
  });
});

test('gives each call a unique method and path and a unique operation id', () => {
  const keys = routes.map(([, route]) => `${route.method} ${route.path}`);
  expect(new Set(keys).size).toBe(keys.length);
  const ids = routes.map(([name]) => name);
  expect(new Set(ids).size).toBe(ids.length);
});
