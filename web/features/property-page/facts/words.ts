export const now = 'Now';
export const possible = 'Possible';

export const energyPerformance = 'Energy performance';
export const theRatingIsOnThe = 'The rating is on the certificate.';
export const openTheCertificate = 'Open the certificate';
export const onOrderedOn = ' on [orderedOn]';
export const scoreOf100 = ' ([score] of 100)';
export const ratedWordsBetterMeansLower = 'Rated [words]. Better means lower bills.';
export const theCertificateWasOrderedOrderedOnPart =
  'The certificate was ordered[orderedOnPart] and will be shown here.';
export const certificateCertificateNumber = 'Certificate [certificateNumber]';

export const sharedOwnership = 'Shared ownership';
export const yearsLeftOnTheLease = 'Years left on the lease';
export const groundRent = 'Ground rent';
export const serviceCharge = 'Service charge';
export const tenure = 'Tenure';
export const domesticRates = 'Domestic rates';
export const councilTax = 'Council tax';
export const heating = 'Heating';
export const noneText = 'None';
export const electricity = 'Electricity';
export const water = 'Water';
export const sewerage = 'Sewerage';
export const broadband = 'Broadband';
export const mobileSignal = 'Mobile signal';
export const parking = 'Parking';
export const outsideSpace = 'Outside space';
export const accessibility = 'Accessibility';
export const noSpecialFeatures = 'No special features';
export const restrictions = 'Restrictions';
export const noneThatTheSellerKnows = 'None that the seller knows of';
export const rightsOfOthers = 'Rights of others';
export const planning = 'Planning';
export const thereAreFloodDefences = 'There are flood defences.';
export const thereAreNoFloodDefences = 'There are no flood defences.';
export const floodingInTheLastFive = 'Flooding in the last five years';
export const yes = 'Yes';
export const construction = 'Construction';
export const buildingSafety = 'Building safety';
export const coastalErosion = 'Coastal erosion';
export const inAnAreaAtRisk = 'In an area at risk';
export const notInAnAreaAt = 'Not in an area at risk';
export const mining = 'Mining';
export const inAMiningArea = 'In a mining area';
export const notInAMiningArea = 'Not in a mining area';
export const ready = 'Ready';
export const notNeededForThisHome = 'Not needed for this home';
export const homeReport = 'Home Report';
export const ownershipAndCosts = 'Ownership and costs';
export const heatingSuppliesAndConnection = 'Heating, supplies and connection';
export const parkingOutsideAndAccess = 'Parking, outside and access';
export const rightsRestrictionsAndPlanning = 'Rights, restrictions and planning';
export const buildingAndRisks = 'Building and risks';
export const sharedOwnershipPercentPercentIsForSale =
  '[sharedOwnershipPercent]% is for sale; you pay rent on the rest';
export const groundRentPenceAYear = '[groundRentPence] a year';
export const serviceChargePenceAYear = '[serviceChargePence] a year';
export const domesticRatesPenceAYear = '[domesticRatesPence] a year';
export const councilTaxPenceAYear = ', [councilTaxPence] a year';
export const bandCouncilTaxBandAmount = 'Band [councilTaxBand][amount]';
export const yesFromFrom = 'Yes, from [from]';

export const floorPlan = 'Floor plan';
export const floorPlanOpensInFull = 'Floor plan, opens in full size';
export const theFloorPlan = 'the floor plan';

export const notKnown = 'Not known';
export const keyFacts = 'Key facts';
export const asStatedByTheSeller =
  'As stated by the seller. Ask your solicitor to confirm them before you buy.';
export const asStatedByTheSellerAsk =
  'As stated by the seller. Ask about anything not known, and have your solicitor confirm the rest before you buy.';
