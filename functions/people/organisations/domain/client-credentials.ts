import { AppError } from '../../../kernel/errors.ts';

interface GivenClient {
  readonly id: string | undefined;
  readonly secret: string | undefined;
}

/**
 * The id and secret by which a client names itself: in the Authorization header (`client_secret_basic`), or in the body
 * (`client_secret_post`).
 * @throws 400 `invalid_request` for both at once (RFC 6749, 2.3), 401 `invalid_client` for neither
 */
export function readClient(
  { id, secret }: GivenClient,
  authorization: string | undefined,
): { readonly id: string; readonly secret: string } {
  const encoded = /^Basic ([\w+/=-]+)$/i.exec(authorization ?? '')?.[1];
  if (encoded !== undefined) {
    if (secret !== undefined)
      throw new AppError(
        'invalid_request',
        'Send the client’s secret in the header or in the body, not in both.',
      );
    return decodeBasic(encoded);
  }
  if (id === undefined || secret === undefined)
    throw new AppError('invalid_client', 'The request names no client with its secret.');
  return { id, secret };
}

/** Both parts are encoded as in a form (RFC 6749, 2.3.1), which changes nothing in ours. */
function decodeBasic(encoded: string): { readonly id: string; readonly secret: string } {
  const pair = Buffer.from(encoded, 'base64').toString();
  const colon = pair.indexOf(':');
  const [id = '', secret = ''] = [pair.slice(0, Math.max(0, colon)), pair.slice(colon + 1)].map(
    (part) => new URLSearchParams(`part=${part}`).get('part') ?? '',
  );
  return { id, secret };
}
