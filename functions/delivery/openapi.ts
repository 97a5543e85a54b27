import * as z from 'zod';
import { type ErrorCode, problems } from '../kernel/errors.ts';
import {
  isCheckedByGateway,
  isClosedWhileLeaving,
  maxBodyBytesOf,
  type Route,
  type Routes,
} from '../kernel/http/contract.ts';
import { maxKeyLength } from '../kernel/http/idempotency-key.ts';
import {
  type KeyScope,
  keyScopes,
  type OrganisationScope,
  organisationScopes,
} from '../kernel/http/key-scopes.ts';
import { apis } from './manifest/index.ts';
import { fieldNotes } from './openapi/fields/index.ts';
import { groupNotes } from './openapi/groups.ts';
import { createNoteFinder, type NoteFinder } from './openapi/note-finder.ts';
import { operationNotes } from './openapi/operations.ts';
import { createProblemExample, gatewayMessageSchema, problemSchema } from './openapi/problem-schema.ts';
import { createSchemaPrinter, type SchemaPrinter } from './openapi/schema-printer.ts';

interface Printing {
  readonly notes: NoteFinder;
  readonly printer: SchemaPrinter;
}
/** A call with the name of its operation. */
interface Call extends Route {
  readonly operation: string;
}

function printParameters(call: Call, { printer }: Printing) {
  return (['params', 'query'] as const).flatMap((part) => {
    const { properties = {}, required = [] } = printer.printParameters(
      call[part] ?? z.object({}),
      call.operation,
    );
    return Object.entries(properties).map(([name, { description, examples, ...schema }]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || required.includes(name),
      ...(description !== undefined && { description }),
      schema,
      ...(examples && { example: examples[0] }),
    }));
  });
}

/** The error codes of a call: those of its access, of its inputs, and its own. */
export function toErrorCodes(route: Route): ErrorCode[] {
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
  const size: ErrorCode[] = route.body ? ['too_large'] : [];
  const leaving: ErrorCode[] = isClosedWhileLeaving(route) ? ['account_leaving'] : [];
  const key: ErrorCode[] = route.scope ? ['unauthenticated', 'scope_missing', 'too_many', 'unavailable'] : [];
  const organisation: ErrorCode[] = route.organisationScope
    ? ['unauthenticated', 'scope_missing', 'too_many']
    : [];
  const repeat: ErrorCode[] = route.method === 'POST' ? ['invalid', 'key_reused', 'in_progress'] : [];
  return [
    ...new Set([
      ...access[route.access],
      ...key,
      ...organisation,
      ...leaving,
      ...input,
      ...size,
      ...repeat,
      ...(route.problems ?? []),
    ]),
  ];
}

/** API Gateway refuses these tokens before our code runs: docs/decisions/023-platform-errors.md. */
const gatewayRefusal = {
  'application/json': { schema: { $ref: '#/components/schemas/GatewayMessage' } },
};

function printResponses(call: Call, printing: Printing) {
  const byStatus = Object.groupBy(toErrorCodes(call), (code) => problems[code].status);
  const failures = Object.entries(byStatus).map(([code, codes = []]) => [
    code,
    {
      description: codes.map((each) => `\`${each}\`: ${problems[each].title}`).join('; '),
      content: {
        'application/problem+json': {
          schema: { $ref: '#/components/schemas/Problem' },
          examples: Object.fromEntries(codes.map((each) => [each, { value: createProblemExample(each) }])),
        },
        ...(code === '401' && isCheckedByGateway(call) && gatewayRefusal),
      },
    },
  ]);
  return { ...printSuccesses(call, printing), ...Object.fromEntries(failures) };
}

const locationHeader = { description: 'Where to go on.', required: true, schema: { type: 'string' } };

function printSuccesses(
  { summary, status: own, result, media, canExist, operation }: Call,
  { printer }: Printing,
) {
  const status = own ?? (result instanceof z.ZodVoid ? 204 : 200);
  if (status === 204) return { [status]: { description: summary } };
  if (status === 302) return { [status]: { description: summary, headers: { Location: locationHeader } } };
  const content = {
    [media ?? 'application/json']: { schema: printer.print(result, 'output', operation) },
  };
  return {
    [status]: { description: summary, content },
    ...(canExist && { 200: { description: 'It existed already.', content } }),
  };
}

type Security = Record<string, readonly (KeyScope | OrganisationScope)[]>;

/** A login, or an API key with the scope of the call. */
function listSecurity(route: Route): Security[] {
  const { access, scope, organisationScope } = route;
  const ofOrganisation: Security[] =
    organisationScope === undefined
      ? []
      : [{ organisation: [organisationScope] }, { organisationKey: [organisationScope] }];
  if (access === 'public') return ofOrganisation.length === 0 ? [] : [{}, ...ofOrganisation];
  return [
    ...(access === 'anyone' ? [{}] : []),
    { bearer: [] },
    ...(scope === undefined ? [] : [{ apiKey: [scope] }]),
    ...ofOrganisation,
  ];
}

const accessTexts: Record<Route['access'], string> = {
  public: 'No token is asked for.',
  anyone: 'No token is needed; a valid one adds what only its holder sees.',
  user: 'For signed-in people, whatever the state of their account.',
  active: 'For accounts that are verified, named and not blocked.',
  staff: 'For staff.',
};

const describeScope = ({ access, scope }: Route): string | undefined =>
  scope !== undefined
    ? `An API key needs \`${scope}\`.`
    : access === 'public'
      ? undefined
      : 'Takes no API keys.';

const describeOrganisationScope = ({ organisationScope }: Route): string | undefined =>
  organisationScope === undefined
    ? undefined
    : `A key or token of an organisation needs \`${organisationScope}\`; it is answered as a visitor is.`;

function printIdempotencyKey({ notes }: Printing) {
  const name = 'Idempotency-Key';
  const note = notes.find({ view: 'header' }, name);
  return {
    name,
    in: 'header',
    required: false,
    description: note?.description ?? name,
    schema: { type: 'string', maxLength: maxKeyLength },
    example: note?.example,
  };
}

function printRequestBody(call: Call, { printer }: Printing) {
  const { body, form, operation: name } = call;
  if (!body) return undefined;
  const schema = printer.print(body, 'input', name);
  const types = ['application/json', ...(form ? ['application/x-www-form-urlencoded'] : [])];
  return {
    description: `At most ${maxBodyBytesOf(call) / 1000} kB.`,
    required: true,
    content: Object.fromEntries(types.map((type) => [type, { schema }])),
  };
}

function printOperation(tag: string, operationId: string, call: Call, printing: Printing) {
  const body = printRequestBody(call, printing);
  const note = operationNotes[call.operation];
  return {
    operationId,
    tags: [tag],
    // A GET that changes something is kept for those who call it; the other methods of its path do the same.
    ...(call.method === 'GET' && call.aliases && { deprecated: true }),
    summary: call.summary,
    description: [note, accessTexts[call.access], describeScope(call), describeOrganisationScope(call)]
      .filter((part) => part !== undefined)
      .join('\n\n'),
    'x-access': call.access,
    ...(call.scope && { 'x-scope': call.scope }),
    ...(call.organisationScope && { 'x-organisation-scope': call.organisationScope }),
    parameters: [
      ...printParameters(call, printing),
      ...(call.method === 'POST' ? [printIdempotencyKey(printing)] : []),
    ],
    ...(body && { requestBody: body }),
    responses: printResponses(call, printing),
    security: listSecurity(call),
  };
}

/** Some groups are named as a variable of theirs is. */
const toTag = (group: string): string => group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The OpenAPI 3.1 document of API groups; each group is a tag. */
export function printOpenApi(
  groups: Readonly<Record<string, Routes>>,
  notes: NoteFinder = createNoteFinder(fieldNotes),
) {
  const printing = { notes, printer: createSchemaPrinter(notes) };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [group, routes] of Object.entries(groups)) {
    const tag = toTag(group);
    for (const [name, route] of Object.entries(routes)) {
      const methods = [route.method, ...(route.aliases ?? [])];
      for (const method of methods) {
        const id = method === route.method ? name : `${name}By${method}`;
        const call = { ...route, method, operation: name };
        (paths[route.path] ??= {})[method.toLowerCase()] = printOperation(tag, id, call, printing);
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gable',
      version: '1',
      description:
        'A UK property marketplace: sell your home yourself, find your next one.\n\nTimes are ISO 8601 in UTC, days are London’s. Fields ending in `Pence` are pence; prices and offers are whole pounds. Ids are prefixed ULIDs. Errors are RFC 9457 problems with a `code`.\n\nSome refusals come from the platform before a call reaches us and have a `message` instead: 401 for a token that ended, 404 for an unknown path, 413 for a body of more than 10 MB or an address of more than 8 kB, 429 past the rate of the whole site, and 431 for headers of more than 10 kB.',
    },
    servers: [{ url: '/' }],
    tags: Object.keys(groups).map((name) => ({ name: toTag(name), description: groupNotes[name] ?? name })),
    paths,
    components: {
      schemas: {
        Problem: problemSchema,
        GatewayMessage: gatewayMessageSchema,
        ...printing.printer.components,
      },
      securitySchemes: createSecuritySchemes(),
    },
  };
}

function createSecuritySchemes() {
  return {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'The access token that `POST /oauth/token` answers.',
    },
    apiKey: {
      type: 'http',
      scheme: 'bearer',
      description: describeKeys(),
    },
    organisation: {
      type: 'oauth2',
      description:
        'A token for a program of an organisation, for 15 minutes: `POST /oauth/token` with `grant_type=client_credentials`, the key’s id as `client_id` and its secret as `client_secret`, in the body or as HTTP Basic. Calls of an organisation have `RateLimit` and `RateLimit-Policy` in their answers.',
      flows: { clientCredentials: { tokenUrl: '/oauth/token', scopes: organisationScopes } },
    },
    organisationKey: {
      type: 'http',
      scheme: 'bearer',
      description:
        'The secret of an organisation’s key itself, as `Authorization: Bearer gable_org_…`, never in the address.',
    },
  };
}

/** What a key is and what its scopes are for; `http` schemes have no place of their own for that. */
const describeKeys = (): string =>
  [
    'An API key of an account, as `Authorization: Bearer gable_…`, never in the address. A call with one has `RateLimit` and `RateLimit-Policy` in its answer. Its scopes:',
    ...Object.entries(keyScopes).map(([scope, what]) => `- \`${scope}\`: ${what}.`),
  ].join('\n\n');

export const marketplaceGroups: Readonly<Record<string, Routes>> = Object.fromEntries(
  Object.entries(apis).map(([name, { routes }]) => [name, routes]),
);

if (import.meta.main) process.stdout.write(`${JSON.stringify(printOpenApi(marketplaceGroups), null, 2)}\n`);
