import type { PropertyPage } from '../../../entities/property/property.ts';
import { allFields, type DraftFormValues } from '../draft-form-values.ts';
import { pick } from '../pick.ts';

/** The fields' values of a submitted property. */
export function toDraftValues(home: PropertyPage): DraftFormValues {
  return {
    ...pick<DraftFormValues>(home, (name) => allFields.has(name)),
    ...(home.owner && { houseNo: home.owner.houseNo, images: home.owner.images }),
  };
}
