import type { EventType } from '../../events/define.ts';
import type { Line, Notice, Scene } from './notice.ts';
import { agreedLines } from './notices-agreed.ts';
import { listingLines } from './notices-listing.ts';
import { offerLines } from './notices-offers.ts';
import { savedLines } from './notices-saved.ts';
import { saleLines } from './notices-sale.ts';
import { viewingLines } from './notices-viewings.ts';
import { visitLines } from './notices-visits.ts';

const lines: readonly Line[] = [
  ...viewingLines,
  ...visitLines,
  ...offerLines,
  ...agreedLines,
  ...saleLines,
  ...listingLines,
  ...savedLines,
];

/** The events of which somebody is told. */
export const noticedEvents: readonly EventType[] = lines.map(({ type }) => type);

/** The events of which nobody is told here, and why. */
export const silentEvents: Readonly<Record<string, string>> = {
  'account.registered.v1': 'the code is mailed by accounts/',
  'account.verified.v1': 'their own act, answered on the page',
  'account.changed.v1': 'their own act; what matters for safety is mailed by accounts/',
  'account.password_reset.v1': 'mailed by accounts/, whatever was chosen here',
  'account.signed_out.v1': 'their own act',
  'account.blocked.v1': 'the team writes to the person itself',
  'account.deletion_asked.v1': 'mailed by accounts/, whatever was chosen here',
  'account.deletion_undone.v1': 'their own act',
  'account.deleted.v1': 'nobody is left to be told',
  'draft.created.v1': 'their own act',
  'draft.updated.v1': 'their own act',
  'draft.deleted.v1': 'their own act',
  'property.submitted.v1': 'their own act; going on sale is told',
  'property.changed.v1': 'for projections; what people are told has events of its own',
  'property.viewed.v1': 'counted, and shown as a number',
  'package.chosen.v1': 'their own act',
  'package.activated.v1': 'the home that goes on sale by it is told of, and what was paid gets a receipt',
  'package.paused.v1': 'follows from the sale, which is told of',
  'package.resumed.v1': 'follows from the sale’s end, which is told of',
  'favourite.saved.v1': 'private; the seller sees a number',
  'favourite.removed.v1': 'private; the seller sees a number',
  'time_slots.opened.v1': 'the seller’s own act',
  'time_slot.changed.v1': 'its viewings have events of their own',
  'time_slot.cancelled.v1': 'its viewings have events of their own',
  'viewing.reminder_due.v1': 'told by the clock; what is decided then has its own event',
  'viewing.hold_due.v1': 'told by the clock; what is decided then has its own event',
  'offer.expiry_due.v1': 'told by the clock; what is decided then has its own event',
  'best_and_final.due.v1': 'told by the clock; what is decided then has its own event',
  'message.sent.v1': 'the chat shows it with its own count; what stays unread for an hour is mailed together',
  'message.edited.v1': 'the chat shows it',
  'message.removed.v1': 'the chat shows it',
  'messages.read.v1': 'the chat shows it',
  'messages.delivered.v1': 'the chat shows it',
  'message.digest_due.v1': 'the digest of unread messages has a letter of its own',
  'notification.raised.v1': 'tells of a notice itself',
  'report.filed.v1': 'receipt and outcome are mailed by moderation/',
  'user.blocked.v1': 'the blocked are not told',
  'user.unblocked.v1': 'the blocked are not told',
};

/** What people are told of an event. The audience is the event's own people, and nobody else. */
export const noticesOf = (name: string, data: unknown, scene: Scene): readonly Notice[] =>
  lines.filter(({ type }) => type.name === name).flatMap(({ tell }) => tell(data, scene));
