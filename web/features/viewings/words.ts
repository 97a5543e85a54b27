export const upcoming = 'Upcoming';
export const noUpcomingViewings = 'No upcoming viewings.';
export const pastViewings = 'Past viewings';
export const noneYet = 'None yet.';
export const countToAnswer = '[count] to answer';
export const othersAskedForThisTime = '[others] asked for this time too.';

export const viewings = 'Viewings';
export const loadTheViewings = 'load the viewings';
export const addViewingTimes = 'Add viewing times';
export const times = 'Times';
export const youCanAddViewingTimes =
  'You can add viewing times, and buyers can book them, while the home is on sale.';
export const noViewingTimesYet = 'No viewing times yet';
export const addAFewTimesOnce =
  'Add a few times, once or every week. Buyers choose one and you confirm, with no back and forth.';
export const howViewingTimesWork = 'How viewing times work';
export const onlyTheOwnerOfA = 'Only the owner of a home sees its viewings.';

export const theTimeHasBeenChanged = 'The time has been changed.';
export const changeThisTime = 'Change this time';
export const save = 'Save';
export const wellAskWhoeverHasThis =
  'We’ll ask whoever has this time whether the new one suits them. The agreed time stays until they say yes.';
export const day = 'Day';
export const from = 'From';
export const length = 'Length';
export const parties = 'Parties';

export const theTimeHasBeenRemoved = 'The time has been removed.';
export const removeThisTime = 'Remove this time?';
export const removeIt = 'Remove it';
export const whyInAFewWords = 'Why, in a few words';
export const countAskedForThisTime = '[count] asked for this time. We’ll cancel their viewing and tell them.';

export const howOften = 'How often';
export const kind = 'Kind';
export const howManyGroups = 'How many groups';
export const aBuyerAndAnyoneThey = 'A buyer and anyone they bring count as one group.';
export const add = 'Add';
export const addCount = 'Add [count]';
export const andLengthMoreTheLast = 'and [length] more, the last on [span]';
export const countWouldOverlapWithTimes =
  '[count] would overlap with times you’ve already added. Choose other days or hours.';
export const thisAddsCount = 'This adds [count]';

export const noneText = 'None';
export const monday = 'Monday';
export const tuesday = 'Tuesday';
export const wednesday = 'Wednesday';
export const thursday = 'Thursday';
export const friday = 'Friday';
export const saturday = 'Saturday';
export const sunday = 'Sunday';

export const chooseTheDaysAndTimes = 'Choose the days and times.';

export const booked = 'Booked';
export const held = 'Held';
export const weekOfDayOf = 'Week of [dayOf]';
export const openHouseBookedOfCount = 'Open house, [booked] of [count]';
export const change = 'Change';

export const days = 'Days';
export const chooseAtLeastOneDay = 'Choose at least one day';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const gapBetweenViewings = 'Gap between viewings';

export const which = 'Which';
export const allHomes = 'All homes';
export const past = 'Past';
