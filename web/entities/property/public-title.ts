import { formatShortAddress } from '../../../functions/properties/domain/address.ts';
import type { PropertyPage } from './property.ts';

/** The title as visitors see it: what a seller passes on must not contain a hidden house number. */
export const toPublicTitle = (home: PropertyPage): string =>
  formatShortAddress({ ...home, houseNo: home.owner?.houseNo ?? '' });
