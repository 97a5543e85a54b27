import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { toErrorCodes, marketplaceGroups, printOpenApi } from '../../functions/delivery/openapi.ts';
import { groupNotes } from '../../functions/delivery/openapi/groups.ts';
import { operationNotes } from '../../functions/delivery/openapi/operations.ts';
import { problems } from '../../functions/kernel/errors.ts';
import { isCheckedByGateway } from '../../functions/kernel/http/contract.ts';

const Operation = z.object({
  'x-access': z.string(),
  summary: z.string().min(3),
  description: z.string().min(3),
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
const document = printOpenApi(marketplaceGroups);
const operationAt = (path: string, method: string) =>
  Operation.parse(document.paths[path]?.[method.toLowerCase()]);
const routes = Object.values(marketplaceGroups).flatMap((group) => Object.entries(group));

describe.each(routes)('%s', (_, route) => {
  const operation = operationAt(route.path, route.method);

  test('is in the document with its access', () => {
    expect(operation['x-access']).toBe(route.access);
    expect(operation.security.length > 0).toBe(
      route.access !== 'public' || route.organisationScope !== undefined,
    );
  });

  test('has a path parameter for each placeholder of its path and no others', () => {
    const placeholders = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(
      operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
    ).toEqual(placeholders);
  });

  test('asks an API key for the scope of its contract, and takes none without one', () => {
    const scopes = operation.security.flatMap(({ apiKey }) => apiKey ?? []);
    expect(scopes).toEqual(route.scope === undefined ? [] : [route.scope]);
  });

  test('names the scope of an organisation’s keys and tokens, on calls of visitors alone', () => {
    const { organisationScope, access } = route;
    const scopes = operation.security.flatMap(({ organisation, organisationKey }) => [
      ...(organisation ?? []),
      ...(organisationKey ?? []),
    ]);
    expect(scopes).toEqual(organisationScope === undefined ? [] : [organisationScope, organisationScope]);
    if (organisationScope === undefined) return;
    expect(['public', 'anyone']).toContain(access);
    // The CDN answers cached calls without asking for the key.
    expect(route.cache).toBeUndefined();
  });

  test('documents each field of its query', () => {
    const names = operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => name);
    expect(names).toEqual(Object.keys(route.query?.shape ?? {}));
  });

  test('documents its body and its answers', () => {
    expect(operation.requestBody !== undefined).toBe(route.body !== undefined);
    const [success] = Object.keys(operation.responses);
    expect(Number(success)).toBeGreaterThanOrEqual(200);
    const statuses = toErrorCodes(route).map((code) => String(problems[code].status));
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(statuses));
  });

  test('documents 401 of the gateway where that asks for a token', () => {
    const gatewayChecks = isCheckedByGateway(route);
    const forms = Object.keys(operation.responses['401']?.content ?? {});
    expect(forms.includes('application/json')).toBe(gatewayChecks);
    if (gatewayChecks) expect(forms).toContain('application/problem+json');
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

test('documents both answers of a call that may find its work done', () => {
  const { responses } = operationAt('/api/favourites', 'POST');
  expect(responses['200']?.content).toEqual(responses['201']?.content);
  expect(Object.keys(responses)).not.toContain('204');
  expect(Object.keys(operationAt('/api/offers', 'POST').responses)).not.toContain('200');
});

test('describes each group and no others', () => {
  expect(Object.keys(groupNotes)).toEqual(Object.keys(marketplaceGroups));
});

test('has no note on an operation that does not exist', () => {
  const ids = new Set(routes.map(([name]) => name));
  expect(Object.keys(operationNotes).filter((name) => !ids.has(name))).toEqual([]);
});

test('resolves every reference', () => {
  const names = Object.keys(document.components.schemas);
  const known = new Set(names.map((name) => `#/components/schemas/${name}`));
  const references = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g);
  const used = new Set([...references].map(([, reference]) => reference));
  expect([...used].filter((reference) => !known.has(reference ?? ''))).toEqual([]);
  expect([...known].filter((reference) => !used.has(reference))).toEqual([]);
});

test('names a schema that is only sent an input once', () => {
  const names = Object.keys(document.components.schemas);
  expect(names).toContain('DraftInput');
  expect(names.filter((name) => name.endsWith('InputInput'))).toEqual([]);
});

test('shows a problem of the code for each refusal', () => {
  const Examples = z.record(z.string(), z.object({ value: z.object({ code: z.string(), status: z.int() }) }));
  for (const [, route] of routes) {
    for (const [status, { content }] of Object.entries(operationAt(route.path, route.method).responses)) {
      const problem = z.object({ examples: Examples }).safeParse(content?.['application/problem+json']);
      for (const [code, { value }] of Object.entries(problem.data?.examples ?? {}))
        expect(value).toMatchObject({ code, status: Number(status) });
    }
  }
});

test('declares the limit of a body for every call that has one, and for no other', () => {
  for (const [, route] of routes)
    expect(toErrorCodes(route).includes('too_large')).toBe(route.body !== undefined);
  expect(document.paths['/api/offers']?.['post']).toMatchObject({
    requestBody: { description: 'At most 64 kB.' },
    responses: { 413: { description: expect.stringContaining('too_large') } },
  });
});
