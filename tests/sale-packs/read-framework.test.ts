import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listLeaves } from '../../functions/deals/sale-packs/domain/trust-framework/incoming/framework-node.ts';
import { openFrameworkFile } from '../../functions/deals/sale-packs/domain/trust-framework/incoming/open-framework-file.ts';
import { readFrameworkFile } from '../../functions/deals/sale-packs/domain/trust-framework/incoming/read-framework-file.ts';
import type { FrameworkReading } from '../../functions/deals/sale-packs/domain/trust-framework/incoming/read-framework-file.ts';
import type { VerifiedClaims } from '../../functions/deals/sale-packs/domain/trust-framework/verified-claims.ts';
import { toIncomingHome } from '../../functions/finding/portals/domain/incoming/incoming-home.ts';
import { readFramework } from '../../functions/finding/portals/domain/incoming/read-framework.ts';
import { DraftInput } from '../../functions/listings/properties/domain/listing.ts';
import { completeDraft, createProperty, noon } from '../properties/property-examples.ts';
import { anyPack, say, writePack } from './pack-examples.ts';

const when = { savedAt: new Date('2026-03-03T09:00:00Z'), now: noon };
const read = (file: unknown): FrameworkReading => readFrameworkFile(JSON.stringify(file), when);
const toTransaction = (propertyPack: object, more: object = {}) => ({
  $schema: 'https://trust.propdata.org.uk/schemas/v3/pdtf-transaction.json',
  transactionId: 'T1',
  propertyPack,
  ...more,
});
const readPack = (propertyPack: object) => read(toTransaction(propertyPack));
const toClaim = (claims: object, more: object = {}, time = '2026-03-03T09:00:00.000Z') => ({
  id: '1',
  transactionId: 'T1',
  schemaVersion: '3.4.0',
  verification: { trust_framework: 'uk_pdtf', time, evidence: [{ type: 'vouch' }] },
  claims,
  ...more,
});
const toHome = (file: unknown) => {
  const [home] = readFramework(JSON.stringify(file), when).homes;
  if (!home) throw new Error('There is no home');
  return toIncomingHome(home);
};

/** The file of a pack that holds what was read of another one. */
function writeAgain(file: VerifiedClaims): VerifiedClaims {
  const { facts, lines } = toHome(file);
  const address = { ...completeDraft.address, ...lines };
  // As it goes to the draft: what is undefined is left out.
  const data = DraftInput.parse(JSON.parse(JSON.stringify({ ...facts, address })));
  const answers = read(file).answers.map(
    ({ key, value, details, origin }) => [key, say(value, { details, origin })] as const,
  );
  return writePack(
    Object.fromEntries(answers),
    createProperty({ keyFacts: {}, newBuild: false, epcCertificate: undefined, ...data }),
  );
}
/** The values of a file by their pointers, whichever claims they are in. */
function collect(file: VerifiedClaims): Map<string, unknown> {
  const { root } = openFrameworkFile(JSON.stringify(file), '2026-03-03');
  return new Map(listLeaves(root).map(({ pointer, value }) => [pointer, value]));
}

describe('our own file', () => {
  test('says the same when it is written again, or the owner is told what it lacks', () => {
    const lost = new Set<string>();
    fc.assert(
      fc.property(anyPack, ({ answers, change }) => {
        const first = writePack(answers, createProperty(change));
        const again = collect(writeAgain(first));
        const { doubts, unread } = read(first);
        const told = [...doubts, ...unread].map(({ pointer }) => pointer);
        for (const [pointer, value] of collect(first)) {
          if (again.get(pointer) === value) continue;
          lost.add(pointer);
          const isTold = told.some((each) => pointer === each || pointer.startsWith(`${each}/`));
          expect([pointer, value, isTold]).toEqual([pointer, value, true]);
        }
      }),
      { numRuns: 300 },
    );
    // A garage has no size there, a lease no years left, and electrics no word beside windows.
    const known =
      /\/(parking|heating|leaseholdInformation|historicalFlooding|windowReplacementsSince2002|electricity|offMainsDrainageSystem|mainsWater|outsideAreas)\b/;
    expect([...lost].filter((pointer) => !known.test(pointer))).toEqual([]);
  });
});

describe('a file of others', () => {
  test('is verified claims in their container, as a list or alone, or a transaction', () => {
    const claim = toClaim({ '/propertyPack/councilTax': { councilTaxBand: 'D' } });
    const pack = { councilTax: { councilTaxBand: 'D' } };
    for (const file of [{ verified_claims: [claim] }, [claim], claim, toTransaction(pack)])
      expect(read(file).keyFacts.facts).toEqual({ councilTaxBand: 'D' });
  });

  test('says of each fact by what it is known, and since when; the later claim counts', () => {
    const band = (word: string) => ({ '/propertyPack/councilTax/councilTaxBand': word });
    const record = { time: '2026-02-01T09:00:00Z', evidence: [{ type: 'electronic_record' }] };
    const { keyFacts, answers } = read([
      toClaim(band('D')),
      toClaim(band('E'), { verification: record }, ''),
      toClaim(
        { '/propertyPack/insurance/isInsured': 'Yes' },
        { verification: { evidence: [{ type: 'vouch' }, { type: 'document' }] } },
      ),
    ]);
    expect(keyFacts.facts.councilTaxBand).toBe('D');
    expect(keyFacts.origins.get('councilTaxBand')).toEqual({ on: '2026-03-03', evidence: 'vouch' });
    expect(answers).toEqual([
      { key: 'insurance', value: 'yes', details: undefined, origin: { evidence: 'document' } },
    ]);
    expect(
      readPack({ uprn: 5, councilTax: { councilTaxBand: 'D' } }).keyFacts.origins.get('councilTaxBand'),
    ).toEqual({ on: '2026-03-03' });
  });

  const lease = (more: object = {}) => ({
    ownership: {
      ownershipsToBeTransferred: [
        {
          titleNumber: 'HD221222',
          ownershipType: 'Leasehold',
          leaseholdInformation: {
            leaseTerm: { startYearOfLease: 1990, lengthOfLeaseInYears: 125 },
            groundRent: { isGroundRentPayable: 'Yes', annualGroundRent: 1750 },
            serviceCharge: { sellerContributesToServiceCharge: 'Yes', annualServiceCharge: 250.23 },
          },
          ...more,
        },
      ],
    },
  });
  test.each([
    ['heating', { heating: { heatingSystem: { heatingType: 'None' } } }, { heating: ['none'] }],
    [
      'a wood burner beside a boiler',
      {
        heating: {
          heatingSystem: {
            heatingType: 'Central heating',
            centralHeatingDetails: { centralHeatingFuel: { centralHeatingFuelType: 'Electricity' } },
          },
          otherHeatingFeatures: ['Wood burner'],
        },
      },
      { heating: ['electric', 'wood_burner'] },
    ],
    ['a word that is wider than ours', { parking: { parkingArrangements: ['Garage', 'Driveway'] } }, {}],
    [
      'a charger',
      {
        parking: { parkingArrangements: ['Driveway'], electricVehicleChargingPoint: { yesNo: 'Yes' } },
      },
      { parking: ['driveway', 'ev_charger'] },
    ],
    ['no mains', { electricity: { mainsElectricity: { yesNo: 'No' } } }, {}],
    [
      'a supply of its own',
      { waterAndDrainage: { water: { mainsWater: { yesNo: 'No', details: 'Private spring' } } } },
      { water: ['private_spring'] },
    ],
    [
      'no flood',
      { environmentalIssues: { flooding: { historicalFlooding: { hasBeenFlooded: 'No' } } } },
      { floodedInFiveYears: false },
    ],
    [
      'a flood, maybe long ago',
      { environmentalIssues: { flooding: { historicalFlooding: { hasBeenFlooded: 'Yes' } } } },
      {},
    ],
    [
      'a frame',
      { typeOfConstruction: { isStandardForm: { yesNo: 'Yes', constructionType: 'Timber frame' } } },
      { construction: 'timber_frame' },
    ],
    ['no restriction of three', { listingAndConservation: { isListed: { yesNo: 'No' } } }, {}],
    [
      'a lease',
      lease(),
      { leasehold: { yearsLeft: 89, groundRentPence: 175_000, serviceChargePence: 25_023 } },
    ],
  ])('gives key facts where they mean the same: %s', (_, pack, facts) => {
    expect(readPack(pack).keyFacts.facts).toEqual(facts);
  });

  const answersOf = (pack: object) =>
    Object.fromEntries(readPack(pack).answers.map(({ key, value, details }) => [key, [value, details]]));
  const no = { yesNo: 'No' };
  test.each([
    [
      'a title and its lease',
      lease(),
      { title_number: ['HD221222', undefined], lease_term: ['It began in 1990, for 125 years.', undefined] },
    ],
    ['two of three', { notices: { partyWallAct: no, requiredMaintenance: no } }, {}],
    [
      'all of them',
      { notices: { partyWallAct: no, requiredMaintenance: no, otherNotices: no } },
      { notices: ['no', undefined] },
    ],
    [
      'what the owner may have no letter about',
      {
        notices: {
          partyWallAct: no,
          requiredMaintenance: no,
          otherNotices: no,
          planningApplication: { yesNo: 'Yes' },
        },
      },
      {},
    ],
    ['windows alone', { alterationsAndChanges: { windowReplacementsSince2002: no } }, {}],
    [
      'a yes with its details',
      { listingAndConservation: { isListed: { yesNo: 'Yes', details: 'Grade II' }, isConservationArea: no } },
      { protected: ['yes', 'Grade II'] },
    ],
  ])('answers questions of the pack where they mean the same: %s', (_, pack, answers) => {
    expect(answersOf(pack)).toEqual(answers);
  });

  test('is told of by its pointers in plain words, and nobody in it is', () => {
    const reading = read(
      toTransaction(
        { electricity: { mainsElectricity: { yesNo: 'Yes', supplier: 'EDF' } } },
        { participants: [{ name: { firstName: 'Peter' } }] },
      ),
    );
    expect(reading.unread).toEqual([
      {
        pointer: '/propertyPack/electricity/mainsElectricity/supplier',
        name: 'Electricity › Mains electricity › Supplier',
        value: 'EDF',
      },
    ]);
    expect(reading.hasPeople).toBe(true);
  });

  test.each([
    ['{"a', /isn’t whole JSON/],
    ['{"homes": []}', /isn’t one of the Property Data Trust Framework/],
    ['[]', /isn’t one of the Property Data Trust Framework/],
    ['[1, {"claims": {}}]', /isn’t one of the Property Data Trust Framework/],
    [JSON.stringify(toClaim({ '/propertyPack/uprn': 1 }, { schemaVersion: '2.3.1' })), /version 2\.3\.1/],
    [JSON.stringify(toTransaction({ materialFacts: {} }, { $schema: undefined })), /version 2 /],
    [
      JSON.stringify(toTransaction({}, { $schema: 'https://x/schemas/v2/pdtf-transaction.json' })),
      /version 2 /,
    ],
    ['{"@context": [], "credentialSubject": {}}', /verifiable credentials/],
    [
      JSON.stringify([toClaim({ '/a': 1 }), toClaim({ '/b': 1 }, { transactionId: 'T2' })]),
      /claims about 2 homes/,
    ],
    [JSON.stringify({ verified_claims: [] }), /no claims about a home/],
    [JSON.stringify(toClaim({ '/status': 'For sale' })), /no property pack/],
    [`{"propertyPack": {"a": ${'['.repeat(5_000)}${']'.repeat(5_000)}}}`, /far more in it/],
    [JSON.stringify(toClaim({ ['/a'.repeat(100)]: 1 })), /far more in it/],
    [JSON.stringify(toTransaction({ a: Array.from({ length: 60_000 }, () => 1) })), /far more in it/],
  ])('is refused in the owner’s words: %.40s', (text, why) => {
    expect(() => readFrameworkFile(text, when)).toThrow(why);
  });

  test('changes no object by the names in it', () => {
    const text = '{"propertyPack": {"__proto__": {"polluted": "yes"}, "uprn": 7}}';
    const claims = toClaim({ '/propertyPack/__proto__/polluted': 'yes', '/propertyPack/constructor/a': 1 });
    expect(readFrameworkFile(text, when).listing.words.uprn).toBe('7');
    expect(read(claims).unread).toHaveLength(2);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });
});

describe('the home of a file', () => {
  const pack = {
    uprn: 100_012_345_678,
    address: { line1: '14 Oak Road', town: 'Leeds', postcode: 'LS6 3HN', homeNation: 'England' },
    priceInformation: { price: 325_000, priceQualifier: 'Offers over' },
    buildInformation: {
      building: { propertyType: 'House', builtForm: 'End-terrace' },
      internalArea: { area: 1_000, units: 'square feet' },
    },
    energyEfficiency: {
      certificate: { certificateNumber: '12345678901234567890', currentEnergyRating: 'C' },
    },
    heating: { heatingSystem: { heatingType: 'Communal heating system' } },
  };

  test('becomes a draft, with the origin of each field and key fact', () => {
    const home = toHome(toTransaction(pack));
    expect(home).toMatchObject({
      reference: 'T1',
      uprn: '100012345678',
      title: '14 Oak Road, Leeds',
      lines: { line1: 'Oak Road', town: 'Leeds' },
      facts: {
        houseNo: '14',
        postcode: 'LS6 3HN',
        price: 325_000,
        priceQualifier: 'offers_over',
        propertyType: 'end_of_terrace',
        floorAreaSqm: 92.9,
        keyFacts: { heating: ['district'] },
        epcCertificate: { status: 'found', certificateNumber: '1234-5678-9012-3456-7890', rating: 'C' },
      },
      origins: { heating: { on: '2026-03-03' }, price: { on: '2026-03-03' } },
    });
  });

  test('in Scotland is read, with a word about the law that the framework asks about', () => {
    const { homes, remarks } = readFramework(
      JSON.stringify(toTransaction({ address: { line1: '1 High Street', homeNation: 'Scotland' } })),
      when,
    );
    expect(homes).toHaveLength(1);
    expect(remarks.join(' ')).toMatch(/law of England and Wales.*Scotland/);
  });

  test.each([
    ['To let', /is to let/],
    ['Completed', /is sold/],
  ])('that is %s becomes none', (status, why) => {
    expect(toHome(toTransaction(pack, { status })).refusal).toMatch(why);
  });
});
