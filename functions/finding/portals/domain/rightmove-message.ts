import { formatShortAddress, toPublicPosition } from '../../../listings/properties/domain/address.ts';
import type { KeyFacts } from '../../../listings/properties/domain/key-facts.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import {
  type AdvertHome,
  getDescription,
  listFeatureTexts,
  toPounds,
  toAdvertSummary,
} from './advert-home.ts';
import type { RemovalReason } from './advert-target.ts';
import { translateWords } from './home-words.ts';
import type { RtdfContract } from './portal-contract.ts';
import { formatPortalTime } from './portal-time.ts';
import * as rightmove from './rightmove-table.ts';

type Branch = Pick<RtdfContract, 'networkId' | 'branchId'>;

/** What each message says of its sender. */
export function toSender({ networkId, branchId }: Branch) {
  return {
    network: { network_id: networkId },
    branch: { branch_id: branchId, channel: rightmove.salesChannel, overseas: false },
  };
}

/** The message that shows a home, or replaces what the portal shows of it. */
export function buildRightmoveMessage(home: AdvertHome, branch: Branch) {
  const { property, reference, as, media } = home;
  return {
    ...toSender(branch),
    property: {
      agent_ref: reference,
      published: true,
      property_type: rightmove.rightmoveTypes[property.propertyType],
      status: rightmove.rightmoveStates[property.address.nation][as],
      new_home: property.newBuild ?? false,
      create_date: formatPortalTime(property.firstListedAt ?? property.createdAt),
      update_date: formatPortalTime(property.updatedAt),
      address: buildAddress(property),
      price_information: buildPrice(property),
      details: buildDetails(property),
      media: media.map(({ kind, url, caption, changedAt }, sort_order) => ({
        media_type: rightmove.rightmoveMedia[kind],
        media_url: url,
        caption,
        sort_order,
        media_update_date: changedAt === undefined ? undefined : formatPortalTime(changedAt),
      })),
    },
  };
}

/** The message that takes a home off. */
export function buildRightmoveRemoval(reference: string, why: RemovalReason, branch: Branch) {
  const sender = toSender(branch);
  return {
    network: sender.network,
    branch: { branch_id: branch.branchId, channel: rightmove.salesChannel },
    property: { agent_ref: reference, removal_reason: rightmove.rightmoveRemovals[why] },
  };
}

const longestLine = 60;

function buildAddress(property: Property) {
  const { houseNo, address, postcode } = property;
  const [outcode = '', incode = ''] = postcode.split(' ');
  // Where the house number is hidden, so is the exact place.
  const { latitude, longitude } = toPublicPosition(property);
  return {
    house_name_number: (houseNo || address.line1).slice(0, longestLine),
    address_2: (houseNo ? address.line1 : address.line2)?.slice(0, longestLine),
    address_3: (houseNo ? address.line2 : undefined)?.slice(0, longestLine),
    address_4: address.county?.slice(0, longestLine),
    town: address.town.slice(0, longestLine),
    postcode_1: outcode,
    postcode_2: incode,
    display_address: formatShortAddress(property).slice(0, 120),
    latitude,
    longitude,
  };
}

function buildPrice({ price, priceQualifier = 'none', tenure, auction, keyFacts }: Property) {
  const { leasehold, sharedOwnershipPercent } = keyFacts;
  return {
    price,
    price_qualifier: rightmove.rightmoveQualifiers[priceQualifier],
    tenure_type: rightmove.rightmoveTenures[tenure],
    auction: auction ?? false,
    tenure_unexpired_years: leasehold?.yearsLeft,
    annual_ground_rent: toPounds(leasehold?.groundRentPence),
    annual_service_charge: toPounds(leasehold?.serviceChargePence),
    ...(sharedOwnershipPercent !== undefined && {
      shared_ownership: true,
      shared_ownership_percentage: sharedOwnershipPercent,
    }),
  };
}

const mostFeatures = 10;

function buildDetails(property: Property) {
  const { noOfBedrooms, noOfBathrooms, noOfReceptions, floorAreaSqm, keyFacts } = property;
  const description = getDescription(property);
  return {
    summary: toAdvertSummary(description),
    description,
    features: listFeatureTexts(property).slice(0, mostFeatures),
    bedrooms: noOfBedrooms,
    bathrooms: noOfBathrooms,
    reception_rooms: noOfReceptions,
    ...(floorAreaSqm !== undefined && {
      internal_area: Math.round(floorAreaSqm),
      internal_area_unit: rightmove.squareMetres,
    }),
    ...buildFacts(keyFacts),
  };
}

function buildFacts(facts: KeyFacts) {
  const { councilTaxBand, restrictions, rights } = facts;
  const rightsSaid = rights?.map((right) => rightmove.rightmoveRights[right]);
  return {
    parking: translateWords(facts.parking, rightmove.rightmoveParking),
    outside_space: translateWords(facts.outside, rightmove.rightmoveOutside),
    accessibility: translateWords(facts.accessibility, rightmove.rightmoveAccess),
    heating: translateWords(facts.heating, rightmove.rightmoveHeating),
    electricity: translateWords(facts.electricity, rightmove.rightmoveElectricity),
    // Rightmove asks for the main one.
    water: translateWords(facts.water, rightmove.rightmoveWater)?.[0],
    sewerage: translateWords(facts.sewerage, rightmove.rightmoveSewerage)?.[0],
    broadband: translateWords(facts.broadband, rightmove.rightmoveBroadband),
    council_tax_band: councilTaxBand === 'unknown' ? 'TBC' : councilTaxBand,
    domestic_rates: toPounds(facts.domesticRatesPence),
    risks: {
      flooded_in_last_five_years: facts.floodedInFiveYears,
      sources_of_flooding: translateWords(facts.floodSources, rightmove.rightmoveFloods),
      flood_defences: facts.floodDefences,
    },
    obligations: {
      listed: restrictions?.includes('listed'),
      restrictions: restrictions && restrictions.length > 0,
      required_access: rightsSaid?.includes('required_access'),
      rights_of_way: rightsSaid?.includes('rights_of_way'),
    },
  };
}
