import { useEffect } from 'react';
import { homes, type Page } from './api.ts';

/** Homes counted since this tab was opened: going back to one is the same visit. */
const counted = new Set<Page['id']>();

/** Counts a visit, once. The owner's own looks are no visits. */
export function useVisit({ id, isOwner }: Pick<Page, 'id' | 'isOwner'>): void {
  useEffect(() => {
    if (isOwner || counted.has(id)) return;
    counted.add(id);
    const source = new URLSearchParams(window.location.search).get('source')?.slice(0, 40);
    // A visit that is not counted is nothing that a visitor could do something about.
    homes
      .recordView({ body: { propertyId: id, ...(source && { source }) }, keepalive: true })
      .catch(() => {});
  }, [id, isOwner]);
}
