import { splitVat } from '../shared/money.ts';
import type { Package } from './package.ts';

const offer = (fields: Omit<Package, 'vatPence'>): Package => ({
  ...fields,
  vatPence: splitVat(fields.pricePence).vatPence,
});

/** What a seller can choose from; prices include 20% VAT. */
export const packages: readonly Package[] = [
  offer({
    id: 'starter',
    name: 'Starter',
    pricePence: 0,
    days: 90,
    features: ['10 photos', '90 days on sale', 'Chat with buyers', 'Viewings'],
    max_photos: 10,
    popular: false,
  }),
  offer({
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
      'Seller statistics',
    ],
    max_photos: 30,
    popular: true,
  }),
  offer({
    id: 'plus',
    name: 'Plus',
    pricePence: 249_00,
    days: 365,
    features: [
      'Everything in Standard',
      '365 days on sale',
      'Sale-ready pack',
      'Offer rounds',
      'Progression room',
    ],
    max_photos: 30,
    popular: false,
  }),
  offer({
    id: 'premium',
    name: 'Premium',
    pricePence: 499_00,
    days: 365,
    features: ['Everything in Plus', 'Featured place for 30 days'],
    max_photos: 30,
    popular: false,
  }),
];

export const packageOf = (id: Package['id']): Package => {
  const found = packages.find((offered) => offered.id === id);
  if (!found) throw new Error(`There is no package ${id}`);
  return found;
};
