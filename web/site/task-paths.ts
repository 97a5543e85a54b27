import { paths } from './paths.ts';

/** Pages of one task that a person finishes or leaves: no long footer follows their steps. */
export const taskPaths: readonly string[] = [
  `${paths.addProperty}/*`,
  paths.editProperty(':id'),
  paths.ownPackage(':id'),
  paths.payment(':id'),
  paths.makeOffer({ id: ':id' }),
  paths.welcome,
];
