export const stepsToCompletion = 'Steps to completion';
export const titleIsNoLongerMarked = '“[title]” is no longer marked as done.';
export const doneOfLengthDone = '[done] of [length] done';

export const done = 'Done';
export const halfDone = 'Half done';
export const due = 'Due';
export const late = 'Late';
export const later = 'Later';
export const proposedFor = 'proposed for ';
export const confirm = 'Confirm';
export const markAsDone = 'Mark as done';
export const undo = 'Undo';

export const notNow = 'Not now';
export const forWhichDay = 'For which day';
export const onWhichDay = 'On which day';
export const sayThatItCameEarly = 'Say that it came early, or change the day';
export const note = 'Note';
export const bothSidesAndTheirSolicitors = 'Both sides and their solicitors see it';
export const completionDate = 'Completion date';
export const theDayTheKeysChange = 'The day the keys change hands, as in the contract';
export const itCountsOnceTheOther = 'It counts once the other side, or a solicitor, has confirmed it too.';
export const itCountsStraightAway = 'It counts straight away.';
export const thisCompletesTheSale = 'This completes the sale.';
export const itsDoneOnceTheOther = 'It’s done once the other side has confirmed it too.';
export const youveMarkedTitleAsDone = 'You’ve marked “[title]” as done.';
export const itCameEarlyItWas = 'It came early: it was planned for [planned]';
export const afterThatTheSaleIs =
  'After that the sale is binding, and neither side can pull out without paying for it. [firstPart]';
export const theMoneyHasArrivedAnd = 'The money has arrived and the keys have changed hands. [firstPart]';
