/** The figures of a month, in the order of their columns. */
export const figureNames = [
  ['reports', 'Reports'],
  ['decided', 'Decided'],
  ['acted', 'Action taken'],
  ['ownActs', 'Found by us'],
  ['appeals', 'Appeals'],
  ['upheld', 'Upheld'],
  ['reversed', 'Reversed'],
  ['hours', 'Hours to decide (median)'],
] as const;
export type FigureName = (typeof figureNames)[number][0];
