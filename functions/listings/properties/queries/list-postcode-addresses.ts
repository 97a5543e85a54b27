import { cacheAddresses, findCachedAddresses } from '../adapters/address-lookup-repository.ts';
import { listAddresses } from '../adapters/address-lookup.ts';
import { toAddressSuggestion } from '../domain/address-suggestion.ts';

/**
 * The addresses of a postcode, which are kept for a day.
 * @param countLookup called before the provider is asked, which costs money
 * @throws 503 `unavailable` when the provider fails
 */
export async function listPostcodeAddresses(
  postcode: string,
  time: Date,
  countLookup?: () => Promise<unknown>,
) {
  const addressSuggestions = await findCachedAddresses(postcode, time);
  if (addressSuggestions) return addressSuggestions;
  await countLookup?.();
  const addresses = (await listAddresses(postcode)).flatMap((found) => toAddressSuggestion(found) ?? []);
  await cacheAddresses(postcode, addresses, time);
  return addresses;
}
