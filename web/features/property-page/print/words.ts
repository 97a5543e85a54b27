export const print = 'Print';

export const asStatedByTheSeller =
  'As stated by the seller. The home’s page has all key facts, the floor plan and the energy rating.';
export const printedOnToday = 'Printed on [today]';
export const gable = 'Gable';
