import type { PropertyPage } from '../../../entities/property/property.ts';
import { only } from '../only.ts';
import { allFields, type Working } from '../working.ts';

/** The fields' values of a submitted property. */
export const dataOf = (home: PropertyPage): Working => ({
  ...only<Working>(home, (name) => allFields.has(name)),
  ...(home.owner && { houseNo: home.owner.houseNo, images: home.owner.images }),
});
