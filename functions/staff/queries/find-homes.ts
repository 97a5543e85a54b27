import { fullAddressOf } from '../../properties/address.ts';
import type { Property } from '../../properties/property.ts';
import { listPropertiesByPostcode, propertyById } from '../../properties/property-store.ts';
import { hasWords, parseHomeQuery } from '../domain/home-query.ts';

async function findProperties(typed: string): Promise<readonly Property[]> {
  const query = parseHomeQuery(typed);
  if (!query) return [];
  if (query.by === 'postcode') {
    const found = await listPropertiesByPostcode(query.postcode);
    return found.filter((home) => hasWords(fullAddressOf(home), query.rest));
  }
  const found = await propertyById(query.id);
  return found ? [found] : [];
}

/** Homes by id or by postcode, in any status, the newest first. */
export async function findHomes(typed: string) {
  const found = await findProperties(typed);
  return found.map((home) => ({
    id: home.id,
    address: fullAddressOf(home),
    status: home.status,
    price: home.price,
    createdAt: home.createdAt,
  }));
}
