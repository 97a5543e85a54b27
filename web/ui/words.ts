export const removeName = 'Remove [name]';

export const suggestions = 'Suggestions';

export const dayByDay = 'Day by day';
export const whatHappenedByDayThe = 'What happened by day, the latest first';
export const day = 'Day';
export const views = 'Views';
export const enquiries = 'Enquiries';
export const viewings = 'Viewings';
export const offers = 'Offers';
export const noOneHasViewedIt = 'No one has viewed it in the last [length] days.';
export const mostInADayMost = 'most in a day: [most]';

export const close = 'Close';

export const loadThis = 'load this';
export const somethingWentWrongOnOur = 'Something went wrong on our side. Please try again in a moment.';
export const tryAgain = 'Try again';
export const weCouldntWhat = 'We couldn’t [what]';

export const optional = '(optional)';

export const pleaseCheckTheseDetails = 'Please check these details';
export const thatDidntWork = 'That didn’t work';

export const loading = 'Loading';

export const naturalEarthGeoNames = 'Natural Earth, GeoNames';

export const closer = 'Closer';
export const furtherAway = 'Further away';

export const pages = 'Pages';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const pageOne = 'Page [one]';

export const showPassword = 'Show password';

export const noPhotoYet = 'No photo yet';

export const was = 'was';

export const notNow = 'Not now';

export const stopped = 'Stopped';
export const undo = 'Undo';
export const thisLinkDoesntWork = 'This link doesn’t work';

export const dismiss = 'Dismiss';
