import type { PortalRemark } from './portal-advert.ts';

/** What came of a message to a portal. */
export type PortalAnswer =
  | {
      readonly kind: 'shown';
      readonly portalId?: string | undefined;
      readonly url?: string | undefined;
      readonly warnings: readonly PortalRemark[];
    }
  /** The portal has this very message. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'refused'; readonly reasons: readonly PortalRemark[] }
  | PortalSilence;

/** No answer, or one that decides nothing. `code` is for the log. */
export interface PortalSilence {
  readonly kind: 'away';
  readonly code: string;
}

/** A home in a portal's own list. */
export interface ListedAdvert {
  readonly reference: string;
  /** What we sent as the sign of the message, where the portal keeps one. */
  readonly digest?: string | undefined;
}
