/** The subject of a hint; a page follows the topics that it shows. */
export type LiveTopic =
  | 'messages'
  | 'viewings'
  | 'offers'
  | 'sale'
  | 'notifications'
  | 'properties'
  | 'packages'
  | 'payments'
  | 'coupons'
  | 'blocks'
  | 'shortlist';

/**
 * Signals that data should be read again, with ids by which a page recognises what it shows. It has no
 * content: the API decides what a user may read.
 */
export interface LiveHint {
  readonly topic: LiveTopic;
  readonly propertyId?: string;
  /** Together with the property's id it identifies the thread. */
  readonly buyerId?: string;
  readonly messageId?: string;
  readonly viewingId?: string;
  readonly offerId?: string;
  readonly notificationId?: string;
  readonly paymentId?: string;
  readonly couponId?: string;
  readonly blockedId?: string;
}

/** Sent by the browser and answered by the server: a connection without traffic ends after ten minutes. */
export const ping = 'ping';
export const pong = 'pong';
