import { useEffect } from 'react';
import { recordViewedHome } from '../../entities/property/view-history.ts';
import type { PropertyPage } from '../../entities/property/property.ts';
import { homes } from './api.ts';

/** Properties counted since this tab was opened: returning to one is the same visit. */
const counted = new Set<PropertyPage['id']>();

/** Counts a visit once. The owner's own visits do not count. */
export function useVisit({ id, isOwner }: Pick<PropertyPage, 'id' | 'isOwner'>): void {
  useEffect(() => {
    if (isOwner) return;
    recordViewedHome(id);
    if (counted.has(id)) return;
    counted.add(id);
    const source = new URLSearchParams(window.location.search).get('source')?.slice(0, 40);
    // A failure is ignored, since a visitor cannot do anything about it.
    homes
      .recordView({ body: { propertyId: id, ...(source && { source }) }, keepalive: true })
      .catch(() => {});
  }, [id, isOwner]);
}
