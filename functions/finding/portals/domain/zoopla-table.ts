import type { Nation, PriceQualifier, PropertyType, Tenure } from '../../../../events/vocabulary.ts';
import type { features } from '../../../listings/properties/domain/features.ts';
import type { MarketState, RemovalReason } from './advert-target.ts';
import type { FactOption, WordTable } from './home-words.ts';

/** Zoopla's words for ours, of its real-time listings 1.2. */
export const zooplaTypes: Readonly<Record<PropertyType, string>> = {
  detached: 'detached',
  semi_detached: 'semi_detached',
  terraced: 'terraced',
  end_of_terrace: 'end_terrace',
  link_detached: 'link_detached',
  mews: 'mews',
  town_house: 'town_house',
  cottage: 'cottage',
  detached_bungalow: 'detached_bungalow',
  semi_detached_bungalow: 'semi_detached_bungalow',
  terraced_bungalow: 'terraced_bungalow',
  flat: 'flat',
  maisonette: 'maisonette',
  studio: 'studio',
  penthouse: 'flat',
  duplex: 'maisonette',
  triplex: 'maisonette',
  park_home: 'park_home',
  houseboat: 'houseboat',
  land: 'land',
  // The schema takes any text beside its list.
  other: 'property',
};

export const zooplaTenures: WordTable<Tenure, string> = {
  freehold: 'freehold',
  leasehold: 'leasehold',
  share_of_freehold: 'share_of_freehold',
  commonhold: null,
};

export const zooplaQualifiers: WordTable<PriceQualifier, string> = {
  none: null,
  poa: 'price_on_application',
  guide_price: 'guide_price',
  fixed_price: 'fixed_price',
  offers_in_excess_of: 'offers_over',
  offers_in_region_of: 'offers_in_the_region_of',
  from: 'from',
  offers_over: 'offers_over',
};

export const zooplaStates: Readonly<Record<MarketState, string>> = {
  available: 'available',
  under_offer: 'under_offer',
  sold_stc: 'sold_subject_to_contract',
};

export const zooplaRemovals: Readonly<Record<RemovalReason, string>> = {
  sold: 'completed',
  withdrawn: 'withdrawn',
  removed: 'withdrawn',
};

export const zooplaCountries: Readonly<Record<Nation, string>> = {
  england: 'GB-ENG',
  scotland: 'GB-SCT',
  wales: 'GB-WLS',
  northern_ireland: 'GB-NIR',
};

export const zooplaParking: WordTable<FactOption<'parking'>, string> = {
  driveway: 'off_street_parking',
  single_garage: 'single_garage',
  double_garage: 'double_garage',
  triple_garage: 'double_garage',
  carport: 'off_street_parking',
  off_street: 'off_street_parking',
  allocated: 'off_street_parking',
  ev_charger: null,
  on_street: null,
  permit: 'residents_parking',
  fee: null,
  none: null,
};

export const zooplaOutside: WordTable<FactOption<'outside'>, string> = {
  front_garden: 'private_garden',
  back_garden: 'private_garden',
  communal_garden: 'communal_garden',
  patio: 'terrace',
  terrace: 'terrace',
  balcony: 'balcony',
  roof_terrace: 'roof_terrace',
  land: null,
  none: null,
};

/** The field that a feature sets to true. Every feature is in the list of features as well. */
export const zooplaFeatures: WordTable<(typeof features)[number], string> = {
  fireplace: 'fireplace',
  period_features: null,
  open_plan: null,
  utility_room: 'utility_room',
  study: null,
  cellar: 'basement',
  loft_conversion: null,
  extension: null,
  conservatory: 'conservatory',
  en_suite: null,
  downstairs_wc: null,
  pantry: null,
  double_glazing: 'double_glazing',
  new_kitchen: null,
  new_bathroom: null,
  sea_view: null,
  river_view: null,
  annexe: null,
  swimming_pool: 'swimming_pool',
  outbuilding: 'outbuildings',
  concierge: 'porter_security',
  gym: 'gym',
};
