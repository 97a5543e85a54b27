import {
  isNumberShown,
  formatShortAddress,
  toPublicPosition,
} from '../../../listings/properties/domain/address.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import {
  type AdvertHome,
  getDescription,
  listFeatureTexts,
  toPounds,
  toAdvertSummary,
} from './advert-home.ts';
import type { MediumKind } from './advert-media.ts';
import type { RemovalReason } from './advert-target.ts';
import { translateWords } from './home-words.ts';
import type { ZooplaContract } from './portal-contract.ts';
import * as zoopla from './zoopla-table.ts';

const mediaTypes: Readonly<Record<MediumKind, string>> = {
  image: 'image',
  floorPlan: 'floor_plan',
  epcGraph: 'epc_graph',
  virtualTour: 'virtual_tour',
};

/**
 * The message that shows a home, or replaces what Zoopla shows of it. Its schema takes no field that it does not know,
 * no empty text and no empty list.
 */
export function buildZooplaMessage(home: AdvertHome, { branch }: Pick<ZooplaContract, 'branch'>) {
  const { property, reference, as, media } = home;
  const { keyFacts, newBuild, retirement, chainFree, tenure } = property;
  const description = getDescription(property);
  const featureTexts = listFeatureTexts(property);
  const content = media.map(({ kind, url, caption }) => ({ type: mediaTypes[kind], url, caption }));
  return {
    branch_reference: branch,
    category: 'residential',
    listing_reference: reference,
    life_cycle_status: zoopla.zooplaStates[as],
    property_type: zoopla.zooplaTypes[property.propertyType],
    summary_description: toAdvertSummary(description),
    detailed_description: [{ text: description }],
    display_address: formatShortAddress(property),
    location: buildLocation(property),
    pricing: buildPricing(property),
    ...buildCounts(property),
    ...(content.length > 0 && { content }),
    ...(featureTexts.length > 0 && { feature_list: featureTexts }),
    ...listSetFeatures(property),
    chain_free: chainFree,
    new_home: newBuild,
    retirement,
    tenure: zoopla.zooplaTenures[tenure] ?? undefined,
    ...buildLease(property),
    council_tax_band: keyFacts.councilTaxBand === 'unknown' ? undefined : keyFacts.councilTaxBand,
    parking: translateWords(keyFacts.parking, zoopla.zooplaParking),
    outside_space: translateWords(keyFacts.outside, zoopla.zooplaOutside),
    ...(keyFacts.accessibility && { accessibility: keyFacts.accessibility.length > 0 }),
  };
}

/** The message that takes a home off. */
export function buildZooplaRemoval(reference: string, why: RemovalReason) {
  return { listing_reference: reference, deletion_reason: zoopla.zooplaRemovals[why] };
}

function buildLocation(property: Property) {
  const { houseNo, address, postcode } = property;
  const position = toPublicPosition(property);
  return {
    property_number_or_name: houseNo || undefined,
    street_name: address.line1,
    locality: address.line2 || undefined,
    town_or_city: address.town,
    county: address.county || undefined,
    postal_code: postcode,
    country_code: zoopla.zooplaCountries[address.nation],
    // Where the house number is hidden, the portal finds the street by its postcode.
    ...(isNumberShown(property) && { coordinates: position }),
  };
}

function buildPricing({ price, priceQualifier = 'none', auction }: Property) {
  return {
    transaction_type: 'sale',
    currency_code: 'GBP',
    price,
    price_qualifier: zoopla.zooplaQualifiers[priceQualifier] ?? undefined,
    auction: auction ?? false,
  };
}

function buildCounts({ propertyType, noOfBedrooms, noOfBathrooms, noOfReceptions, ...home }: Property) {
  const { floorAreaSqm, epcCertificate } = home;
  const area = floorAreaSqm && { units: 'sq_metres', value: floorAreaSqm };
  const { score, potentialScore } = epcCertificate ?? {};
  return {
    // A studio has one room to sleep in at most.
    total_bedrooms: propertyType === 'studio' ? Math.min(noOfBedrooms, 1) : noOfBedrooms,
    bathrooms: noOfBathrooms,
    living_rooms: noOfReceptions,
    ...(area && { areas: { internal: { minimum: area, maximum: area } } }),
    ...(score !== undefined && {
      epc_ratings: { eer_current_rating: score, eer_potential_rating: potentialScore },
    }),
  };
}

/** Sums of nothing are left out: the schema takes none. */
function buildLease({ keyFacts: { leasehold } }: Property) {
  if (!leasehold) return {};
  const { yearsLeft, groundRentPence, serviceChargePence } = leasehold;
  return {
    ...(yearsLeft > 0 && { lease_expiry: { years_remaining: yearsLeft } }),
    ...(groundRentPence > 0 && { ground_rent: toPounds(groundRentPence) }),
    ...(serviceChargePence > 0 && {
      service_charge: { charge: toPounds(serviceChargePence), frequency: 'per_year' },
    }),
  };
}

function listSetFeatures({ features }: Property): Readonly<Record<string, true>> {
  const fields = translateWords(features, zoopla.zooplaFeatures) ?? [];
  return Object.fromEntries(fields.map((field) => [field, true] as const));
}
