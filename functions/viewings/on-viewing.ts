import {
  ViewingHoldDue,
  ViewingReminderDue,
  ViewingRequested,
  ViewingWaitlisted,
} from '../../events/viewing.ts';
import { propertyById } from '../properties/property-store.ts';
import { now } from '../shared/clock.ts';
import { forgetLater, planBy, tellLater } from '../shared/later.ts';
import { subscriber } from '../shared/subscriber.ts';
import { hourMs } from '../shared/time.ts';
import { callOffHome, careForSlot, closesViewings, noLonger } from './care.ts';
import { dueAt, isBooked, isOpen } from './moves.ts';
import { viewingById } from './store.ts';
import { viewingTurns } from './turns.ts';
import type { Viewing } from './viewing.ts';

/**
 * Whatever happened to a viewing: what the clock will have to tell of it is planned anew from how it is now, and the
 * others of its slot are brought in line.
 */
export const handler = subscriber(viewingTurns, async ({ name, data }) => {
  const viewing = await viewingById(data.viewingId);
  if (!viewing) return;
  const time = now();
  await planBy(
    () => viewingById(data.viewingId),
    async (found) => found && (isOpen(found) ? plan(found, time) : forget(found)),
  );
  if (name === ViewingRequested.name || name === ViewingWaitlisted.name) await checkHome(viewing, time);
  const left = 'leftSlotId' in data ? data.leftSlotId : undefined;
  for (const slotId of new Set([data.timeSlotId, ...(left ? [left] : [])]))
    await careForSlot(data.propertyId, slotId, time, [viewing]);
});

const names = ({ id }: Viewing) => ({
  due: `viewing-due-${id}`,
  24: `viewing-24h-${id}`,
  2: `viewing-2h-${id}`,
});

async function plan(viewing: Viewing, time: Date): Promise<void> {
  const ids = { viewingId: viewing.id, propertyId: viewing.propertyId };
  const due = dueAt(viewing);
  if (due) await tellLater({ name: names(viewing).due, at: new Date(due), event: ViewingHoldDue.of(ids) });
  if (!isBooked(viewing)) return;
  const { start } = viewing;
  for (const hours of [24, 2] as const) {
    const at = new Date(Date.parse(start) - hours * hourMs);
    const event = ViewingReminderDue.of({ ...ids, hours, start });
    if (at > time) await tellLater({ name: names(viewing)[hours], at, event });
  }
}

const forget = async (viewing: Viewing): Promise<void> => {
  await Promise.all(Object.values(names(viewing)).map(forgetLater));
};

/** The home may have left the market while somebody asked for it. */
async function checkHome(viewing: Viewing, time: Date): Promise<void> {
  const home = await propertyById(viewing.propertyId);
  if (home && closesViewings(home.status)) await callOffHome(home, { reason: noLonger }, time);
}
