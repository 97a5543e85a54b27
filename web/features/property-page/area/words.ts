export const loadTheFactsAboutThe = 'load the facts about the area';
export const factsAboutTheAreaAppear = 'Facts about the area appear here once your home is on the market.';
export const thePublicSourcesArentAnswering = 'The public sources aren’t answering';
export const lookAgainInAFew = 'Look again in a few minutes.';
export const licencesOfTheData = 'Licences of the data';

export const theArea = 'The area';
export const fromPublicDataUnderEach =
  'From public data. Under each fact is where it comes from and when we checked.';

export const under01Miles = 'Under 0.1 miles';
export const theNearestInAStraight =
  'The nearest, in a straight line. Ask the council which one takes children from this street.';
export const theNearestInAStraightLine = 'The nearest, in a straight line.';
export const predictedForThisPostcodeCheck =
  'Predicted for this postcode. Check the exact address before you rely on it.';
export const fromRiversAndTheSea =
  'From rivers and the sea, the highest within about 100 metres of the street. Surface water isn’t included, and this isn’t a survey of the home.';
export const monthToMonth2 = ', [month] to [month2]';
export const countHalfOfThemBetween = '[count], half of them between [low] and [high]';
export const theMiddlePriceInOutcode = 'The middle price in [outcode][fromPartPart].';
export const countWithinAMileIn = '[count] within a mile in [month].';
