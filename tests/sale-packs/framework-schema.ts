import { Ajv } from 'ajv';

/**
 * What the Property Data Trust Framework’s open schemas (3.4.0) ask of the fields that the file has: their types, their
 * words and which of them belong together. Their questions are the forms’ owners’ and are not copied.
 */
const text = { type: 'string', minLength: 1 };
const oneOf = (...words: string[]) => ({ type: 'string', enum: words });
const several = (...words: string[]) => ({ type: 'array', minItems: 1, items: oneOf(...words) });
const shape = (
  properties: Record<string, object>,
  required: readonly string[] = Object.keys(properties),
) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const yesNo = shape({ yesNo: oneOf('Yes', 'No') });
const yesNoOrUnknown = shape({ yesNo: oneOf('Yes', 'No', 'Not known') });
/** Details belong to a yes. */
const detailed = {
  oneOf: [shape({ yesNo: oneOf('No') }), shape({ yesNo: oneOf('Yes'), details: text }, ['yesNo'])],
};
const sum = { type: 'number', minimum: 0 };
const date = { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` };

const lease = shape(
  {
    groundRent: {
      oneOf: [
        shape({ isGroundRentPayable: oneOf('No') }),
        shape({ isGroundRentPayable: oneOf('Yes'), annualGroundRent: sum }),
      ],
    },
    serviceCharge: {
      oneOf: [
        shape({ sellerContributesToServiceCharge: oneOf('No') }),
        shape({ sellerContributesToServiceCharge: oneOf('Yes'), annualServiceCharge: sum }),
      ],
    },
  },
  [],
);

/** The schema at each pointer. */
export const fieldSchemas: Readonly<Record<string, object>> = {
  '/participants/-': shape(
    {
      name: shape({ firstName: text, lastName: text }),
      role: oneOf('Seller'),
      participantStatus: oneOf('Proposed', 'Invited', 'Active', 'Removed'),
      sellersCapacity: shape({
        capacity: oneOf('Legal Owner', 'Mortgagee in Possession', 'Under Power of Attorney', 'Other'),
      }),
    },
    ['role'],
  ),
  '/propertyPack/address': shape(
    {
      line1: text,
      line2: text,
      town: text,
      postcode: text,
      homeNation: oneOf('England', 'Wales', 'Scotland', 'Northern Ireland'),
    },
    ['line1', 'town', 'postcode', 'homeNation'],
  ),
  '/propertyPack/uprn': { type: 'integer' },
  '/propertyPack/marketingTenure': oneOf(
    'Commonhold',
    'Freehold',
    'Leasehold',
    'Share of Freehold',
    'Shared Ownership',
  ),
  '/propertyPack/residentialPropertyFeatures/bedrooms': { type: 'integer' },
  '/propertyPack/residentialPropertyFeatures/bathrooms': { type: 'integer' },
  '/propertyPack/residentialPropertyFeatures/receptions': { type: 'integer' },
  '/propertyPack/residentialPropertyFeatures/outsideAreas': several(
    'None',
    'Front garden',
    'Rear garden',
    'Side garden',
    'Balcony',
    'Roof garden',
    'Communal garden',
  ),
  '/propertyPack/buildInformation/internalArea': shape({
    area: sum,
    units: oneOf('square metres', 'square feet'),
  }),
  '/propertyPack/buildInformation/isNewBuild': yesNo,
  '/propertyPack/ownership/ownershipsToBeTransferred': {
    type: 'array',
    minItems: 1,
    items: {
      oneOf: [
        shape({ titleNumber: text, ownershipType: oneOf('Freehold') }),
        shape({ titleNumber: text, ownershipType: oneOf('Managed Freehold', 'Commonhold') }),
        shape({ titleNumber: text, ownershipType: oneOf('Leasehold'), leaseholdInformation: lease }, [
          'titleNumber',
          'ownershipType',
        ]),
      ],
    },
  },
  '/propertyPack/energyEfficiency/certificate': shape(
    {
      certificateNumber: text,
      currentEnergyRating: oneOf('A', 'B', 'C', 'D', 'E', 'F', 'G'),
      lodgementDate: date,
    },
    [],
  ),
  '/propertyPack/councilTax/councilTaxBand': oneOf('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'Not banded'),
  '/propertyPack/councilTax/councilTaxAnnualCharge': sum,
  '/propertyPack/electricity/mainsElectricity': shape({ yesNo: oneOf('Yes', 'To be connected', 'No') }),
  '/propertyPack/electricity/solarPanels': shape({ yesNo: oneOf('Yes', 'To be connected', 'No') }),
  '/propertyPack/electricity/otherSources': detailed,
  '/propertyPack/waterAndDrainage/water/mainsWater': {
    oneOf: [
      shape({ yesNo: oneOf('Yes', 'To be connected') }),
      shape({ yesNo: oneOf('No'), details: text }, ['yesNo']),
    ],
  },
  '/propertyPack/waterAndDrainage/drainage/mainsFoulDrainage': {
    oneOf: [
      shape({ yesNo: oneOf('Yes') }),
      shape(
        {
          yesNo: oneOf('No', 'Not known'),
          offMainsDrainageSystem: shape({
            offMainsDrainageSystemType: oneOf('Septic tank', 'Cesspit', 'Sewerage treatment plant', 'Other'),
          }),
        },
        ['yesNo'],
      ),
    ],
  },
  '/propertyPack/connectivity/broadband/typeOfConnection': oneOf(
    'None',
    'ADSL copper wire',
    'Cable',
    'FTTC (Fibre to the Cabinet)',
    'FTTP (Fibre to the Premises)',
  ),
  '/propertyPack/heating/heatingSystem': {
    oneOf: [
      shape({ heatingType: oneOf('None', 'Room heaters only', 'Communal heating system') }),
      shape({
        heatingType: oneOf('Central heating'),
        centralHeatingDetails: shape({
          centralHeatingFuel: shape({
            centralHeatingFuelType: oneOf('Mains gas', 'Electricity', 'Oil', 'LPG', 'Biomass'),
          }),
        }),
      }),
    ],
  },
  '/propertyPack/heating/otherHeatingFeatures': several(
    'Night storage',
    'Solar thermal',
    'Underfloor heating',
    'Wood burner',
    'Open fire',
    'Ground source heat pump',
    'Air source heat pump',
  ),
  '/propertyPack/parking/parkingArrangements': several(
    'None',
    'Allocated',
    'Communal',
    'Covered',
    'Garage',
    'Driveway',
    'Off Street',
    'On Street',
  ),
  '/propertyPack/parking/electricVehicleChargingPoint': yesNo,
  '/propertyPack/typeOfConstruction/isStandardForm': yesNo,
  '/propertyPack/typeOfConstruction/accessibilityAndAdaptations': several(
    'None',
    'Level access',
    'Ramped access',
    'Lift access',
    'Wide doorways',
    'Level access shower',
    'Lateral living',
  ),
  '/propertyPack/listingAndConservation/isListed': yesNoOrUnknown,
  '/propertyPack/listingAndConservation/isConservationArea': yesNoOrUnknown,
  '/propertyPack/listingAndConservation/hasTreePreservationOrder': yesNoOrUnknown,
  '/propertyPack/rightsAndInformalArrangements/rightsOrArrangements/publicRightOfWay': yesNo,
  '/propertyPack/environmentalIssues/flooding/historicalFlooding': {
    oneOf: [
      shape({ hasBeenFlooded: oneOf('No') }),
      shape(
        {
          hasBeenFlooded: oneOf('Yes'),
          typeOfFlooding: several('Ground water', 'Surface water', 'Coastal flooding', 'River flooding'),
        },
        ['hasBeenFlooded'],
      ),
    ],
  },
  '/propertyPack/environmentalIssues/flooding/floodDefences': shape({ hasFloodDefences: oneOf('Yes', 'No') }),
  '/propertyPack/occupiers/othersAged17OrOver': shape({ hasOthersAged17OrOver: oneOf('Yes', 'No') }),
  '/propertyPack/disputesAndComplaints/hasDisputesAndComplaints': detailed,
  '/propertyPack/notices/otherNotices': yesNo,
  '/propertyPack/notices/partyWallAct': yesNo,
  '/propertyPack/notices/requiredMaintenance': yesNo,
  '/propertyPack/alterationsAndChanges/hasStructuralAlterations': detailed,
  '/propertyPack/alterationsAndChanges/windowReplacementsSince2002': yesNo,
  '/propertyPack/guaranteesWarrantiesAndIndemnityInsurances/hasValidGuaranteesOrWarranties': oneOf(
    'Yes',
    'No',
  ),
  '/propertyPack/insurance/isInsured': oneOf('Yes', 'No'),
  '/propertyPack/insurance/insuranceClaims': yesNo,
  '/propertyPack/insurance/difficultiesObtainingInsurance/refused': yesNo,
  '/propertyPack/insurance/difficultiesObtainingInsurance/abnormalRiseInPremiums': yesNo,
};

/** The container: each claim with its verification, whose evidence is of one of three types. */
const container = shape({
  verified_claims: {
    type: 'array',
    items: shape({
      id: text,
      transactionId: text,
      schemaVersion: { type: 'string', pattern: String.raw`^3\.\d+\.\d+$` },
      verification: shape({
        trust_framework: { const: 'uk_pdtf' },
        time: { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}T[\d:.]+Z$` },
        evidence: {
          type: 'array',
          minItems: 1,
          items: {
            type: 'object',
            required: ['type'],
            properties: {
              type: oneOf('document', 'electronic_record', 'vouch'),
              verifier: { type: 'object', required: ['organization'] },
              record: { type: 'object', required: ['source'], properties: { source: shape({ name: text }) } },
              attestation: {
                type: 'object',
                properties: { type: { const: 'digital_attestation' }, voucher: shape({ name: text }) },
              },
            },
          },
        },
      }),
      claims: {
        type: 'object',
        minProperties: 1,
        propertyNames: { enum: Object.keys(fieldSchemas) },
        properties: fieldSchemas,
      },
    }),
  },
});

const validate = new Ajv({ allErrors: true }).compile(container);

/** What the framework refuses of a file, as `<where>: <why>`. */
export function listFrameworkErrors(file: unknown): string[] {
  validate(file);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath}: ${message} ${JSON.stringify(params)}`,
  );
}
