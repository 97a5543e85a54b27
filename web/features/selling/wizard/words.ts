export const price = 'Price';
export const noOnwardChain = 'No onward chain';
export const streetTown = 'Street, town';

export const aHomeWithoutAnAddress = 'A home without an address yet';

export const yourDrafts = 'Your drafts';
export const startAnotherHome = 'Start another home';
export const openNow = 'Open now';
export const continueWithThisOne = 'Continue with this one';
export const deletePermanently = 'Delete permanently';
export const deleteText = 'Delete';
export const youCanHaveMostDraftsDrafts =
  'You can have [mostDrafts] drafts. Finish or delete one to start another.';
export const nameSavedUpdatedAt = '[name] · Saved [updatedAt]';

export const notEverythingHasBeenSaved = 'Not everything has been saved';
export const stayHere = 'Stay here';
export const leaveAnyway = 'Leave anyway';
export const someOfYourChangesHavent =
  'Some of your changes haven’t been saved: they’re still uploading or need correcting. You may lose them if you leave.';

export const saving = 'Saving';
export const notSavedYet = 'Not saved yet';
export const notSaved = 'Not saved';
export const savesAsYouType = 'Saves as you type';
export const everythingIsSavedExceptWhat = 'Everything is saved except what needs correcting';
export const savedAt = 'Saved [at]';
export const savedUpdatedAt = 'Saved [updatedAt]';

export const tryNow = 'Try now';
export const thisDraftWasChangedSomewhere = 'This draft was changed somewhere else';
export const anotherTabOrDeviceSaved =
  'Another tab or device saved the same details in the meantime. Which ones do you want to keep?';
export const loadTheirs = 'Load theirs';
export const keepMine = 'Keep mine';
export const whyWeveKeptWhatYou =
  '[why] We’ve kept what you typed on this page and will save it as soon as we can.';

export const back = 'Back';
export const whatBuyersWillSee = 'What buyers will see';
export const stepStepOf6Name = 'Step [step] of 6: [name]';

export const steps = 'Steps';
export const done = ', done';

export const continueWithoutAPlan = 'Continue without a plan';
export const continueText = 'Continue';

export const stillToDoInThis = 'Still to do in this step';
export const continueAndComeBackTo = 'Continue, and come back to this later';
export const done2 = 'Done:';

export const theDraftHasBeenDeleted = 'The draft has been deleted.';

export const preview = 'Preview';
export const drafts = 'Drafts';
export const yourLengthDrafts = 'Your [length] drafts';
