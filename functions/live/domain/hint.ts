/** What a hint is about; a page follows the topics that it shows. */
export type LiveTopic =
  | 'messages'
  | 'viewings'
  | 'offers'
  | 'sale'
  | 'notifications'
  | 'properties'
  | 'packages'
  | 'payments';

/**
 * Tells a browser that something is worth reading again, and by which ids to know whether it shows it. Never content:
 * what a person may see is decided where it is read.
 */
export interface LiveHint {
  readonly topic: LiveTopic;
  readonly propertyId?: string;
  /** With the home's id it names the thread. */
  readonly buyerId?: string;
  readonly messageId?: string;
  readonly viewingId?: string;
  readonly offerId?: string;
  readonly notificationId?: string;
  readonly paymentId?: string;
}

/** What a browser sends now and then, and what it hears back: a connection without traffic ends after ten minutes. */
export const ping = 'ping';
export const pong = 'pong';
