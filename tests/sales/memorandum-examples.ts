import { createMemorandum } from '../../functions/deals/sales/domain/memorandum.ts';
import type { Sale } from '../../functions/deals/sales/domain/sale.ts';
import { noon } from '../properties/property-examples.ts';
import {
  createFirm,
  createMemorandumSource,
  createAcceptedOffer,
  offerId,
  openSale,
  solicitorIds,
} from './sale-examples.ts';

const at = noon.toISOString();
const solicitor = (side: 'seller' | 'buyer', change = {}) =>
  ({
    ...createFirm(change),
    id: solicitorIds[side],
    propertyId: openSale().propertyId,
    offerId,
    side,
    namedBy: openSale().sellerId,
    version: 1,
    createdAt: at,
    updatedAt: at,
  }) as const;

export const detailedSale: Sale = {
  ...openSale(),
  solicitors: {
    seller: solicitor('seller', { sraOrClcNo: '612345', reference: 'NH/2026/14' }),
    buyer: solicitor('buyer', { firm: 'Marsh Conveyancing', contact: 'Tom Marsh' }),
  },
  parties: {
    seller: {
      legalNames: ['Siân Łukasiewicz-Ŵyn', 'Παύλος Νικολάου'],
      chain: 'Buying in York',
      phone: '0113 496 1111',
    },
    buyer: { legalNames: ['Nguyễn Thị Ánh', 'Дмитрий Шевченко'], correspondence: '2 Elm Close, Leeds' },
  },
  details: {
    titleNumber: 'WYK123456',
    deposit: 32_000,
    fixtures: 'Curtains stay; the shed goes.',
    specialConditions: 'Completion not before 1 February.',
    targetExchange: '2027-01-29',
    targetCompletion: '2027-02-12',
  },
};
const leasehold = {
  tenure: 'leasehold',
  keyFacts: { councilTaxBand: 'C', leasehold: { yearsLeft: 92, groundRentPence: 0, serviceChargePence: 0 } },
};
const aip = { lender: 'Leeds Building Society', amount: 288_000, expires: '2027-02-01' };
const terms = { ...createAcceptedOffer().terms, aip };
/** The memorandum of a sale of a leasehold with a mortgage. */
export const issueMemorandumOf = (
  sale: Sale = detailedSale,
  change: Parameters<typeof createMemorandumSource>[0] = {},
) =>
  createMemorandum(
    sale,
    createMemorandumSource({ offer: createAcceptedOffer({ terms }), home: leasehold, ...change }),
    'Both sides named their solicitors.',
    noon,
  );

/** Everything that conveyancers expect in a memorandum. */
export const memorandumTexts = [
  '14 Oak Road, Headingley, Leeds, LS6 3HN',
  '£320,000',
  'WYK123456',
  'Leasehold, 92 years left',
  'Siân Łukasiewicz-Ŵyn',
  'Παύλος Νικολάου',
  'sally@example.com',
  '0113 496 1111',
  'Hart & Lake LLP',
  'NH/2026/14',
  'Nguyễn Thị Ánh',
  'Дмитрий Шевченко',
  'ben@example.com',
  'Marsh Conveyancing',
  '£32,000',
  'Mortgage',
  '£288,000 from Leeds Building Society, until 1 February 2027',
  'First-time buyer',
  'Buying in York',
  'Curtains stay; the shed goes.',
  'Subject to survey',
  'Completion not before 1 February.',
  '29 January 2027',
  '12 February 2027',
  'Subject to contract',
];
