import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { createInvitation } from '../../functions/deals/viewings/adapters/calendar-invitation.ts';
import { applyCancellation } from '../../functions/deals/viewings/domain/cancellation.ts';
import { proposeSlot } from '../../functions/deals/viewings/domain/reschedule.ts';
import { applyViewingAcceptance } from '../../functions/deals/viewings/domain/responses.ts';
import type { Viewing } from '../../functions/deals/viewings/domain/viewing.ts';
import { toInstant } from '../../functions/kernel/london-time.ts';
import { createProperty as homeWith } from '../properties/property-examples.ts';
import { createStamp, toViewing, createSlot } from './viewing-examples.ts';

const home = homeWith();
const hosting = { siteUrl: 'https://gable.example', organiser: 'hello@gable.example' };
const attendee = { name: 'Ben Buyer', email: 'ben@example.com' };
const asked = toViewing(createSlot(1, 48));
const confirmed = applyViewingAcceptance(asked, 'seller', createStamp(1)).viewing;
const later = applyViewingAcceptance(
  proposeSlot(confirmed, 'buyer', createSlot(2, 72), createStamp(2)).viewing,
  'seller',
  createStamp(3),
).viewing;
const cancelled = applyCancellation(later, 'seller', 'Ill', createStamp(4)).viewing;

function read(viewing: Viewing, side: 'seller' | 'buyer' = 'buyer', more = {}) {
  const file = createInvitation(viewing, side, home, { ...hosting, ...more });
  if (!file) throw new Error('There is no invitation');
  const calendar = new ICAL.Component(ICAL.parse(file.content));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('There is no event in it');
  const event = new ICAL.Event(component);
  const property = (name: string) => component.getFirstPropertyValue(name)?.toString();
  return { file, method: calendar.getFirstPropertyValue('method'), event, property };
}

describe('calendar invitation', () => {
  test("has the agreed time, the property's address and Gable as organiser", () => {
    const { file, method, event, property: of } = read(confirmed, 'buyer', { attendee });
    expect([file.method, method, file.name]).toEqual(['REQUEST', 'REQUEST', 'viewing.ics']);
    expect(file.contentType).toBe('text/calendar; charset=utf-8; method=REQUEST');
    expect(event.startDate.toJSDate().toISOString()).toBe(confirmed.start);
    expect(event.endDate.toJSDate().toISOString()).toBe(confirmed.end);
    expect(event.location).toBe('14 Oak Road, Headingley, Leeds LS6 3HN');
    expect(of('organizer')).toBe('mailto:hello@gable.example');
    expect(event.attendees.map((one) => one.getFirstValue())).toEqual(['MAILTO:ben@example.com']);
    expect(of('status')).toBe('CONFIRMED');
  });

  test('keeps its UID and raises its SEQUENCE with each change of time or state', () => {
    const all = [confirmed, later, cancelled].map((viewing) => read(viewing, 'buyer', { attendee }));
    expect(new Set(all.map(({ event }) => event.uid)).size).toBe(1);
    const numbers = all.map(({ event }) => event.sequence);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(3);
    expect(all[1]?.event.startDate.toJSDate().toISOString()).toBe(later.start);
    expect(all[2]).toMatchObject({ method: 'CANCEL', file: { method: 'CANCEL' } });
    expect(all[2]?.property('status')).toBe('CANCELLED');
  });

  test('hides both sides’ addresses, and the property’s unless the reader may know it', () => {
    const link = read(confirmed);
    expect(link.method).toBe('PUBLISH');
    expect(link.event.attendees).toEqual([]);
    expect(link.file.content.match(/mailto:[^\r\n]+/gi)).toEqual(['mailto:hello@gable.example']);
    expect(read(cancelled).file.content).not.toContain('14 Oak Road');
    expect(read({ ...confirmed, kind: 'video' }).file.content).not.toContain('14 Oak Road');
    expect(read(confirmed, 'seller').event.summary).toBe('Viewing of your home: 14 Oak Road, Leeds');
    expect(read(confirmed).event.summary).toBe('Viewing: Oak Road, Leeds');
  });

  test('reminds of a booked viewing an hour before it and shows where it is', () => {
    const { file, property: of } = read(confirmed, 'buyer', { attendee });
    expect(file.content).toMatch(/BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT1H\r\n/);
    const { latitude, longitude } = home.address;
    expect(of('geo')).toBe(`${latitude},${longitude}`);
  });

  test('names the street of a cancelled viewing without its number to the buyer', () => {
    const off = read(cancelled, 'buyer', { attendee });
    expect(off.event.location).toBe('Oak Road, Leeds');
    expect(off.property('geo')).toBeUndefined();
    expect(off.file.content).not.toContain('VALARM');
    expect(read(cancelled, 'seller', { attendee }).event.location).toBe('14 Oak Road, Leeds');
  });

  test.each([confirmed, cancelled])('ends each line with a line break', (viewing) => {
    const { content } = read(viewing, 'buyer', { attendee }).file;
    expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('is undefined before both sides agreed', () => {
    expect(createInvitation(asked, 'buyer', home, hosting)).toBeUndefined();
    const off = applyCancellation(asked, 'buyer', 'Ill', createStamp(1)).viewing;
    expect(createInvitation(off, 'buyer', home, hosting)).toBeUndefined();
  });

  test.each([
    ['before the clocks go forward', '2026-03-28', '10:00:00'],
    ['on the day they go forward', '2026-03-29', '09:00:00'],
    ['on the day they go back', '2026-10-25', '10:00:00'],
  ])('starts at ten in the morning %s', (_, day, utc) => {
    const start = toInstant(day, '10:00').toISOString();
    const { event } = read({ ...confirmed, start, end: toInstant(day, '10:30').toISOString() });
    expect(event.startDate.toString()).toBe(`${day}T${utc}Z`);
  });
});
