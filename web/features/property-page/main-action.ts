import type { PropertyPage } from '../../entities/property/property.ts';
import { viewable } from '../../entities/viewing/viewable.ts';

/** What is most urgent for the reader on this home, which is in the bar of a phone. */
export function findMainAction({
  myOffer,
  myViewing,
  isBarred,
  status,
}: PropertyPage): 'answer' | 'sale' | 'view' | 'save' {
  if (myOffer?.status === 'countered') return 'answer';
  if (myOffer?.status === 'accepted') return 'sale';
  return !isBarred && (viewable.has(status) || myViewing) ? 'view' : 'save';
}
