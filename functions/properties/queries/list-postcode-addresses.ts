import { listAddresses } from '../adapters/address-lookup.ts';
import { cacheAddresses, findCachedAddresses } from '../adapters/address-lookup-repository.ts';
import { toAddressSuggestion } from '../domain/address-suggestion.ts';

/**
 * The addresses of a postcode, which are kept for a day.
 * @throws 503 `unavailable` when the provider fails
 */
export async function listPostcodeAddresses(postcode: string, time: Date) {
  const kept = await findCachedAddresses(postcode, time);
  if (kept) return kept;
  const addresses = (await listAddresses(postcode)).flatMap((found) => toAddressSuggestion(found) ?? []);
  await cacheAddresses(postcode, addresses, time);
  return addresses;
}
