export const travelTo = 'Travel to';
export const forgetThisPlace = 'Forget this place';

export const howLongTo = 'How long to…';
