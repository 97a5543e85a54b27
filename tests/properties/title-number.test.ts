import { expect, test } from 'vitest';
import { TitleNumber } from '../../functions/listings/properties/domain/title-number.ts';

test.each([
  ['WYK123456', 'WYK123456'],
  ['WYK 123456', 'WYK123456'],
  ['wyk-123456', 'WYK123456'],
  ['NGL 12345', 'NGL12345'],
  ['K123456', 'K123456'],
  ['AV\u00a012345', 'AV12345'],
  ['Title no. WYK 123456', 'WYK123456'],
  ['Title number: NGL12345', 'NGL12345'],
  ['CYM 54321', 'CYM54321'],
  ['WA987654', 'WA987654'],
  ['123456', '123456'],
  ['MID 12345', 'MID12345'],
  ['GLA 98765', 'GLA98765'],
  ['abn.4321', 'ABN4321'],
  ['AN12345L', 'AN12345L'],
  ['AN 12345 L', 'AN12345L'],
  ['Folio DN 5432', 'DN5432'],
  ['TY 1234', 'TY1234'],
  ['', ''],
])('reads the title number %j', (typed, number) => expect(TitleNumber.parse(typed)).toBe(number));

test.each(['WYK', 'ABCDE123', 'my title', 'WYK123456789012', 'WYK12345X'])('refuses %j', (typed) =>
  expect(TitleNumber.safeParse(typed).success).toBe(false),
);
