import { splitVat } from '../../../kernel/money.ts';
import type { Package } from './property-package.ts';

const createCatalogueEntry = (fields: Omit<Package, 'vatPence' | 'popular'>): Package => ({
  ...fields,
  // Set by the call that lists the packages.
  popular: false,
  vatPence: splitVat(fields.pricePence).vatPence,
});

/** The packages on sale, cheapest first; prices include 20% VAT. */
export const packageCatalogue: readonly Package[] = [
  createCatalogueEntry({
    id: 'starter',
    name: 'Starter',
    pricePence: 0,
    days: 90,
    features: ['10 photos', '90 days on sale', 'Chat with buyers', 'Viewings', 'Progression room'],
    max_photos: 10,
  }),
  createCatalogueEntry({
    id: 'standard',
    name: 'Standard',
    pricePence: 99_00,
    days: 180,
    features: [
      '30 photos',
      'Floor plan',
      '180 days on sale',
      'Chat with buyers',
      'Viewings',
      'Progression room',
      'Seller statistics',
    ],
    max_photos: 30,
  }),
  createCatalogueEntry({
    id: 'plus',
    name: 'Plus',
    pricePence: 249_00,
    days: 365,
    features: ['Everything in Standard', '365 days on sale', 'Sale-ready pack', 'Offer rounds'],
    max_photos: 30,
  }),
  createCatalogueEntry({
    id: 'premium',
    name: 'Premium',
    pricePence: 499_00,
    days: 365,
    features: ['Everything in Plus', 'Featured row for 30 days'],
    max_photos: 30,
  }),
];

export function packageOf(id: Package['id']): Package {
  const found = packageCatalogue.find((offered) => offered.id === id);
  if (!found) throw new Error(`There is no package ${id}`);
  return found;
}
