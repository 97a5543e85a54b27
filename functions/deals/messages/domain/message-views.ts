import { type Side, type UserId, getOtherSide } from '../../../../events/vocabulary.ts';
import { toPropertyCard } from '../../../listings/properties/domain/card.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { isPublic } from '../../../listings/properties/domain/transitions.ts';
import type { PropertyCard } from '../../../listings/properties/domain/views.ts';
import { toCounterpartView } from '../../../people/accounts/domain/account-views.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import type { BuyerBadge } from '../../buyer-checks/domain/buyer-badge.ts';
import type { MessageView, ThreadView } from '../contract.ts';
import { isEditable } from './message-edits.ts';
import type { Message, Thread } from './message.ts';
import { resolveSharedReadMark, getPersonOn } from './thread.ts';

/** A message for the person on one side of its thread. */
export function toMessageView(message: Message, thread: Thread, side: Side, now: Date): MessageView {
  const reader = getPersonOn(thread, side);
  const { edits: _, hiddenFor: __, version: ___, withheldAt, ...whole } = message;
  const shown = withheldAt ? removeContent(whole) : whole;
  return {
    ...shown,
    mine: message.fromId === reader,
    state: resolveMessageState(message, thread, side),
    edited: message.editedAt !== undefined,
    removed: (message.removedAt ?? withheldAt) !== undefined,
    editable: isEditable(message, reader, now),
  };
}

const removeContent = <M extends object>(message: M) => ({
  ...message,
  body: '',
  attachments: [],
  warnings: [],
});

/**
 * For an own message how far it reached the other side; for the other's message whether the reader received
 * or read it.
 */
function resolveMessageState({ order, fromId }: Message, thread: Thread, side: Side): MessageView['state'] {
  const own = fromId === getPersonOn(thread, side);
  const state = thread[own ? getOtherSide(side) : side];
  if (order <= (own ? resolveSharedReadMark(state) : state.readTo)) return 'read';
  return order <= state.deliveredTo ? 'delivered' : 'sent';
}

/**
 * The property of a thread for one of its two people. Unlike the public, they also see it while it is off the
 * market.
 */
export function toThreadPropertyCard(
  home: Property | undefined,
  reader: UserId,
  now: Date,
): PropertyCard | undefined {
  const seen =
    home && (isPublic(home.status) || home.ownerId === reader || offMarketStatuses.has(home.status));
  return seen ? toPropertyCard(home, now) : undefined;
}
const offMarketStatuses: ReadonlySet<Property['status']> = new Set([
  'paused',
  'fallen_through',
  'withdrawn',
  'expired',
]);

/** Properties, people and badges that the rows of a list show. */
export interface ThreadContext {
  readonly homes: ReadonlyMap<string, Property>;
  readonly people: ReadonlyMap<string, Account>;
  /** Badges of checked buyers, which only sellers see. */
  readonly badges: ReadonlyMap<string, readonly BuyerBadge[]>;
  readonly now: Date;
}

export function toThreadView(
  thread: Thread,
  side: Side,
  { homes, people, badges, now }: ThreadContext,
): ThreadView {
  const { propertyId, buyerId, sellerId, last, updatedAt } = thread;
  const [reader, other] = [getPersonOn(thread, side), getPersonOn(thread, getOtherSide(side))];
  const checks = side === 'seller' ? badges.get(other) : undefined;
  return {
    propertyId,
    buyerId,
    sellerId,
    side,
    property: toThreadPropertyCard(homes.get(propertyId), reader, now),
    counterpart: { ...toCounterpartView(other, people.get(other)), ...(checks && { checks: [...checks] }) },
    last: {
      id: last.id,
      mine: last.fromId === reader,
      kind: last.kind,
      text: last.hiddenFor.includes(reader) ? 'Message hidden' : last.text,
    },
    unread: thread[side].unread,
    archived: thread[side].archived,
    muted: thread[side].muted,
    updatedAt,
  };
}
