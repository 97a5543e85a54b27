import { expect, test } from 'vitest';
import { formatPostcode, isCanonicalPostcode } from '../../events/postcode.ts';
import { Postcode } from '../../events/vocabulary.ts';

test.each([
  ['ls63hn', 'LS6 3HN'],
  ['LS6  3HN', 'LS6 3HN'],
  ['LS6-3HN', 'LS6 3HN'],
  ['LS6 3HN.', 'LS6 3HN'],
  ['LS6 3HN,', 'LS6 3HN'],
  ['(LS6 3HN)', 'LS6 3HN'],
  ['[ls6 3hn]', 'LS6 3HN'],
  ['"LS6 3HN"', 'LS6 3HN'],
  ['LS6/3HN', 'LS6 3HN'],
  ['LS6_3HN', 'LS6 3HN'],
  ['LS6\u00a03HN', 'LS6 3HN'],
  ['LS6\u200b3HN', 'LS6 3HN'],
  ['\ufeffLS6 3HN', 'LS6 3HN'],
  ['L S 6 3 H N', 'LS6 3HN'],
  ['LS6–3HN', 'LS6 3HN'],
  ['ＬＳ６ ３ＨＮ', 'LS6 3HN'],
  ['LS6\t3HN\n', 'LS6 3HN'],
  ['LSI 3HN', 'LS1 3HN'],
  ['0L6 3HN', 'OL6 3HN'],
  ['OX1O 4AA', 'OX10 4AA'],
  ['SO14 OAA', 'SO14 0AA'],
  ['SW1A 1AA', 'SW1A 1AA'],
  ['ec1a1bb', 'EC1A 1BB'],
  ['W1A 0AX', 'W1A 0AX'],
  ['M1 1AE', 'M1 1AE'],
  ['B33 8TH', 'B33 8TH'],
  ['CR2 6XH', 'CR2 6XH'],
  ['DN55 1PT', 'DN55 1PT'],
  ['bt1 5gs', 'BT1 5GS'],
  ['gir 0aa', 'GIR 0AA'],
])('%j is a postcode', (typed, code) => {
  expect(Postcode.parse(typed)).toBe(code);
  expect(formatPostcode(formatPostcode(typed))).toBe(code);
});

test.each([
  '',
  'LS6',
  'LS6 3H',
  'LS6 3HNN',
  'LS6 3CN',
  'QS6 3HN',
  'Leeds',
  '12345',
  'LS6 3HN LS6 3HP',
  '...',
])('%j is no postcode', (typed) => {
  expect(isCanonicalPostcode(formatPostcode(typed))).toBe(false);
  expect(Postcode.safeParse(typed).success).toBe(false);
});
