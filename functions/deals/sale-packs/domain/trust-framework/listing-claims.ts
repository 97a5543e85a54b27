import type { Nation } from '../../../../../events/vocabulary.ts';
import { formatFirstLine } from '../../../../listings/properties/domain/address.ts';
import type { Property } from '../../../../listings/properties/domain/property.ts';
import { listKeyFactClaims } from './key-fact-claims.ts';
import type { ClaimValue } from './verified-claims.ts';

const nations: Readonly<Record<Nation, string>> = {
  england: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
  northern_ireland: 'Northern Ireland',
};
const tenures: Readonly<Record<Property['tenure'], string>> = {
  freehold: 'Freehold',
  leasehold: 'Leasehold',
  share_of_freehold: 'Share of Freehold',
  commonhold: 'Commonhold',
};

/** What the seller says in the listing, by pointer. What was not answered, or has no field, is left out. */
export function listListingClaims(home: Property): Record<string, ClaimValue> {
  const { address, houseNo, postcode, tenure, keyFacts, floorAreaSqm, noOfReceptions, newBuild } = home;
  const { line1, line2, town, nation, uprn } = address;
  const isShared = keyFacts.sharedOwnershipPercent !== undefined;
  return {
    '/propertyPack/address': {
      line1: formatFirstLine(houseNo, line1),
      ...(line2 && { line2 }),
      town,
      postcode,
      homeNation: nations[nation],
    },
    ...(uprn && { '/propertyPack/uprn': Number(uprn) }),
    '/propertyPack/marketingTenure': isShared ? 'Shared Ownership' : tenures[tenure],
    '/propertyPack/residentialPropertyFeatures/bedrooms': home.noOfBedrooms,
    '/propertyPack/residentialPropertyFeatures/bathrooms': home.noOfBathrooms,
    ...(noOfReceptions !== undefined && {
      '/propertyPack/residentialPropertyFeatures/receptions': noOfReceptions,
    }),
    ...(floorAreaSqm !== undefined && {
      '/propertyPack/buildInformation/internalArea': { area: floorAreaSqm, units: 'square metres' },
    }),
    ...(newBuild && {
      '/propertyPack/buildInformation/isNewBuild': { yesNo: 'Yes' },
    }),
    ...listKeyFactClaims(keyFacts),
  };
}

/** The certificate as the seller names it; the register's own comes before it. */
export function listCertificateClaims({ epcCertificate: epc }: Property): Record<string, ClaimValue> {
  if (!epc || (epc.status !== 'found' && epc.status !== 'uploaded')) return {};
  const { certificateNumber, rating } = epc;
  if (certificateNumber === undefined && rating === undefined) return {};
  return {
    '/propertyPack/energyEfficiency/certificate': {
      ...(certificateNumber && { certificateNumber }),
      ...(rating && { currentEnergyRating: rating }),
    },
  };
}
