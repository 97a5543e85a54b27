import { expect, test } from 'vitest';
import { StaffAction } from '../../../events/staff-vocabulary.ts';
import { auditedEvents } from '../../../functions/people/audit/domain/audit.ts';
import { formatTrailName } from '../../../web/features/staff/homes/trail-names.ts';
import { formatActName } from '../../../web/features/staff/parts/act-names.ts';

const sentence = /^[A-Z][^_.]*$/;
const afterName = /^[a-z][^_.]*$/;

test.each([
  [
    'a home’s trail',
    auditedEvents.map(({ name }) => name),
    (name: string) => formatTrailName(name, 'england'),
    'Something else',
    sentence,
  ],
  ['the acts of staff', StaffAction.options, formatActName, 'did something else', afterName],
] as const)('%s have words for each code, no two the same', (_, codes, format, other, form) => {
  const words = codes.map(format);
  expect(codes.filter((code) => [code, other].includes(format(code)))).toEqual([]);
  expect(words.filter((word) => !form.test(word))).toEqual([]);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  expect(format('gone.act.v1')).toBe(other);
});

test.each([
  ['england', 'Memorandum of sale issued', 'Contracts exchanged', 'Completed'],
  ['northern_ireland', 'Memorandum of sale issued', 'Contract accepted', 'Completed'],
  ['scotland', 'Note of agreed terms issued', 'Missives concluded', 'Settled'],
] as const)('a home’s trail has the words of %s', (nation, ...words) => {
  const events = ['memorandum.issued.v1', 'sale.exchanged.v1', 'sale.completed.v1'];
  expect(events.map((name) => formatTrailName(name, nation))).toEqual(words);
});
