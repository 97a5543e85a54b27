import { describe, expect, test } from 'vitest';
import { toViewingView } from '../../../functions/deals/viewings/domain/viewing-view.ts';
import { toGoogleAddress, toOutlookAddress } from '../../../web/entities/viewing/calendar-links.tsx';
import { createProperty, ids } from '../../properties/property-examples.ts';
import { booked, createViewing } from '../ends/viewing-end.ts';

const times = { start: '2036-12-01T17:00:00.000Z', end: '2036-12-01T17:30:00.000Z' };
const address = '14 Oak Road, Headingley, Leeds LS6 3HN';
const createView = (personId: string) =>
  toViewingView(
    createViewing(48, { ...booked, ...times }),
    personId,
    { property: createProperty(), counterpart: { id: ids.owner, user_name: 'Sam' } },
    new Date(),
  );
const paramsOf = (link: string) => Object.fromEntries(new URL(link).searchParams);

describe('links of a viewing to calendars', () => {
  test('give a buyer the instant, the home and the place', () => {
    const viewing = createView(ids.other);
    const text = `Viewing: ${viewing.card?.title}`;
    expect(paramsOf(toGoogleAddress(viewing))).toEqual({
      action: 'TEMPLATE',
      text,
      dates: '20361201T170000Z/20361201T173000Z',
      location: address,
    });
    expect(paramsOf(toOutlookAddress(viewing))).toEqual({
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: text,
      startdt: times.start,
      enddt: times.end,
      location: address,
    });
  });

  test('tell a seller that it is their home, without its address', () => {
    const viewing = createView(ids.owner);
    const google = paramsOf(toGoogleAddress(viewing));
    expect(google).toMatchObject({ text: `Viewing of your home: ${viewing.card?.title}` });
    expect([google['location'], paramsOf(toOutlookAddress(viewing))['location']]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
