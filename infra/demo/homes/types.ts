/** The demo's own picture of a home; the writer of the demo translates it into the API's words. */
export type Nation = 'england' | 'scotland' | 'wales' | 'northern_ireland';

export type HomeType =
  | 'detached'
  | 'semi_detached'
  | 'terraced'
  | 'end_of_terrace'
  | 'link_detached'
  | 'mews'
  | 'town_house'
  | 'cottage'
  | 'detached_bungalow'
  | 'semi_detached_bungalow'
  | 'flat'
  | 'studio'
  | 'penthouse'
  | 'duplex'
  | 'park_home'
  | 'houseboat';

export type Tenure = 'freehold' | 'leasehold' | 'share_of_freehold';
export type Qualifier =
  | 'none'
  | 'guide_price'
  | 'fixed_price'
  | 'offers_over'
  | 'offers_in_region_of'
  | 'offers_in_excess_of'
  | 'from';
export type Rating = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
export type TaxBand = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I';

export type Heating =
  | 'gas_central'
  | 'electric'
  | 'night_storage'
  | 'oil'
  | 'lpg'
  | 'ground_source_heat_pump'
  | 'air_source_heat_pump'
  | 'district'
  | 'underfloor'
  | 'wood_burner'
  | 'open_fire';
export type Broadband = 'adsl' | 'fttc' | 'fttp' | 'cable' | 'satellite' | 'mobile';
export type Parking =
  | 'none'
  | 'on_street'
  | 'permit'
  | 'off_street'
  | 'driveway'
  | 'allocated'
  | 'single_garage'
  | 'double_garage'
  | 'ev_charger';
export type Outside =
  | 'none'
  | 'front_garden'
  | 'back_garden'
  | 'communal_garden'
  | 'patio'
  | 'terrace'
  | 'balcony'
  | 'roof_terrace'
  | 'land';
export type Restriction =
  | 'conservation_area'
  | 'listed'
  | 'lease'
  | 'covenants'
  | 'tree_preservation'
  | 'sublet'
  | 'holiday_let'
  | 'real_burden';
export type Right =
  | 'public_way'
  | 'private_way'
  | 'shared_drive'
  | 'servitude'
  | 'registered_easement'
  | 'drain_access';
export type AccessFeature =
  | 'step_free'
  | 'level_access'
  | 'lift'
  | 'level_shower'
  | 'wide_doors'
  | 'lateral_living';
export type Construction = 'standard' | 'timber_frame' | 'steel_frame' | 'concrete' | 'modular' | 'other';
export type Feature =
  | 'fireplace'
  | 'period_features'
  | 'open_plan'
  | 'utility_room'
  | 'study'
  | 'cellar'
  | 'loft_conversion'
  | 'extension'
  | 'en_suite'
  | 'downstairs_wc'
  | 'pantry'
  | 'double_glazing'
  | 'new_kitchen'
  | 'new_bathroom'
  | 'sea_view'
  | 'river_view'
  | 'outbuilding'
  | 'concierge';

export interface Lease {
  yearsLeft: number;
  groundRentPence: number;
  groundRentReview?: string;
  serviceChargePence: number;
  serviceChargeReview?: string;
}

export interface KeyFacts {
  councilTaxBand?: TaxBand;
  councilTaxPence?: number;
  /** Northern Ireland has domestic rates and no bands. */
  domesticRatesPence?: number;
  leasehold?: Lease;
  sharedOwnershipPercent?: number;
  electricity: ('mains' | 'solar_pv')[];
  water: ('mains' | 'private_borehole' | 'private_spring')[];
  sewerage: ('mains' | 'septic_tank' | 'treatment_plant')[];
  heating: Heating[];
  broadband: Broadband[];
  mobile: 'good' | 'variable' | 'poor';
  parking: Parking[];
  outside: Outside[];
  restrictions: Restriction[];
  rights: Right[];
  floodedInFiveYears: boolean;
  floodSources: ('river' | 'sea' | 'surface')[];
  floodDefences?: boolean;
  accessibility: AccessFeature[];
  construction: Construction;
  buildingSafety?: string;
  coastalErosion: boolean;
  miningArea: boolean;
  planning?: string;
}

export interface Certificate {
  rating: Rating;
  score: number;
  potentialRating: Rating;
  potentialScore: number;
  certificateNumber: string;
}

export interface DemoHome {
  /** Stable from run to run. */
  key: string;
  houseNo: string;
  postcode: string;
  address: {
    line1: string;
    line2?: string;
    town: string;
    county: string;
    nation: Nation;
    latitude: number;
    longitude: number;
  };
  /** Whole pounds, as asked today. */
  price: number;
  priceQualifier: Qualifier;
  noOfBedrooms: number;
  noOfBathrooms: number;
  noOfReceptions: number;
  propertyType: HomeType;
  tenure: Tenure;
  floorAreaSqm: number;
  /** Paragraphs, with an empty line between them. */
  description: string;
  keyFacts: KeyFacts;
  features: Feature[];
  epc?: Certificate;
  /** Why there is no certificate. */
  epcExempt?: string;
  chainFree: boolean;
  newBuild: boolean;
  retirement: boolean;
  auction: boolean;
  homeReport?: 'ready';
  /** Names in media/pictures.json: the front first, then the order of a walk through the home. */
  photos: string[];
  floorPlan?: string;
  epcPicture?: string;
  listedDaysAgo: number;
  /** Asked on the first day. */
  listedPrice: number;
  /** Oldest first; the last one is today's price. */
  reductions: { price: number; daysAgo: number }[];
  status: 'live' | 'under_offer' | 'sold_stc';
}
