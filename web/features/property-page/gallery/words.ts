export const noPhotoYet = 'No photo yet';
export const photos = 'Photos';
export const previousPhoto = 'Previous photo';
export const nextPhoto = 'Next photo';
export const photo = 'Photo';

export const floorPlan = 'Floor plan';
export const close = 'Close';
export const photosOfTitle = 'Photos of [title]';

export const video = 'Video';
export const n360Tour = '360° tour';
export const opensSite = 'Opens [site]';
export const onSiteOpensInA = 'on [site] (opens in a new tab)';
