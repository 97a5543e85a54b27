import { MessageId, PropertyId, SlotId, UserId, ViewingId } from '../../events/vocabulary.ts';
import { createViewing } from '../../functions/deals/viewings/domain/requests.ts';
import type { TimeSlot } from '../../functions/deals/viewings/domain/slot.ts';
import type { ViewingStamp } from '../../functions/deals/viewings/domain/viewing-decision.ts';
import type { Viewing } from '../../functions/deals/viewings/domain/viewing.ts';
import { hourMs } from '../../functions/kernel/time.ts';

const toSign = (n: number) =>
  n
    .toString(32)
    .toUpperCase()
    .replaceAll(/[ILOU]/g, 'Z')
    .padStart(26, '0');
let ids = 0;
export function createMessageId() {
  return MessageId.parse(`msg_${String((ids += 1)).padStart(26, '0')}`);
}
export function createSlotId(n: number) {
  return SlotId.parse(`slt_${toSign(n)}`);
}
export const buyerId = UserId.parse(`usr_${toSign(1)}`);
export const sellerId = UserId.parse(`usr_${toSign(2)}`);
export const propertyId = PropertyId.parse(`prp_${toSign(3)}`);

/** Noon on a Saturday; the slots of the samples are on the days after. */
export const noon = Date.parse('2026-11-21T12:00:00Z');
export function createStamp(hours: number): ViewingStamp {
  return {
    now: new Date(noon + hours * hourMs),
    messageId: createMessageId(),
  };
}

/** A slot of half an hour that begins `hours` after noon. */
export function createSlot(n: number, hours: number, more: Partial<TimeSlot> = {}): TimeSlot {
  return {
    id: createSlotId(n),
    propertyId,
    sellerId,
    start: new Date(noon + hours * hourMs).toISOString(),
    end: new Date(noon + (hours + 0.5) * hourMs).toISOString(),
    capacity: 1,
    kind: 'private',
    status: 'open',
    booked: 0,
    free: 1,
    version: 1,
    createdAt: new Date(noon).toISOString(),
    ...more,
  };
}

/** A viewing requested at noon. */
export function toViewing(slot: TimeSlot, waitlist = false): Viewing {
  return createViewing(
    slot,
    {
      id: ViewingId.parse(`vwg_${toSign(9)}`),
      buyerId,
      attendees: 1,
      message: undefined,
      answers: [],
      calendarKeys: { seller: 's', buyer: 'b' },
      waitlist,
    },
    createStamp(0),
  ).viewing;
}
