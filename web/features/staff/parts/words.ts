export const whatStaffDid = 'What staff did';
export const nothingSoFar = 'Nothing so far.';
export const aFormerColleague = 'a former colleague';

export const loadingWhat = 'Loading [what]';

export const search = 'Search';

export const thePage = 'the page';
export const checkTheIdOrSearch = 'Check the id, or search again.';
export const theresNothingAtThisAddress = 'There’s nothing at this address';
