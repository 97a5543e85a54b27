export const beforeItCanGoOn = 'Before it can go on sale';
export const yourListing = 'Your listing';
export const edit = 'Edit';
export const viewingsOffersAndEnquiries = 'Viewings, offers and enquiries';
export const countMoreThanYourPackage =
  '[count] more than your package shows [hiddenPicturesPart] kept but hidden from others.';
export const untilEndsAt = 'until [endsAt]';
export const savedByCount = 'saved by [count]';
