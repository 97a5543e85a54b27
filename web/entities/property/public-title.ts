import { formatShortAddress } from '../../../functions/listings/properties/domain/address.ts';
import type { PropertyPage } from './property.ts';

/** The title as visitors see it: what a seller passes on must not contain a hidden house number. */
export function toPublicTitle(home: PropertyPage): string {
  return formatShortAddress({ ...home, houseNo: home.owner?.houseNo ?? '' });
}
