export const addViewingTimes = 'Add viewing times';
export const buyersBookTheTimesYou = 'Buyers book the times you offer. Without any, they can only ask.';
export const seeYourTimes = 'See your times';
export const addTimes = 'Add times';
export const addMorePhotos = 'Add more photos';
export const addPhotos = 'Add photos';
export const changePhotos = 'Change photos';
export const addAFloorPlan = 'Add a floor plan';
export const buyersCanSeeHowThe = 'Buyers can see how the rooms fit together.';
export const addAPlan = 'Add a plan';
export const changeThePlan = 'Change the plan';
export const answerTheKeyFacts = 'Answer the key facts';
export const buyersFindEveryAnswerOn = 'Buyers find every answer on the page.';
export const changeTheFacts = 'Change the facts';
export const answerThem = 'Answer them';
export const lookAtYourDescription = 'Look at your description';
export const changeIt = 'Change it';
export const buyersCanChooseFromCount = 'Buyers can choose from [count].';
export const yourListingHasCount = 'Your listing has [count].';
export const namedAndRestMore = '[named] and [rest] more';
export const yourPageDoesntYetSay = 'Your page doesn’t yet say anything about [list].';
export const wordsAndAt = '[words] and [at]';

export const loadYourChecklist = 'load your checklist';

export const rightsOfOthers = 'rights of others';

export const done = 'Done';
export const toDo = 'To do';
