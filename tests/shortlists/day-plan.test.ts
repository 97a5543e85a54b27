import { describe, expect, test } from 'vitest';
import { PropertyId, SlotId } from '../../events/vocabulary.ts';
import { estimateLeg, planDay, type PlannedHome } from '../../functions/deals/shortlists/domain/day-plan.ts';

const tail = '01K9ZX3Q6T4C8V0R2M5N7P9B';
const day = '2026-12-05';
const at = (time: string) => Date.parse(`${day}T${time}:00.000Z`);
const clock = (ms: number) => new Date(ms).toISOString().slice(11, 16);

/** A home so many miles north of the middle of Leeds, with times such as `10:00 11:30`. */
const toHome = (sign: string, miles: number, times: string): PlannedHome => ({
  propertyId: PropertyId.parse(`prp_${tail}0${sign}`),
  latitude: 53.8 + miles / 69.1,
  longitude: -1.55,
  slots: times
    .split(' ')
    .filter(Boolean)
    .map((time, nth) => ({ id: SlotId.parse(`slt_${tail}${sign}${nth}`), start: at(time) })),
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
    expect(plan(homes, [{ start: at('09:45'), end: at('10:15') }])).toBe('A 11:00');
    expect(plan(homes, [{ start: at('09:30'), end: at('10:00') }])).toBe('A 10:00');
    expect(plan(homes, [{ start: at('09:00'), end: at('13:00') }])).toBe('');
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
