import * as z from 'zod';

export interface ApiResponse {
  readonly status: number;
  /** Several values make several header lines. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer;
}

const Value = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const Structured = z.object({
  statusCode: z.coerce.number().int().min(100).max(599),
  headers: z.record(z.string(), Value).nullish(),
  cookies: z.array(z.string()).nullish(),
  body: z.string().nullish(),
  isBase64Encoded: z.boolean().nullish(),
});

export function createMessage(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): ApiResponse {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(JSON.stringify({ message: text })),
  };
}

/** A function's result as a response: taken as is if it has a `statusCode`, otherwise as the JSON body. */
export function toApiResponse(result: unknown): ApiResponse {
  if (typeof result !== 'object' || result === null || !('statusCode' in result))
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(typeof result === 'string' ? result : JSON.stringify(result)),
    };
  const structured = Structured.safeParse(result);
  if (!structured.success) return createMessage(500, 'Internal Server Error');
  const { statusCode, headers, cookies, body, isBase64Encoded } = structured.data;
  const lower = Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    status: statusCode,
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      ...Object.fromEntries(lower),
      ...(cookies && cookies.length > 0 && { 'set-cookie': cookies }),
    },
    body: Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8'),
  };
}
