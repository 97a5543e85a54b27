import { describe, expect, test } from 'vitest';
import { PropertyId, SlotId } from '../../events/vocabulary.ts';
import { estimateLeg, planDay, type PlannedHome } from '../../functions/deals/shortlists/domain/day-plan.ts';

const tail = '01K9ZX3Q6T4C8V0R2M5N7P9B';
const day = '2026-12-05';
const at = (time: string) => Date.parse(`${day}T${time}:00.000Z`);
const clock = (ms: number) => new Date(ms).toISOString().slice(11, 16);

/** A home so many miles north of the middle of Leeds, with times such as `10:00 11:30+60`: half an hour, and an hour. */
const toHome = (sign: string, miles: number, times: string): PlannedHome => ({
  propertyId: PropertyId.parse(`prp_${tail}0${sign}`),
  latitude: 53.8 + miles / 69.1,
  longitude: -1.55,
  slots: times
    .split(' ')
    .filter(Boolean)
    .map((slot, nth) => {
      const [time = '', minutes = '30'] = slot.split('+');
      const start = at(time);
      return { id: SlotId.parse(`slt_${tail}${sign}${nth}`), start, end: start + Number(minutes) * 60_000 };
    }),
});

/** `A 10:00, B 11:00` */
const plan = (homes: readonly PlannedHome[], busy: Parameters<typeof planDay>[1] = []) =>
  planDay(homes, busy)
    .map(({ propertyId, start }) => `${propertyId.at(-1)} ${clock(start)}`)
    .join(', ');

describe('estimateLeg', () => {
  test.each([
    [0, { miles: 0, minutes: 0 }],
    [4, { miles: 4, minutes: 13 }],
    [25, { miles: 25, minutes: 79 }],
  ])('takes 30%% more than %d miles in a straight line, at 25 mph', (miles, leg) => {
    expect(estimateLeg(toHome('A', 0, ''), toHome('B', miles, ''))).toEqual(leg);
  });
});

describe('planDay', () => {
  test('keeps a viewing that the person has, however tight it is with another one', () => {
    const [one, other] = [toHome('A', 0, '10:00'), toHome('B', 20, '10:40')];
    const busy = [one, other].flatMap((home) =>
      home.slots.map((slot) => ({ ...slot, propertyId: home.propertyId, place: home })),
    );
    expect(plan([one, other], busy)).toBe('');
    expect(
      plan(
        [
          { ...one, isBooked: true },
          { ...other, isBooked: true },
        ],
        busy,
      ),
    ).toBe('A 10:00');
  });

  test.each([
    ['no homes', [], ''],
    ['a home without times', [toHome('A', 0, '')], ''],
    ['one home: its first time', [toHome('A', 0, '10:00 11:00')], 'A 10:00'],
    [
      'the day that is over soonest, not the one that begins first',
      [toHome('A', 0, '09:00 13:00'), toHome('B', 1, '14:00')],
      'A 13:00, B 14:00',
    ],
    [
      'half an hour and the way between two homes',
      [toHome('A', 0, '10:00'), toHome('B', 4, '10:30 10:42 10:43')],
      'A 10:00, B 10:43',
    ],
    [
      'a viewing of an hour, which ends later',
      [toHome('A', 0, '10:00+60'), toHome('B', 0, '10:30 10:59 11:00')],
      'A 10:00, B 11:00',
    ],
    [
      'the time that is over sooner, though it begins later',
      [toHome('A', 0, '09:00'), toHome('B', 0, '09:30+120 10:00'), toHome('C', 0, '10:30')],
      'A 09:00, B 10:00, C 10:30',
    ],
    ['the shorter of two viewings', [toHome('A', 0, '09:00+60 11:00+15')], 'A 11:00'],
    ['two at the same time: one of them', [toHome('A', 0, '10:00'), toHome('B', 0, '10:00')], 'A 10:00'],
    ['two that overlap', [toHome('A', 0, '10:00'), toHome('B', 0, '10:15')], 'A 10:00'],
    ['homes that are too far apart', [toHome('A', 0, '10:00'), toHome('B', 60, '12:00')], 'A 10:00'],
    [
      'more homes before a shorter day',
      [toHome('A', 0, '10:00'), toHome('B', 0, '10:30'), toHome('C', 0, '18:00')],
      'A 10:00, B 10:30, C 18:00',
    ],
    [
      'the shorter way where the day is as long',
      [toHome('A', 0, '10:00'), toHome('B', 1, '11:00 12:00'), toHome('C', 2, '11:00 12:00')],
      'A 10:00, B 11:00, C 12:00',
    ],
  ] as const)('finds an order for %s', (_, homes, order) => {
    expect(plan(homes)).toBe(order);
  });

  test('leaves room for what the person has already', () => {
    const homes = [toHome('A', 0, '10:00 11:00 12:00')];
    const { propertyId } = toHome('Z', 0, '');
    const take = (start: string, end: string) => ({ propertyId, start: at(start), end: at(end) });
    expect(plan(homes, [take('09:45', '10:15')])).toBe('A 11:00');
    expect(plan(homes, [take('09:30', '10:00')])).toBe('A 10:00');
    expect(plan(homes, [take('09:00', '13:00')])).toBe('');
  });

  test('leaves time for the way to and from what the person has already', () => {
    const [place, homes] = [toHome('Z', 4, ''), [toHome('A', 0, '10:00 11:00 12:00')]];
    const take = (start: string, end: string) => ({
      propertyId: place.propertyId,
      start: at(start),
      end: at(end),
      place,
    });
    expect(plan(homes, [take('09:00', '09:47')])).toBe('A 10:00');
    expect(plan(homes, [take('09:00', '09:48')])).toBe('A 11:00');
    expect(plan(homes, [take('10:42', '10:47')])).toBe('A 11:00');
    expect(plan(homes, [take('10:43', '10:47')])).toBe('A 10:00');
  });

  test('leaves room for a viewing at one of the homes, which itself is planned', () => {
    const homes = [toHome('A', 0, '10:00+60'), toHome('B', 0, '09:30 10:30'), toHome('C', 0, '10:00')];
    const [{ propertyId }] = [toHome('A', 0, '')];
    expect(plan(homes, [{ propertyId, start: at('10:00'), end: at('11:00') }])).toBe('B 09:30, A 10:00');
  });

  test('says how far it is from each home to the next', () => {
    const [first, second] = planDay([toHome('A', 0, '10:00'), toHome('B', 4, '11:00')], []);
    expect([first?.leg, second?.leg]).toEqual([undefined, { miles: 4, minutes: 13 }]);
  });

  test('compares every order of six homes with a day full of times', () => {
    const times = Array.from(
      { length: 28 },
      (_, nth) => `${7 + Math.floor(nth / 2)}`.padStart(2, '0') + (nth % 2 ? ':30' : ':00'),
    );
    const homes = 'ABCDEF'.split('').map((sign, nth) => toHome(sign, nth, times.slice(0, 9).join(' ')));
    expect(planDay(homes, [])).toHaveLength(5);
  });
});
