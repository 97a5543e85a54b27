import {
  listPropertiesByPostcode,
  findProperty,
} from '../../../listings/properties/adapters/property-repository.ts';
import { formatFullAddress } from '../../../listings/properties/domain/address.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { hasWords, parseHomeQuery } from '../domain/home-query.ts';

async function findProperties(typed: string): Promise<readonly Property[]> {
  const query = parseHomeQuery(typed);
  if (!query) return [];
  if (query.by === 'postcode') {
    const found = await listPropertiesByPostcode(query.postcode);
    return found.filter((home) => hasWords(formatFullAddress(home), query.rest));
  }
  const found = await findProperty(query.id);
  return found ? [found] : [];
}

/** Homes by id or by postcode, in any status, the newest first. */
export async function findHomes(typed: string) {
  const found = await findProperties(typed);
  return found.map((home) => ({
    id: home.id,
    address: formatFullAddress(home),
    status: home.status,
    price: home.price,
    createdAt: home.createdAt,
  }));
}
