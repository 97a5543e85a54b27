export const monday = 'Monday';
export const tuesday = 'Tuesday';
export const wednesday = 'Wednesday';
export const thursday = 'Thursday';
export const friday = 'Friday';
export const saturday = 'Saturday';
export const sunday = 'Sunday';
export const previousMonth = 'Previous month';
export const nextMonth = 'Next month';
export const nothingIsPlannedThisMonth = 'Nothing is planned this month.';

export const aHomeThatsNoLonger = 'A home that’s no longer here';
export const nameAsksForAViewing = '[name] asks for a viewing';
export const viewingWithName = 'Viewing with [name]';

export const nothingNeedsDoingWellInform =
  'Nothing needs doing. We’ll tell you under the bell when something does.';

export const finishYourListing = 'Finish your listing';
export const seeTheNextStepsOf = 'See the next steps of your sale';
