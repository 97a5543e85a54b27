import type { Property } from '../../../../listings/properties/domain/property.ts';
import { TitleNumber } from '../../../../listings/properties/domain/title-number.ts';
import type { PackAnswer } from '../sale-pack.ts';
import type { ClaimValue } from './verified-claims.ts';

type Claims = Record<string, ClaimValue>;

const isYes = ({ value }: PackAnswer): boolean => value === 'yes';
const toYesNo = (answer: PackAnswer) => ({ yesNo: isYes(answer) ? 'Yes' : 'No' });
const toDetailed = (answer: PackAnswer) => ({
  ...toYesNo(answer),
  ...(isYes(answer) && answer.details && { details: answer.details }),
});
/** For a question that asks several things at once: its no says something of each of them, its yes of none. */
const ifNo =
  (pointers: readonly string[]) =>
  (answer: PackAnswer): Claims =>
    isYes(answer) ? {} : Object.fromEntries(pointers.map((pointer) => [pointer, { yesNo: 'No' }]));

/** The pointers of yes and no questions. */
const yesNoClaims: Readonly<Record<string, (answer: PackAnswer) => Claims>> = {
  others_living: (answer) => ({
    '/propertyPack/occupiers/othersAged17OrOver': { hasOthersAged17OrOver: isYes(answer) ? 'Yes' : 'No' },
  }),
  disputes: (answer) => ({
    '/propertyPack/disputesAndComplaints/hasDisputesAndComplaints': toDetailed(answer),
  }),
  // The framework asks what the owner is aware of, too, so a no to letters says nothing of plans nearby.
  notices: ifNo([
    '/propertyPack/notices/partyWallAct',
    '/propertyPack/notices/requiredMaintenance',
    '/propertyPack/notices/otherNotices',
  ]),
  // The framework asks for large repairs, too, so a no to works alone is not a no to its field.
  building_work: (answer): Claims =>
    isYes(answer)
      ? { '/propertyPack/alterationsAndChanges/hasStructuralAlterations': toDetailed(answer) }
      : {},
  windows_electrics_boiler: ifNo(['/propertyPack/alterationsAndChanges/windowReplacementsSince2002']),
  protected: ifNo([
    '/propertyPack/listingAndConservation/isListed',
    '/propertyPack/listingAndConservation/isConservationArea',
  ]),
  solar: (answer) => ({ '/propertyPack/electricity/solarPanels': toYesNo(answer) }),
  guarantees: (answer) => ({
    '/propertyPack/guaranteesWarrantiesAndIndemnityInsurances/hasValidGuaranteesOrWarranties': isYes(answer)
      ? 'Yes'
      : 'No',
  }),
  insurance: (answer) => ({ '/propertyPack/insurance/isInsured': isYes(answer) ? 'Yes' : 'No' }),
  insurance_trouble: ifNo([
    '/propertyPack/insurance/insuranceClaims',
    '/propertyPack/insurance/difficultiesObtainingInsurance/refused',
    '/propertyPack/insurance/difficultiesObtainingInsurance/abnormalRiseInPremiums',
  ]),
  // The core asks about five years and one of its forms about ever: never is a no to both.
  flooding: (answer): Claims =>
    isYes(answer)
      ? {}
      : { '/propertyPack/environmentalIssues/flooding/historicalFlooding': { hasBeenFlooded: 'No' } },
  drainage: (answer) => ({
    '/propertyPack/waterAndDrainage/drainage/mainsFoulDrainage': { yesNo: isYes(answer) ? 'No' : 'Yes' },
  }),
};

/** What one answer of the pack says, by pointer; nothing for an answer in words that the framework asks in parts. */
export function listAnswerClaims(key: string, answer: PackAnswer, home: Property): Claims {
  return key === 'title_number' ? listTitleClaims(answer, home) : (yesNoClaims[key]?.(answer) ?? {});
}

const ownershipTypes: Partial<Readonly<Record<Property['tenure'], string>>> = {
  freehold: 'Freehold',
  leasehold: 'Leasehold',
  commonhold: 'Commonhold',
};

/** The title with its lease's yearly sums, from the answer and the listing; a share of a freehold has two titles. */
function listTitleClaims({ value }: PackAnswer, { tenure, keyFacts: { leasehold } }: Property): Claims {
  const titleNumber = TitleNumber.safeParse(value).data;
  const ownershipType = ownershipTypes[tenure];
  if (!titleNumber || !ownershipType) return {};
  const leaseholdInformation = tenure === 'leasehold' && leasehold && describeLease(leasehold);
  return {
    '/propertyPack/ownership/ownershipsToBeTransferred': [
      { titleNumber, ownershipType, ...(leaseholdInformation && { leaseholdInformation }) },
    ],
  };
}

type Lease = NonNullable<Property['keyFacts']['leasehold']>;

const describeLease = ({ groundRentPence, serviceChargePence }: Lease) => ({
  groundRent:
    groundRentPence > 0
      ? { isGroundRentPayable: 'Yes', annualGroundRent: groundRentPence / 100 }
      : { isGroundRentPayable: 'No' },
  serviceCharge:
    serviceChargePence > 0
      ? { sellerContributesToServiceCharge: 'Yes', annualServiceCharge: serviceChargePence / 100 }
      : { sellerContributesToServiceCharge: 'No' },
});
