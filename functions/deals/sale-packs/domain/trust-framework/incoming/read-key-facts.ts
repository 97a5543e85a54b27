import { keyFactTable } from '../../../../../listings/properties/domain/key-fact-table.ts';
import type { KeyFacts } from '../../../../../listings/properties/domain/key-facts.ts';
import {
  accessibility,
  broadband,
  fuels,
  offMains,
  otherHeating,
  outside,
  parking,
  readWord,
  supplies,
  type Words,
} from '../framework-words.ts';
import type { ClaimOrigin } from './framework-node.ts';
import type { FrameworkReader } from './framework-reader.ts';

type FactName = keyof KeyFacts;
type FactList = 'heating' | 'electricity' | 'water' | 'sewerage' | 'broadband' | 'parking' | 'outside';
type OptionsOf<Name extends FactList | 'accessibility' | 'restrictions' | 'rights'> =
  keyof (typeof keyFactTable)[Name]['options'];

/** Key facts of a file, each with how the file knows it. */
export interface ReadKeyFacts {
  readonly facts: Partial<KeyFacts>;
  readonly origins: ReadonlyMap<FactName, ClaimOrigin>;
}

const askAgain = 'We ask for it in other words in step 3.';

/** The key facts that mean the same there and here; the reader notes those that say it otherwise. */
export function readKeyFacts(reader: FrameworkReader, now: Date): ReadKeyFacts {
  const origins = new Map<FactName, ClaimOrigin>();
  const facts: Partial<KeyFacts> = {};
  const take = <Name extends FactName>(
    name: Name,
    value: KeyFacts[Name] | undefined,
    paths: readonly string[],
  ): void => {
    if (value === undefined) return;
    facts[name] = value;
    origins.set(name, reader.originOf(paths));
  };
  takeSupplies(reader, take);
  takePlace(reader, take);
  takeTax(reader, take);
  takeLease(reader, take, now);
  return { facts, origins };
}

type Take = <Name extends FactName>(
  name: Name,
  value: KeyFacts[Name] | undefined,
  paths: readonly string[],
) => void;

/** Whether a word is one of the options of a key fact. */
const isOption =
  <Name extends FactList | 'accessibility'>(name: Name) =>
  (word: string): word is OptionsOf<Name> & string =>
    word in keyFactTable[name].options;

/** All of a list in our words; undefined, and noted, where we have none for one, as a part would read as the whole. */
function translate(reader: FrameworkReader, path: string, words: Words): string[] | undefined {
  const said = reader.list(path).filter((word) => word !== 'None');
  const ours = said.flatMap((word) => readWord(word, words) ?? []);
  if (ours.length === said.length) return ours;
  reader.doubt(path, askAgain);
  return undefined;
}

/** `none` where the file says so, and undefined where it says nothing. */
function translateList(reader: FrameworkReader, path: string, words: Words): string[] | undefined {
  const all = reader.list(path);
  if (all.length === 0) return undefined;
  return all.every((word) => word === 'None') ? ['none'] : translate(reader, path, words);
}

function takeSupplies(reader: FrameworkReader, take: Take): void {
  takeElectricity(reader, take);
  takeWater(reader, take);
  takeSewerage(reader, take);
  takeHeating(reader, take);
  const path = 'connectivity/broadband/typeOfConnection';
  take('broadband', translateList(reader, path, broadband)?.filter(isOption('broadband')), [path]);
}

/** What supplies a home, where the owner wrote our words. */
function readSupplies(reader: FrameworkReader, path: string): string[] | undefined {
  const names = (reader.read(path) ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const ours = names.flatMap((name) => readWord(name, supplies) ?? []);
  if (ours.length === names.length) return ours;
  reader.doubt(path, askAgain);
  return undefined;
}

function takeElectricity(reader: FrameworkReader, take: Take): void {
  const paths = {
    mains: 'electricity/mainsElectricity',
    solar: 'electricity/solarPanels',
    others: 'electricity/otherSources',
  };
  const hasMains = reader.yesNo(`${paths.mains}/yesNo`);
  const hasSolar = reader.yesNo(`${paths.solar}/yesNo`);
  const others = reader.yesNo(`${paths.others}/yesNo`) === true;
  const named = others ? readSupplies(reader, `${paths.others}/details`) : [];
  const all = [
    ...(hasMains === true ? ['mains'] : []),
    ...(hasSolar === true ? ['solar_pv'] : []),
    ...(named ?? []),
  ].filter(isOption('electricity'));
  const isWhole = named !== undefined && (!others || named.length > 0);
  if (hasMains !== undefined && isWhole && all.length > 0) take('electricity', all, Object.values(paths));
  else for (const path of Object.values(paths)) reader.doubt(`${path}/yesNo`, askAgain);
}

function takeWater(reader: FrameworkReader, take: Take): void {
  const path = 'waterAndDrainage/water/mainsWater';
  const hasMains = reader.yesNo(`${path}/yesNo`);
  const named = hasMains === false ? readSupplies(reader, `${path}/details`) : undefined;
  const water = hasMains === true ? ['mains'] : (named ?? []);
  if (water.length > 0) take('water', water.filter(isOption('water')), [path]);
  else reader.doubt(`${path}/yesNo`, askAgain);
}

function takeSewerage(reader: FrameworkReader, take: Take): void {
  const path = 'waterAndDrainage/drainage/mainsFoulDrainage';
  const isMains = reader.yesNo(`${path}/yesNo`);
  if (isMains === true) take('sewerage', ['mains'], [path]);
  if (isMains !== false) return;
  const type = `${path}/offMainsDrainageSystem/offMainsDrainageSystemType`;
  const [drain] = (translate(reader, type, offMains) ?? []).filter(isOption('sewerage'));
  if (drain !== undefined) take('sewerage', [drain], [path]);
}

const heatingOf: Words = { district: 'Communal heating system' };

function takeHeating(reader: FrameworkReader, take: Take): void {
  const path = 'heating/heatingSystem';
  const type = reader.read(`${path}/heatingType`);
  const others = translate(reader, 'heating/otherHeatingFeatures', otherHeating);
  const fuel = `${path}/centralHeatingDetails/centralHeatingFuel/centralHeatingFuelType`;
  const system =
    type === 'Central heating'
      ? translate(reader, fuel, { ...fuels, electric: 'Electricity' })
      : type === 'None' || type === undefined
        ? []
        : translate(reader, `${path}/heatingType`, heatingOf);
  if (!system || !others) return;
  const all = [...system, ...others];
  if (all.length > 0) take('heating', all.filter(isOption('heating')), ['heating']);
  else if (type === 'None') take('heating', ['none'], ['heating']);
  else reader.doubt(`${path}/heatingType`, askAgain);
}

function takePlace(reader: FrameworkReader, take: Take): void {
  takeParking(reader, take);
  const garden = 'residentialPropertyFeatures/outsideAreas';
  take('outside', translateList(reader, garden, outside)?.filter(isOption('outside')), [garden]);
  const access = 'typeOfConstruction/accessibilityAndAdaptations';
  const eased = reader.has(access) ? translate(reader, access, accessibility) : undefined;
  take('accessibility', eased?.filter(isOption('accessibility')), [access]);
  takeRestrictions(reader, take);
  const way = 'rightsAndInformalArrangements/rightsOrArrangements/publicRightOfWay';
  if (reader.yesNo(`${way}/yesNo`) === true) take('rights', ['public_way'], [way]);
  takeRisks(reader, take);
}

function takeParking(reader: FrameworkReader, take: Take): void {
  const [places, charger] = ['parking/parkingArrangements', 'parking/electricVehicleChargingPoint'];
  const named = translateList(reader, places, parking);
  const hasCharger = reader.yesNo(`${charger}/yesNo`) === true;
  const isUnread = named === undefined && reader.has(places);
  if (isUnread && hasCharger) reader.doubt(`${charger}/yesNo`, askAgain);
  if (isUnread) return;
  const all = [...(named ?? []), ...(hasCharger ? ['ev_charger'] : [])];
  if (all.length > 0) take('parking', all.filter(isOption('parking')), [places, charger]);
}

const restrictions = {
  listed: 'listingAndConservation/isListed',
  conservation_area: 'listingAndConservation/isConservationArea',
  tree_preservation: 'listingAndConservation/hasTreePreservationOrder',
} as const;

/** What restricts the home; that it is none of the three is no word about covenants. */
function takeRestrictions(reader: FrameworkReader, take: Take): void {
  const yes = (['listed', 'conservation_area', 'tree_preservation'] as const).filter(
    (name) => reader.yesNo(`${restrictions[name]}/yesNo`) === true,
  );
  if (yes.length > 0)
    take(
      'restrictions',
      yes,
      yes.map((name) => restrictions[name]),
    );
}

const flooding = 'environmentalIssues/flooding';

function takeRisks(reader: FrameworkReader, take: Take): void {
  const past = `${flooding}/historicalFlooding`;
  const hasFlooded = reader.yesNo(`${past}/hasBeenFlooded`);
  // The core asks about five years and one of its forms about ever: no is a no to five years.
  if (hasFlooded === false) take('floodedInFiveYears', false, [past]);
  if (hasFlooded === true) reader.doubt(past, 'Say in step 3 whether that was in the last five years.');
  const defences = `${flooding}/floodDefences`;
  take('floodDefences', reader.yesNo(`${defences}/hasFloodDefences`), [defences]);
  const building = 'typeOfConstruction/isStandardForm';
  take('construction', readConstruction(reader, building), [building]);
}

const frames: Readonly<Record<string, NonNullable<KeyFacts['construction']>>> = {
  'Brick and block': 'standard',
  'Timber frame': 'timber_frame',
  'Steel frame': 'steel_frame',
};

function readConstruction(reader: FrameworkReader, path: string): KeyFacts['construction'] {
  const isStandard = reader.yesNo(`${path}/yesNo`);
  if (isStandard === undefined) return undefined;
  if (!isStandard) return 'other';
  const type = reader.read(`${path}/constructionType`);
  if (type !== undefined && frames[type] === undefined) reader.doubt(`${path}/constructionType`, askAgain);
  return type === undefined ? 'standard' : frames[type];
}

const bands = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;

function takeTax(reader: FrameworkReader, take: Take): void {
  const [band, charge] = ['councilTax/councilTaxBand', 'councilTax/councilTaxAnnualCharge'];
  const said = reader.read(band);
  const known = bands.find((each) => each === said);
  take('councilTaxBand', known, [band]);
  if (said !== undefined && known === undefined) reader.doubt(band, askAgain);
  take('councilTaxPence', toPence(reader.number(charge)), [charge]);
}

const toPence = (pounds: number | undefined): number | undefined =>
  pounds === undefined ? undefined : Math.round(pounds * 100);

/** The lease of the one title; several titles may have several leases. */
function takeLease(reader: FrameworkReader, take: Take, now: Date): void {
  const titles = 'ownership/ownershipsToBeTransferred';
  if (reader.has(`${titles}/1`)) return;
  const path = `${titles}/0/leaseholdInformation`;
  const share = reader.number(`${path}/sharedOwnership/sharedOwnershipPercentage`);
  if (share !== undefined && Number.isInteger(share) && share > 0 && share < 100)
    take('sharedOwnershipPercent', share, [`${path}/sharedOwnership`]);
  const began = reader.number(`${path}/leaseTerm/startYearOfLease`);
  const years = reader.number(`${path}/leaseTerm/lengthOfLeaseInYears`);
  const rent = readYearly(reader, `${path}/groundRent`, ['isGroundRentPayable', 'annualGroundRent']);
  const charge = readYearly(reader, `${path}/serviceCharge`, [
    'sellerContributesToServiceCharge',
    'annualServiceCharge',
  ]);
  const yearsLeft = began === undefined || years === undefined ? -1 : began + years - now.getUTCFullYear();
  if (yearsLeft >= 0 && yearsLeft <= 9_999 && rent !== undefined && charge !== undefined)
    take('leasehold', { yearsLeft, groundRentPence: rent, serviceChargePence: charge }, [path]);
  else
    for (const [part, name] of leaseParts)
      reader.doubt(
        `${path}/${part}/${name}`,
        'We ask for the lease as a whole, with the years left, in step 2.',
      );
}

const leaseParts = [
  ['leaseTerm', 'startYearOfLease'],
  ['leaseTerm', 'lengthOfLeaseInYears'],
  ['groundRent', 'isGroundRentPayable'],
  ['groundRent', 'annualGroundRent'],
  ['serviceCharge', 'sellerContributesToServiceCharge'],
  ['serviceCharge', 'annualServiceCharge'],
] as const;

function readYearly(
  reader: FrameworkReader,
  path: string,
  [isDue, sum]: readonly [string, string],
): number | undefined {
  return reader.yesNo(`${path}/${isDue}`) === false ? 0 : toPence(reader.number(`${path}/${sum}`));
}
