import type { PropertyPage } from '../../../listings/properties/domain/views.ts';

/** Whether a home has a brochure: while it is on sale, as its poster. */
export function hasBrochure({ status }: Pick<PropertyPage, 'status'>): boolean {
  return status === 'live' || status === 'under_offer';
}
