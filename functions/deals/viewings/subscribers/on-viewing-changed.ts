import {
  ViewingHoldDue,
  ViewingReminderDue,
  ViewingRequested,
  ViewingWaitlisted,
} from '../../../../events/viewing.ts';
import { now } from '../../../kernel/clock.ts';
import {
  cancelScheduledEvent,
  scheduleByLatestVersion,
  scheduleEvent,
} from '../../../kernel/events/scheduler.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { hourMs } from '../../../kernel/time.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { findViewing } from '../adapters/viewing-repository.ts';
import { cancelViewingsOfProperty, isClosedToViewings } from '../commands/cancel-viewings.ts';
import { rebalanceSlot } from '../commands/rebalance-slot.ts';
import { describeMarketExit } from '../domain/cancellation.ts';
import { viewingChangeEvents } from '../domain/subscriptions.ts';
import { calculateViewingDueAt, isBooked, isOpenViewing } from '../domain/transitions.ts';
import type { Viewing } from '../domain/viewing.ts';

/**
 * Schedules the deadlines of a viewing from its present state and rebalances the other viewings of its slot.
 * Repeatable for every viewing event.
 */
export const handler = subscriber(
  'viewings-on-viewing-changed',
  { on: viewingChangeEvents, needs: ['table:write', 'scheduler'] },
  async ({ name, data }) => {
    const viewing = await findViewing(data.viewingId);
    if (!viewing) return;
    const time = now();
    await scheduleByLatestVersion(
      () => findViewing(data.viewingId),
      async (found) =>
        found && (isOpenViewing(found) ? scheduleDueEvents(found, time) : cancelSchedules(found)),
    );
    if (name === ViewingRequested.name || name === ViewingWaitlisted.name)
      await cancelIfOffMarket(viewing, time);
    const left = 'leftSlotId' in data ? data.leftSlotId : undefined;
    for (const slotId of new Set([data.timeSlotId, ...(left ? [left] : [])]))
      await rebalanceSlot(data.propertyId, slotId, time, [viewing]);
  },
);

const scheduleNames = ({ id }: Viewing) => ({
  due: `viewing-due-${id}`,
  24: `viewing-24h-${id}`,
  2: `viewing-2h-${id}`,
});

async function scheduleDueEvents(viewing: Viewing, time: Date): Promise<void> {
  const ids = { viewingId: viewing.id, propertyId: viewing.propertyId };
  const due = calculateViewingDueAt(viewing);
  if (due)
    await scheduleEvent({
      name: scheduleNames(viewing).due,
      at: new Date(due),
      event: ViewingHoldDue.of(ids),
    });
  if (!isBooked(viewing)) return;
  const { start } = viewing;
  for (const hours of [24, 2] as const) {
    const at = new Date(Date.parse(start) - hours * hourMs);
    const event = ViewingReminderDue.of({ ...ids, hours, start });
    if (at > time) await scheduleEvent({ name: scheduleNames(viewing)[hours], at, event });
  }
}

const cancelSchedules = async (viewing: Viewing): Promise<void> => {
  await Promise.all(Object.values(scheduleNames(viewing)).map(cancelScheduledEvent));
};

/** The property may have left the market since the request. */
async function cancelIfOffMarket(viewing: Viewing, time: Date): Promise<void> {
  const property = await findProperty(viewing.propertyId);
  if (!property || !isClosedToViewings(property.status)) return;
  const getReason = () => describeMarketExit(property.status, false);
  await cancelViewingsOfProperty(property, { getReason }, time);
}
