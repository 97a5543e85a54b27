import { callPublicApi } from '../adapters/public-api.ts';
import { readSiteConfig } from '../adapters/site-config.ts';
import type { PublicAnswer } from '../domain/site-page.ts';

/** The address of the site's settings, which the API does not answer. */
export const configAddress = '/config.json';

/**
 * The answers of public calls by their addresses; `undefined` when one was refused.
 * @throws Error when the API does not have one now
 */
export async function findAnswers(
  addresses: readonly string[],
): Promise<ReadonlyMap<string, PublicAnswer> | undefined> {
  const found = await Promise.all(
    addresses.map(async (address): Promise<[string, PublicAnswer]> => [
      address,
      await (address === configAddress ? readSiteConfig() : callPublicApi(address)),
    ]),
  );
  if (found.some(([, { status }]) => status !== 200)) return undefined;
  return new Map(found);
}
