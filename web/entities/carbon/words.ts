export const countKgOfCarbonOffset = '[count] kg of carbon offset';
