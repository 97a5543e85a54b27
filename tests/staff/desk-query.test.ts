import { describe, expect, test } from 'vitest';
import { parseDeskQuery } from '../../functions/reach/staff/domain/desk-query.ts';
import { hasEveryWord } from '../../functions/reach/staff/domain/directory.ts';

const now = new Date('2026-11-29T10:00:00Z');

describe('parseDeskQuery', () => {
  test.each([
    ['Ann.Buyer@Example.com', { email: 'ann.buyer@example.com' }],
    ['GBL-000001', { receipt: 1 }],
    ['receipt gbl 12', { receipt: 12 }],
    ['T-1042', { numbers: ['T-1042'] }],
    ['t1042', { numbers: ['T-1042'] }],
    ['T – 1042', { numbers: ['T-1042'] }],
    ['ticket 1042', { numbers: ['T-1042'] }],
    ['case no. 208', { numbers: ['C-208'] }],
    ['1042', { numbers: ['T-1042', 'C-1042', 'P-1042'], pence: 104_200, phrase: '1042' }],
    ['99', { pence: 9_900, phrase: '99', numbers: [] }],
    ['£99 on 28 November', { pence: 9_900, day: '2026-11-28', phrase: '' }],
    ['99.00', { pence: 9_900, phrase: '' }],
    ['£1,250.5', { pence: 125_050 }],
    ['99 pounds', { pence: 9_900 }],
    ['99 on 28/11', { pence: 9_900, day: '2026-11-28' }],
    ['28 Nov 2025', { day: '2025-11-28' }],
    ['30 November', { day: '2025-11-30' }],
    ['2026-11-28', { day: '2026-11-28' }],
    ['yesterday', { day: '2026-11-28' }],
    ['£99 today', { pence: 9_900, day: '2026-11-29' }],
    ['28.11.26', { day: '2026-11-28', phrase: '' }],
    ['28/11/24', { day: '2024-11-28', phrase: '' }],
    ['28/11/2024', { day: '2024-11-28', phrase: '' }],
    ['paid 99.00 on the 28th November', { pence: 9_900, day: '2026-11-28', phrase: '' }],
    ['refund of £99 from yesterday', { pence: 9_900, day: '2026-11-28', phrase: '' }],
    ['£10,000,000', { pence: 1_000_000_000, phrase: '' }],
    ['£1,250,000.50', { pence: 125_000_050, phrase: '' }],
    ['2/1, 45 Dumbarton Road', { phrase: '2 1 45 dumbarton road' }],
    ['12 May Street', { phrase: '12 may street' }],
    ['3 March Road', { phrase: '3 march road' }],
    ['14 Quid Lane', { phrase: '14 quid lane' }],
    ['£99 Ann Buyer', { pence: 9_900, phrase: '99 ann buyer' }],
    ['21 Birch Street', { phrase: '21 birch street' }],
    ['ls63hn', { phrase: 'ls6 3hn' }],
    ['LS6 3HN', { phrase: 'ls6 3hn' }],
    ['Zoë O’Neill', { phrase: 'zoe oneill' }],
    ['May Smith', { phrase: 'may smith' }],
  ])('reads %s', (typed, meant) => {
    expect(parseDeskQuery(typed, now)).toMatchObject(meant);
  });

  test.each([
    '21 Birch Street',
    'Flat 2, 14 Oak Road',
    'May Smith',
    'June',
    '31 February Row',
    '£,',
    '£',
    ',',
  ])('takes %s for no money', (typed) => {
    const { pence, day } = parseDeskQuery(typed, now);
    expect({ pence, day }).toEqual({ pence: undefined, day: undefined });
  });
});

describe('hasEveryWord', () => {
  test.each([
    ['21 birch street leeds ls6 3hn', 'leeds birch', true],
    ['21 birch street leeds ls6 3hn', 'birch st', true],
    ['21 birch street leeds ls6 3hn', 'irch', false],
    ['21 birch street leeds ls6 3hn', 'birch york', false],
  ])('of %s and %s is %s', (phrase, typed, has) => {
    expect(hasEveryWord(phrase, typed)).toBe(has);
  });
});
