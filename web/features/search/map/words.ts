export const close = 'Close';
export const previousHome = 'Previous home';
export const nextHome = 'Next home';
export const thisHomeIsNoLonger = 'This home is no longer available.';
export const countHere = '[count] here';

export const clearTheArea = 'Clear the area';
export const drawAroundAnAreaOr = 'Draw around an area, or cancel';
export const drawAnArea = 'Draw an area';
export const searchAsIMove = 'Search as I move';

export const homeForShortPrice = 'Home for [shortPrice]';
export const countFromMinPrice = '[count] from [minPrice]';

export const homesOnTheMap = 'Homes on the map';
