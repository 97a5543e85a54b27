import * as z from 'zod';

/** A code, a status or an id; a sentence, an address or a token that stands in its place is none. */
const Word = z.string().regex(/^[\w.$-]{1,60}$/);
const maybe = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
const word = maybe(Word);
const status = maybe(z.int());

/** What our own errors, Stripe's, PayPal's and the SDK's say of themselves. Their `raw`, `headers`, `result`, `params` and the like stay out. */
const Traits = z.object({
  code: maybe(z.union([Word, z.int()])),
  type: word,
  statusCode: status,
  requestId: word,
  $metadata: maybe(z.object({ httpStatusCode: status, requestId: word })),
  headers: maybe(z.object({ 'paypal-debug-id': word })),
});

/**
 * Whose messages are logged. Ours are written without personal data, and the language's name what the code did.
 * DynamoDB tells of conditions by codes alone, and a refused access by the role and the resource. All others may quote
 * what they were given: SES the address, Cognito the user name, Stripe a card's details, PayPal a field's value,
 * ElectroDB an attribute's value, and a SyntaxError the text that was no JSON.
 */
const speaking = new Set([
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

/** Node quotes a header's value, for one, in a TypeError. */
const quoted = /"[^"]*"|\S+@\S+|\bBearer \S+|\beyJ\S+/g;
const frame = /^ +at .*(:\d+:\d+|<anonymous>|native|index \d+)\)?$/;
const inCode = /^[a-z]\w{0,40}$/i;
const deepest = 4;

/** Stripe's errors and PayPal's are all called `Error`; their classes are not. */
const nameOf = ({ name, constructor }: Error): string =>
  Word.safeParse(name === 'Error' ? constructor.name : name).data ?? 'Error';

/** A wrapper often says what its cause says: that is logged under the cause's own rule, or not at all. */
const repeats = ({ message, cause }: Error): boolean => {
  if (typeof cause === 'string') return message.includes(cause);
  if (!(cause instanceof Error)) return false;
  return cause.message !== '' && message.includes(cause.message) && wordsOf(cause) !== cause.message;
};

function wordsOf(error: Error): string | undefined {
  // Zod's own text holds the input's keys and, by our own wording of a schema, its values.
  if (error instanceof z.ZodError)
    return error.issues.map(({ code, path }) => `${code} at ${placeOf(path)}`).join(', ');
  if (!speaking.has(nameOf(error)) || repeats(error)) return undefined;
  return error.message.replaceAll(quoted, '…');
}

/** The key of a record comes from the input; most names in the code can be told from it. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.map((key) => (typeof key === 'number' || inCode.test(String(key)) ? String(key) : '…')).join('.');

/** A stack begins with the message, which may have lines of its own. */
function framesOf({ stack = '', message }: Error): string {
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
  /** The HTTP status that a provider answered with. */
  readonly status?: number | undefined;
  /** The provider's id of the call. */
  readonly requestId?: string | undefined;
  readonly cause?: LoggedError | undefined;
}

/** All that a log may keep of an error. Of what is none, its kind: it may hold anything. */
export function toLoggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { name: kindOf(error) };
  const { code, type, statusCode, requestId, $metadata, headers } = Traits.parse(error);
  return {
    name: nameOf(error),
    message: wordsOf(error),
    stack: framesOf(error),
    code,
    type,
    status: statusCode ?? $metadata?.httpStatusCode,
    requestId: requestId ?? $metadata?.requestId ?? headers?.['paypal-debug-id'],
    ...(error.cause !== undefined && depth < deepest && { cause: toLoggedError(error.cause, depth + 1) }),
  };
}

/** An error's name, where its text was made of it. */
const kindOf = (thrown: unknown): string =>
  (typeof thrown === 'string' && /^[a-z]*(Error|Exception|Fault)\b/i.exec(thrown)?.[0]) || typeof thrown;

/** For what is thrown on to the runtime, which logs every enumerable attribute of an error. */
export function toBareError(error: unknown): Error {
  const { message = '', stack = '', ...rest } = toLoggedError(error);
  return Object.assign(new Error(message), { ...rest, stack: `${rest.name}: ${message}\n${stack}` });
}
