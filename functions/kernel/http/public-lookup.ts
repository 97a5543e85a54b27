import { lookup as resolveName } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { isPublicAddress, type NetworkFailure } from './public-address.ts';

export interface LookupOptions {
  /** Whether addresses of this machine are allowed, as on a developer's own. */
  readonly isOpen: boolean;
  /** All addresses of a name. */
  readonly resolve?: (
    name: string,
  ) => Promise<readonly { readonly address: string; readonly family: number }[]>;
}

class NotPublicError extends Error {}

/**
 * Resolves a name once for the connection that is made with it, and refuses it unless every address of it is public:
 * a name that leads elsewhere a moment later leads nowhere. An address in place of a name is not looked up.
 */
export function createPublicLookup({ isOpen, resolve = resolveAll }: LookupOptions): LookupFunction {
  const lookUp = callbackify(async (name: string) => {
    const addresses = await resolve(name);
    const [first] = addresses;
    if (!first || !(isOpen || addresses.every(({ address }) => isPublicAddress(address))))
      throw new NotPublicError('The name leads to no public address');
    return { first, addresses };
  });
  return (name, { all }, done) =>
    lookUp(name, (error, found) => {
      if (error) done(error, '', 4);
      else if (all) done(null, [...found.addresses]);
      else done(null, found.first.address, found.first.family);
    });
}

const resolveAll = (name: string) => resolveName(name, { all: true });

const noNames: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA']);

/** What the error of a connection means for who gave its address. */
export function toNetworkFailure(error: Error): NetworkFailure {
  if (error instanceof NotPublicError) return 'not_public';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'too_slow';
  const code = 'code' in error ? String(error.code) : '';
  if (noNames.has(code)) return 'no_such_name';
  return /CERT|SSL|TLS|SELF_SIGNED|ALTNAME/.test(code) ? 'certificate' : 'no_answer';
}
