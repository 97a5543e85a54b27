import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { openDatabase } from '../../base/database.ts';
import { readBody, sendBody } from '../../base/http.ts';
import type { LocalPages, LocalService } from '../service.ts';
import { adminUserOperations } from './admin-users.ts';
import { authOperations } from './auth-operations.ts';
import { clientOperations } from './clients.ts';
import { closedOperations } from './closed-calls.ts';
import type { Cognito, CognitoOptions } from './context.ts';
import { CognitoError } from './errors.ts';
import { groupOperations } from './groups.ts';
import { answerHostedPage } from './hosted/routes.ts';
import { createSigningKeys } from './keys.ts';
import { listOperations } from './list-users.ts';
import type { CognitoOperation } from './operation.ts';
import { passkeyOperations } from './passkey-operations.ts';
import { profileOperations } from './profile.ts';
import { schema } from './schema.ts';
import { softwareTokenOperations } from './software-token-operations.ts';

const operations = new Map<string, CognitoOperation>(
  Object.entries({
    ...authOperations,
    ...softwareTokenOperations,
    ...passkeyOperations,
    ...profileOperations,
    ...adminUserOperations,
    ...listOperations,
    ...groupOperations,
    ...clientOperations,
    ...closedOperations,
  }),
);

/** Actions that AWS allows to signed callers alone, by the policies of IAM. */
const signed = new Set(Object.keys({ ...listOperations, ...groupOperations, ...clientOperations }));
const isSignatureNeeded = (name: string): boolean => name.startsWith('Admin') || signed.has(name);
/** Whether browsers may call an action; AWS evaluates no policies for it. */
export function isPublic(name: string): boolean {
  return !isSignatureNeeded(name);
}

const target = 'AWSCognitoIdentityProviderService.';

function sendAnswer(response: ServerResponse, status: number, body: object): void {
  sendBody(response, status, JSON.stringify(body), {
    'content-type': 'application/x-amz-json-1.1',
    'x-amzn-requestid': randomUUID(),
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage',
  });
}

function answerPreflight(response: ServerResponse): void {
  sendBody(response, 200, '', {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers':
      '*,authorization,content-type,x-amz-target,x-amz-user-agent,cache-control',
    'access-control-max-age': '172800',
  });
}

async function runAction(
  cognito: Cognito,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'OPTIONS') return answerPreflight(response);
  const name = String(request.headers['x-amz-target'] ?? '').replace(target, '');
  const run = operations.get(name);
  try {
    const body = (await readBody(request)).toString() || '{}';
    if (!run)
      throw new CognitoError('UnknownOperationException', `${name} is not emulated by the local cloud`);
    if (isSignatureNeeded(name) && !request.headers.authorization?.startsWith('AWS4-'))
      throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token');
    sendAnswer(response, 200, await run(cognito, JSON.parse(body)));
  } catch (error) {
    if (error instanceof CognitoError)
      return sendAnswer(response, 400, { __type: error.code, message: error.message });
    if (error instanceof SyntaxError)
      return sendAnswer(response, 400, { __type: 'SerializationException', message: error.message });
    sendAnswer(response, 500, { __type: 'InternalErrorException', message: String(error) });
  }
}

/**
 * Amazon Cognito user pools that administrators fill: the API for SDKs (`handle`), and the sign-in by providers
 * (`pages`); state is one SQLite file.
 */
export function createCognito(options: CognitoOptions): LocalService & LocalPages {
  const { dataFile, ...rest } = options;
  const db = openDatabase(dataFile, schema);
  const cognito: Cognito = { ...rest, db, keys: createSigningKeys(db) };
  // Verifiers of tokens cache the keys, so every snapshot of the state has to contain them.
  for (const { id } of options.pools) cognito.keys.jwks(id);
  const copy = (directory: string) => join(directory, 'cognito.sqlite');
  return {
    handle: (request, response) => runAction(cognito, request, response),
    pages: (request, response, url) => answerHostedPage({ cognito, request, response, url }),
    close: async () => db.close(),
    snapshot: async (directory) => db.snapshot(copy(directory)),
    async restore(directory) {
      db.restore(copy(directory));
      cognito.keys.forget();
    },
  };
}
