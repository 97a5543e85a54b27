import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import type { Person } from '../support/clients/seller.ts';
import type { Make } from './capacity-make.ts';

const Slots = z.object({ slots: z.array(z.object({ id: z.string() })) });
const Changed = z.object({ viewing: z.object({ id: z.string() }), messageId: z.string() });
const Booked = z.object({ viewing: z.object({ icsUrl: z.string() }) });
const addDays = (now: number, days: number) => new Date(now + days * dayMs).toISOString().slice(0, 10);

/**
 * Every call about viewings: slots are opened; viewings are requested, declined, confirmed, moved and
 * cancelled.
 */
export async function arrangeViewings(
  make: Make,
  propertyId: string,
  seller: Person,
  buyer: Person,
  now: number,
): Promise<void> {
  const repeat = {
    days: [1, 2, 3, 4, 5, 6, 7],
    from: '10:00',
    to: '12:30',
    slotMinutes: 30,
    bufferMinutes: 15,
    since: addDays(now, 3),
    until: addDays(now, 5),
  };
  const opened = await make('POST /api/property-time-slot', {
    token: seller.token,
    body: { propertyId, repeat },
  });
  const [one = '', two = '', three = ''] = Slots.parse(opened).slots.map(({ id }) => id);
  await make('GET /api/properties/time-slots/{id}', { token: buyer.token, id: propertyId });
  const ask = async () =>
    Changed.parse(
      await make('POST /api/viewing', { token: buyer.token, body: { propertyId, timeSlotId: one } }),
    );
  const { messageId: first } = await ask();
  const answered = (messageId: string) => ({
    token: seller.token,
    params: { timeSlotId: one, messageId },
  });
  await make('PUT /api/viewing/reject/{timeSlotId}/{messageId}', answered(first));
  const { messageId: second, viewing } = await ask();
  const agreed = await make('PUT /api/viewing/accept/{timeSlotId}/{messageId}', answered(second));
  const key = Booked.parse(agreed).viewing.icsUrl.split('/').at(-1) ?? '';
  await make('GET /api/my-viewing', { token: buyer.token, query: 'when=upcoming' });
  await make('GET /api/viewing-calendar/{key}', { params: { key } });
  await make('PUT /api/viewing/update/{viewingId}/{messageId}', {
    token: buyer.token,
    params: { viewingId: viewing.id, messageId: Changed.parse(agreed).messageId },
    body: { timeSlotId: two },
  });
  await make('PUT /api/property-time-slot/{id}', {
    token: seller.token,
    id: three,
    body: { end: `${addDays(now, 3)}T12:10:00Z` },
  });
  await make('DELETE /api/property-time-slot/{id}', { token: seller.token, id: three });
}
