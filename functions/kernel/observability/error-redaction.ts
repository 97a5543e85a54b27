import * as z from 'zod';
import { findFailedCall } from './aws-call.ts';

/** A code, a status or an id; sentences, addresses and tokens do not match. */
const Word = z.string().regex(/^[\w.$-]{1,60}$/);
const createOptional = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
const word = createOptional(Word);
const status = createOptional(z.int());

/**
 * Safe fields of our own errors, Stripe's, PayPal's and the SDK's. `raw`, `headers`, `result`, `params` and
 * the like are left out.
 */
const Traits = z.object({
  code: createOptional(z.union([Word, z.int()])),
  type: word,
  statusCode: status,
  requestId: word,
  $metadata: createOptional(z.object({ httpStatusCode: status, requestId: word })),
  headers: createOptional(z.object({ 'paypal-debug-id': word })),
});

/**
 * Names of errors with a message that is safe to log. Our own contain no personal data, and those of the
 * language describe the code. DynamoDB reports conditions as codes, and a denied access by role and resource.
 * All others can quote their input: SES the address, Cognito the username, Stripe card details, PayPal a
 * field's value, ElectroDB an attribute's value, and a SyntaxError the text that is not JSON.
 */
const namesWithSafeMessage = new Set([
  'Error',
  'AppError',
  'ProviderFault',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'TimeoutError',
  'AbortError',
  'AccessDeniedException',
  'ConditionalCheckFailedException',
  'TransactionCanceledException',
]);

/**
 * Services whose messages speak of tables, keys and schedules. SES names addresses and Cognito people, so their errors
 * keep their name, status and command alone.
 */
const servicesWithSafeMessages = new Set([
  'ApiGatewayManagementApi',
  'DynamoDB',
  'EventBridge',
  'KMS',
  'S3',
  'Scheduler',
  'SecretsManager',
]);

/** A value that such a message quotes, to the end of what can belong to it. */
const quotedValue = /\bvalue('s)?:? ?'.*'|\bvalue: .*/gis;

/** Node, for example, quotes the value of a header in a TypeError. */
const quoted = /"[^"]*"|(?<![^\s"])\S+@\S+|\bBearer \S+|\beyJ\S+/g;
const frame = /^ +at .*(:\d+:\d+|<anonymous>|native|index \d+)\)?$/;
const inCode = /^[a-z]\w{0,40}$/i;
const maxDepth = 4;

/** Errors of Stripe and PayPal have the name `Error`; their classes have distinct names. */
const nameOf = ({ name, constructor }: Error): string =>
  Word.safeParse(name === 'Error' ? constructor.name : name).data ?? 'Error';

/**
 * Whether a wrapper repeats the message of its cause, which is logged under the cause's own rule or not at
 * all.
 */
const isRepeatOfCause = ({ message, cause }: Error): boolean => {
  if (typeof cause === 'string') return message.includes(cause);
  if (!(cause instanceof Error)) return false;
  return cause.message !== '' && message.includes(cause.message) && extractMessage(cause) !== cause.message;
};

function extractMessage(error: Error): string | undefined {
  // Zod's own message contains keys of the input and, with our schema texts, its values.
  if (error instanceof z.ZodError)
    return error.issues.map(({ code, path }) => `${code} at ${placeOf(path)}`).join(', ');
  const service = findFailedCall(error)?.service;
  const speaks =
    service === undefined ? namesWithSafeMessage.has(nameOf(error)) : hasSafeMessage(service, error);
  if (!speaks || isRepeatOfCause(error)) return undefined;
  const message = service === undefined ? error.message : error.message.replaceAll(quotedValue, 'value …');
  return message.replaceAll(quoted, '…');
}

const hasSafeMessage = (service: string, error: Error): boolean =>
  servicesWithSafeMessages.has(service) || namesWithSafeMessage.has(nameOf(error));

/** Keys of a record come from the input; names in the code are recognised by their form. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.map((key) => (typeof key === 'number' || inCode.test(String(key)) ? String(key) : '…')).join('.');

/** The stack without the message at its beginning, which can have several lines. */
function extractFrames({ stack = '', message }: Error): string {
  const start = stack.indexOf(message);
  const rest = start < 0 ? stack : stack.slice(start + message.length);
  return rest
    .split('\n')
    .filter((line) => frame.test(line))
    .join('\n');
}

export interface LoggedError {
  readonly name: string;
  readonly message?: string | undefined;
  readonly stack?: string;
  readonly code?: string | number | undefined;
  readonly type?: string | undefined;
  /** The HTTP status of a provider's response. */
  readonly status?: number | undefined;
  /** The provider's request id. */
  readonly requestId?: string | undefined;
  /** The call of AWS that failed, such as `DynamoDB.TransactWriteItems`. */
  readonly command?: string | undefined;
  readonly cause?: LoggedError | undefined;
}

/**
 * Reduces a thrown value to the fields that are safe to log. Of a value that is not an error only the type
 * name is kept.
 */
export function toLoggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { name: kindOf(error) };
  const { code, type, statusCode, requestId, $metadata, headers } = Traits.parse(error);
  return {
    name: nameOf(error),
    message: extractMessage(error),
    stack: extractFrames(error),
    code,
    type,
    status: statusCode ?? $metadata?.httpStatusCode,
    command: commandOf(error),
    requestId: requestId ?? $metadata?.requestId ?? headers?.['paypal-debug-id'],
    ...(error.cause !== undefined && depth < maxDepth && { cause: toLoggedError(error.cause, depth + 1) }),
  };
}

function commandOf(error: Error): string | undefined {
  const call = findFailedCall(error);
  return call && `${call.service}.${call.operation}`;
}

/** The error name in a thrown text, if there is one, else the type. */
const kindOf = (thrown: unknown): string =>
  (typeof thrown === 'string' && /^[a-z]*(Error|Exception|Fault)\b/i.exec(thrown)?.[0]) || typeof thrown;

/** A redacted error for rethrowing to the runtime, which logs every enumerable property. */
export function toBareError(error: unknown): Error {
  const { message = '', stack = '', ...rest } = toLoggedError(error);
  return Object.assign(new Error(message), { ...rest, stack: `${rest.name}: ${message}\n${stack}` });
}
