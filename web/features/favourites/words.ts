export const thisHome = 'this home';
export const priceDeltaIsLessPartThanTheSavedPrice =
  '[priceDelta] [isLessPart] than the [savedPrice] when you saved it on [day]';
export const removeTitle = 'Remove [title]';
export const aHomeThatYouSaved =
  'A home that you saved on [savedAt] for [savedPrice] isn’t on the market now.';
export const savedOnDaySamePrice = 'Saved on [day], same price since';

export const favourites = 'Favourites';
export const loadYourFavourites = 'load your favourites';
export const noSavedHomesYet = 'No saved homes yet';
export const findAHome = 'Find a home';
export const tapTheHeartOnA =
  'Tap the heart on a home to keep it here. You’ll see at once when its price changes.';
export const loadingYourFavourites = 'Loading your favourites';

export const changeNote = 'Change note';
export const addANote = 'Add a note';
export const onlyYouCanSeeIt = 'Only you can see it.';
export const saveNote = 'Save note';
export const cancel = 'Cancel';
export const aboutTitle = 'about [title]';
export const yourNote = 'Your note';

export const removed = 'Removed';
export const undo = 'Undo';
export const close = 'Close';
export const removedTitle = 'Removed [title]';
