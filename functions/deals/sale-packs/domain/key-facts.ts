import { formatPaperAddress } from '../../../listings/properties/domain/address.ts';
import { formatTenure } from '../../../listings/properties/domain/property-words.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';

export type KeyFact = readonly [label: string, text: string];

const epcWords = {
  uploaded: 'Certificate uploaded',
  found: 'Certificate on the register',
  exempt: 'Exempt',
  ordered: 'Ordered',
} as const;

/** What the listing has already, so that it is typed once. */
export function listKeyFacts(home: Property): KeyFact[] {
  const { epcCertificate: epc, floorAreaSqm, tenure, address } = home;
  return [
    ['Address', formatPaperAddress(home)],
    ['Tenure', formatTenure(tenure, address.nation)],
    ['Bedrooms', String(home.noOfBedrooms)],
    ['Bathrooms', String(home.noOfBathrooms)],
    ...(floorAreaSqm === undefined ? [] : [['Floor area', `${floorAreaSqm} m²`] as const]),
    ...(epc ? [['Energy certificate', describeEpc(epc)] as const] : []),
  ];
}

function describeEpc({ status, rating, certificateNumber }: NonNullable<Property['epcCertificate']>): string {
  return [epcWords[status], rating && `rating ${rating}`, certificateNumber].filter(Boolean).join(', ');
}
