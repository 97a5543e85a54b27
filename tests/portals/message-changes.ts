import { CouncilTaxBand, Nation, PriceQualifier, PropertyType, Tenure } from '../../events/vocabulary.ts';
import { listAdvertMedia } from '../../functions/finding/portals/domain/advert-media.ts';
import { readIdTime } from '../../functions/kernel/data/ids.ts';
import { features } from '../../functions/listings/properties/domain/features.ts';
import { keyFactTable } from '../../functions/listings/properties/domain/key-fact-table.ts';
import { completeDraft, createProperty } from '../properties/property-examples.ts';

export const site = 'https://gable.example';
export const branch = { networkId: 41, branchId: 4101 };
export const toHome = (change: Record<string, unknown> = {}) => {
  const property = createProperty(change);
  return {
    reference: property.id,
    property,
    as: 'available' as const,
    media: listAdvertMedia(property, site, readIdTime),
  };
};
/** As it goes over the wire, where undefined fields are left out. */
export const send = (message: unknown): unknown => JSON.parse(JSON.stringify(message));

const { address, keyFacts } = completeDraft;
const selections = [
  'heating',
  'electricity',
  'water',
  'sewerage',
  'broadband',
  'parking',
  'outside',
] as const;
const others = ['accessibility', 'restrictions', 'rights', 'floodSources'] as const;
const lists = [...selections, ...others].map(
  (name) => [name, Object.keys(keyFactTable[name].options)] as const,
);

/** Every word of ours, one at a time, and all of a list together. */
export const changes: readonly (readonly [string, Record<string, unknown>])[] = [
  ...PropertyType.options.map((propertyType) => [propertyType, { propertyType }] as const),
  ...Tenure.options.map((tenure) => [tenure, { tenure }] as const),
  ...PriceQualifier.options.map((priceQualifier) => [priceQualifier, { priceQualifier }] as const),
  ...Nation.options.map((nation) => [nation, { address: { ...address, nation } }] as const),
  ...[...CouncilTaxBand.options, 'unknown'].map(
    (councilTaxBand) => [`band ${councilTaxBand}`, { keyFacts: { councilTaxBand } }] as const,
  ),
  ...features.map((feature) => [feature, { features: [feature] }] as const),
  ['all features', { features: [...features] }],
  ...lists.flatMap(([name, options]) => [
    ...options.map(
      (option) => [`${name} ${option}`, { keyFacts: { ...keyFacts, [name]: [option] } }] as const,
    ),
    [`${name}, all`, { keyFacts: { ...keyFacts, [name]: options } }] as const,
    [`${name}, none`, { keyFacts: { ...keyFacts, [name]: [] } }] as const,
  ]),
  [
    'a lease',
    { keyFacts: { leasehold: { yearsLeft: 94, groundRentPence: 15_050, serviceChargePence: 120_000 } } },
  ],
  [
    'a lease of nothing',
    { keyFacts: { leasehold: { yearsLeft: 0, groundRentPence: 0, serviceChargePence: 0 } } },
  ],
  ['a share', { keyFacts: { sharedOwnershipPercent: 40 } }],
  ['rates', { keyFacts: { domesticRatesPence: 110_000 } }],
  ['floods', { keyFacts: { floodedInFiveYears: true, floodDefences: false } }],
  ['a big studio', { propertyType: 'studio', noOfBedrooms: 2 }],
  ['its number', { addressShown: 'full' }],
  ['no number', { houseNo: '', addressShown: 'full' }],
  ['an area', { floorAreaSqm: 84.4 }],
  ['a score', { epcCertificate: { status: 'found', score: 61, potentialScore: 83 } }],
  ['a tour', { tourUrl: 'https://my.matterport.com/show/?m=abcdefghijk' }],
  ['no photo', { pictures: [] }],
];
