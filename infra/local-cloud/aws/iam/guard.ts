import type { IncomingMessage, ServerResponse } from 'node:http';
import { operator } from '../../base/credentials.ts';
import { escapeHtml, findEntry, readBody, sendBody, parseRequestUrl } from '../../base/http.ts';
import type { CloudModel } from '../../template/model.ts';
import { createDynamoReader } from './requests/dynamodb.ts';
import {
  createCognitoReader,
  createKmsReader,
  createSecretsReader,
  readEventsCall,
  readQueueCall,
  type CallReader,
} from './requests/json.ts';
import {
  createMailReader,
  readCloudFrontCall,
  readConnectionCall,
  readLambdaCall,
  readSchedulerCall,
  type RestReader,
} from './requests/rest.ts';
import type { AccessRequest, Iam } from './index.ts';

/** Answers a call that its caller may not make; resolves to whether it has. */
export type Guard = (
  request: IncomingMessage,
  response: ServerResponse,
  call: { readonly caller: string | undefined; readonly service: string | undefined },
) => Promise<boolean>;

export type GuardOptions = Pick<CloudModel, 'tables' | 'resources'> & {
  readonly iam: Iam;
  /** Finds the ARN of a key by its id, or of the one that sealed a ciphertext. */
  readonly findKeyArn: Parameters<typeof createKmsReader>[0];
  /** Whether anyone may call an operation of Cognito, as browsers do. */
  readonly isPublic: (operation: string) => boolean;
};

/** How a protocol writes an error. */
type Refuse = (response: ServerResponse, code: string, message: string) => void;

const refuseJson: Refuse = (response, code, message) =>
  sendBody(response, 400, JSON.stringify({ __type: code, Message: message, message }), {
    'content-type': 'application/x-amz-json-1.1',
    'x-amzn-errortype': code,
  });
const refuseRest: Refuse = (response, code, message) =>
  sendBody(response, 403, JSON.stringify({ Message: message, message }), {
    'content-type': 'application/json',
    'x-amzn-errortype': code,
  });
const refuseXml: Refuse = (response, code, message) =>
  sendBody(
    response,
    403,
    `<ErrorResponse><Error><Type>Sender</Type><Code>${code.replace('Exception', '')}</Code><Message>${escapeHtml(message)}</Message></Error></ErrorResponse>`,
    { 'content-type': 'text/xml' },
  );

/**
 * Checks the calls of all services but S3, which checks its own once their signature is verified, and of
 * DynamoDB, which its proxy checks.
 */
export function createGuard({ iam, findKeyArn, isPublic, ...model }: GuardOptions): Guard {
  const readDynamo = createDynamoReader(model.tables);
  const byTarget: Readonly<Record<string, CallReader>> = {
    DynamoDB_20120810: readDynamo,
    DynamoDBStreams_20120810: readDynamo,
    AWSEvents: readEventsCall,
    AmazonSQS: readQueueCall,
    AWSCognitoIdentityProviderService: createCognitoReader(model),
    secretsmanager: createSecretsReader(model),
    TrentService: createKmsReader(findKeyArn),
  };
  const byService: Readonly<Record<string, RestReader>> = {
    ses: createMailReader(model),
    scheduler: readSchedulerCall,
    cloudfront: readCloudFrontCall,
    'execute-api': readConnectionCall,
    lambda: readLambdaCall,
  };
  return async (request, response, { caller, service }) => {
    if (request.method === 'OPTIONS') return false;
    const target = request.headers['x-amz-target'];
    const [targetName = '', operation = ''] = typeof target === 'string' ? target.split('.') : [];
    const readTarget = findEntry(byTarget, targetName);
    const readRest = findEntry(byService, service ?? '');
    if (!readTarget && !readRest) return false;
    if (targetName === 'AWSCognitoIdentityProviderService' && isPublic(operation)) return false;
    const refuse = readTarget ? refuseJson : service === 'cloudfront' ? refuseXml : refuseRest;
    if (caller === undefined) {
      refuse(response, 'MissingAuthenticationTokenException', 'Missing Authentication Token');
      return true;
    }
    if (caller === operator) return false;
    if (!iam.isKnown(caller)) {
      refuse(
        response,
        'UnrecognizedClientException',
        'The security token included in the request is invalid.',
      );
      return true;
    }
    const body = (await readBody(request)).toString();
    const accesses = readTarget
      ? readCall(() => readTarget(operation, JSON.parse(body || '{}')))
      : readCall(() => readRest?.(toRestRequest(request, body)) ?? []);
    const refusal = iam.refuse(caller, accesses);
    if (refusal) refuse(response, 'AccessDeniedException', refusal.message);
    return refusal !== undefined;
  };
}

/** A call that cannot be read needs everything. */
function readCall(read: () => AccessRequest[]): AccessRequest[] {
  try {
    return read();
  } catch {
    return [{ action: '*', resource: '*' }];
  }
}

function toRestRequest(request: IncomingMessage, body: string) {
  const url = parseRequestUrl(request);
  return {
    method: request.method ?? 'GET',
    path: url.pathname.split('/').slice(1).map(decodeURIComponent),
    query: url.searchParams,
    input: parseJson(body),
  };
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
