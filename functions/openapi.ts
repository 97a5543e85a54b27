import * as z from 'zod';
import { apis } from './manifest/index.ts';
import type { Route, Routes } from './kernel/http/contract.ts';
import { type ErrorCode, problems } from './kernel/errors.ts';

const problemSchema = {
  type: 'object',
  description: 'RFC 9457 problem details',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string', format: 'uri' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string', enum: Object.keys(problems) },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    state: { type: 'string' },
  },
} as const;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};

function parameters(route: Route) {
  return (['params', 'query'] as const).flatMap((part) => {
    const { properties = {}, required = [] } = schemaOf(route[part] ?? z.object({}), 'input');
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || required.includes(name),
      schema,
    }));
  });
}

/** The error codes of a call: those of its access, of its inputs, and its own. */
export function codesOf(route: Route): ErrorCode[] {
  const access: Record<Route['access'], ErrorCode[]> = {
    public: [],
    anyone: [],
    user: ['unauthenticated'],
    active: ['unauthenticated', 'account_unverified', 'account_blocked', 'username_unset'],
    staff: [
      'unauthenticated',
      'account_unverified',
      'account_blocked',
      'username_unset',
      'staff_only',
      'two_step_required',
    ],
  };
  const input: ErrorCode[] = route.params || route.query || route.body ? ['invalid'] : [];
  const repeat: ErrorCode[] = route.method === 'POST' ? ['key_reused', 'in_progress'] : [];
  return [...new Set([...access[route.access], ...input, ...repeat, ...(route.problems ?? [])])];
}

function responses(route: Route) {
  const status = route.status ?? (route.result instanceof z.ZodVoid ? 204 : 200);
  const json = { [route.media ?? 'application/json']: { schema: schemaOf(route.result, 'output') } };
  const byStatus = Object.groupBy(codesOf(route), (code) => problems[code].status);
  const failures = Object.entries(byStatus).map(([code, codes = []]) => [
    code,
    {
      description: codes.join(', '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]);
  return {
    [status]: { description: route.summary, ...(status !== 204 && status !== 302 && { content: json }) },
    ...Object.fromEntries(failures),
  };
}

const security = (access: Route['access']) =>
  access === 'public' ? [] : access === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }];

function operation(tag: string, operationId: string, route: Route) {
  const { body } = route;
  const idempotency = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 200 },
  };
  return {
    operationId,
    tags: [tag],
    summary: route.summary,
    'x-access': route.access,
    parameters: [...parameters(route), ...(route.method === 'POST' ? [idempotency] : [])],
    ...(body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          ['application/json', ...(route.form ? ['application/x-www-form-urlencoded'] : [])].map((type) => [
            type,
            { schema: schemaOf(body, 'input') },
          ]),
        ),
      },
    }),
    responses: responses(route),
    security: security(route.access),
  };
}

/** The OpenAPI 3.1 document of API groups; each group is a tag. */
export function openapi(groups: Readonly<Record<string, Routes>>) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [tag, routes] of Object.entries(groups)) {
    for (const [name, route] of Object.entries(routes)) {
      const methods = [route.method, ...(route.aliases ?? [])];
      for (const method of methods) {
        const id = method === route.method ? name : `${name}By${method}`;
        (paths[route.path] ??= {})[method.toLowerCase()] = operation(tag, id, { ...route, method });
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gable',
      version: '1',
      description: 'A UK property marketplace: sell your home yourself, find your next one.',
    },
    servers: [{ url: '/' }],
    tags: Object.keys(groups).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

export const marketplaceGroups: Readonly<Record<string, Routes>> = Object.fromEntries(
  Object.entries(apis).map(([name, { routes }]) => [name, routes]),
);

if (import.meta.main) process.stdout.write(`${JSON.stringify(openapi(marketplaceGroups), null, 2)}\n`);
