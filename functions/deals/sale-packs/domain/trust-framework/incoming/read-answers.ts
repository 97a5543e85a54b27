import { findQuestion } from '../../questions.ts';
import type { ClaimOrigin } from './framework-node.ts';
import type { FrameworkReader } from './framework-reader.ts';

/** An answer to a question of the pack that a file gives. */
export interface FrameworkAnswer {
  readonly key: string;
  readonly value: string;
  readonly details?: string | undefined;
  readonly origin: ClaimOrigin;
}

/** Where the framework asks what a question of ours asks, alone or with others. */
interface Source {
  /** Values of yes or no. */
  readonly paths: readonly string[];
  /** Which of our answers they can make: where ours asks more, their no is none to ours. */
  readonly makes: 'both' | 'yes';
  /** A yes to one of these may be a yes to ours. */
  readonly unclear?: readonly string[];
}
const yesNo = (...paths: string[]): readonly string[] => paths.map((path) => `${path}/yesNo`);
const insurance = 'insurance/difficultiesObtainingInsurance';

/** Any yes is a yes to ours; all of them have to be no for a no. */
const sources: Readonly<Record<string, Source>> = {
  others_living: { paths: ['occupiers/othersAged17OrOver/hasOthersAged17OrOver'], makes: 'both' },
  disputes: { paths: yesNo('disputesAndComplaints/hasDisputesAndComplaints'), makes: 'both' },
  notices: {
    paths: yesNo('notices/partyWallAct', 'notices/requiredMaintenance', 'notices/otherNotices'),
    makes: 'both',
    // Who is aware of something may have no letter about it.
    unclear: yesNo(
      'notices/neighbourDevelopment',
      'notices/planningApplication',
      'notices/listedBuildingApplication',
      'notices/infrastructureProject',
    ),
  },
  building_work: {
    paths: yesNo(
      'alterationsAndChanges/hasStructuralAlterations',
      'alterationsAndChanges/hasAddedConservatory',
      'alterationsAndChanges/changeOfUse',
    ),
    makes: 'both',
  },
  // Neither says anything of electrics or the boiler.
  windows_electrics_boiler: {
    paths: yesNo('alterationsAndChanges/windowReplacementsSince2002'),
    makes: 'yes',
  },
  protected: {
    paths: yesNo('listingAndConservation/isListed', 'listingAndConservation/isConservationArea'),
    makes: 'both',
  },
  solar: { paths: yesNo('electricity/solarPanels'), makes: 'both' },
  guarantees: {
    paths: ['guaranteesWarrantiesAndIndemnityInsurances/hasValidGuaranteesOrWarranties'],
    makes: 'both',
  },
  insurance: { paths: ['insurance/isInsured'], makes: 'both' },
  insurance_trouble: {
    paths: yesNo('insurance/insuranceClaims', `${insurance}/refused`, `${insurance}/abnormalRiseInPremiums`),
    makes: 'both',
  },
  // No may mean the last five years alone.
  flooding: { paths: ['environmentalIssues/flooding/historicalFlooding/hasBeenFlooded'], makes: 'yes' },
};

/** The most characters of an answer and of its details. */
const longest = 2_000;

/** The answers that a file gives to the pack's questions; the reader notes what says a part of one. */
export function readAnswers(reader: FrameworkReader): FrameworkAnswer[] {
  return [
    ...readTitle(reader),
    ...Object.entries(sources).flatMap(([key, source]) => readYesNo(reader, key, source)),
    ...readDrainage(reader),
    ...readWords(reader),
  ];
}

const partText = 'It’s a part of what the pack asks: ';

function readYesNo(
  reader: FrameworkReader,
  key: string,
  { paths, makes, unclear = [] }: Source,
): FrameworkAnswer[] {
  const said = paths.map((path) => reader.yesNo(path));
  const maybe = unclear.map((path) => reader.yesNo(path));
  if ([...said, ...maybe].every((answer) => answer === undefined)) return [];
  const isYes = said.includes(true);
  const isNo = said.every((answer) => answer === false) && !maybe.includes(true);
  if (isYes || (isNo && makes === 'both')) {
    const told = isYes ? paths.filter((_, nth) => said[nth] === true) : paths;
    const details = isYes ? readDetails(reader, told) : undefined;
    return [{ key, value: isYes ? 'yes' : 'no', details, origin: reader.originOf(told.map(toParent)) }];
  }
  for (const path of [...paths, ...unclear])
    reader.doubt(path, `${partText}${findQuestion(key)?.label ?? key}`, 'pack');
  return [];
}

const toParent = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** What the file adds to its yes. */
function readDetails(reader: FrameworkReader, paths: readonly string[]): string | undefined {
  const texts = paths.flatMap((path) => cut(reader, `${toParent(path)}/details`) ?? []);
  return texts.join('\n').slice(0, longest) || undefined;
}

function cut(reader: FrameworkReader, path: string): string | undefined {
  const text = reader.read(path);
  if (text !== undefined && text.length > longest)
    reader.doubt(path, 'We take the first 2,000 characters.', 'pack');
  return text?.slice(0, longest);
}

const titles = 'ownership/ownershipsToBeTransferred';

/** The number of the one title; of several, the owner knows which is which. */
function readTitle(reader: FrameworkReader): FrameworkAnswer[] {
  if (reader.has(`${titles}/1`)) {
    reader.doubt(titles, 'It has several titles. Write them in the pack.', 'pack');
    return [];
  }
  const path = `${titles}/0/titleNumber`;
  const value = cut(reader, path);
  return value === undefined ? [] : [{ key: 'title_number', value, origin: reader.originOf([path]) }];
}

/** The framework asks for the mains, and we for their absence. */
function readDrainage(reader: FrameworkReader): FrameworkAnswer[] {
  const path = 'waterAndDrainage/drainage/mainsFoulDrainage';
  const isMains = reader.yesNo(`${path}/yesNo`);
  if (isMains === undefined) return [];
  const type = isMains ? undefined : reader.read(`${path}/offMainsDrainageSystem/offMainsDrainageSystemType`);
  const origin = reader.originOf([path]);
  return [{ key: 'drainage', value: isMains ? 'no' : 'yes', details: type, origin }];
}

/** Answers in words of which the framework has every part. */
function readWords(reader: FrameworkReader): FrameworkAnswer[] {
  const term = `${titles}/0/leaseholdInformation/leaseTerm`;
  const [began, years] = [
    reader.read(`${term}/startYearOfLease`),
    reader.read(`${term}/lengthOfLeaseInYears`),
  ];
  const certificate = 'energyEfficiency/certificate/certificateNumber';
  const number = cut(reader, certificate);
  return [
    ...(began !== undefined && years !== undefined && !reader.has(`${titles}/1`)
      ? [
          {
            key: 'lease_term',
            value: `It began in ${began}, for ${years} years.`,
            origin: reader.originOf([term]),
          },
        ]
      : []),
    ...(number === undefined ? [] : [{ key: 'epc', value: number, origin: reader.originOf([certificate]) }]),
  ];
}
