import { AppError } from '../../../kernel/errors.ts';
import type { DraftData } from '../domain/listing.ts';
import { listLookupClaims } from '../domain/lookup-claims.ts';
import { listPostcodeAddresses } from './list-postcode-addresses.ts';

/**
 * The addresses of the postcode that a home typed by hand may be, as address keys. None while the provider does
 * not answer: no one waits for it to list a home.
 */
export async function findLookupClaims(data: DraftData, time: Date): Promise<string[]> {
  const { houseNo, postcode, address } = data;
  if (!houseNo || !postcode || !address || address.uprn) return [];
  try {
    return listLookupClaims({ houseNo, postcode, address }, await listPostcodeAddresses(postcode, time));
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return [];
    throw error;
  }
}
