import { useEffect } from 'react';
import { isPublic } from '../../../functions/listings/properties/domain/transitions.ts';
import type { PropertyPage } from '../../entities/property/property.ts';
import { recordViewedHome } from '../../entities/property/view-history.ts';
import { homes } from './api.ts';

/** Properties counted since this tab was opened: returning to one is the same visit. */
const counted = new Set<PropertyPage['id']>();

/** Counts a visit once. The owner's own do not count, nor those of a home that only its buyers still see. */
export function useVisit({ id, isOwner, status }: Pick<PropertyPage, 'id' | 'isOwner' | 'status'>): void {
  useEffect(() => {
    if (isOwner) return;
    recordViewedHome(id);
    if (counted.has(id) || !isPublic(status)) return;
    counted.add(id);
    const source = new URLSearchParams(window.location.search).get('source')?.slice(0, 40);
    // A failure is ignored, since a visitor cannot do anything about it.
    homes
      .recordView({ body: { propertyId: id, ...(source && { source }) }, keepalive: true })
      .catch(() => {});
  }, [id, isOwner, status]);
}
