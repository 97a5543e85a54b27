import { expect, test } from 'vitest';
import { diffWords } from '../../../web/features/staff/reports/diff-words.ts';

const format = (then: string, now: string): string =>
  diffWords(then, now)
    .map(({ kind, text }) => (kind === 'same' ? text : `${kind === 'gone' ? '-' : '+'}[${text}]`))
    .join('');

test.each([
  ['a large garden', 'a large garden', 'a large garden'],
  ['a large garden', 'a garden', 'a -[large ]garden'],
  ['a garden', 'a large garden', 'a +[large ]garden'],
  ['£650,000 · Live', '£640,000 · Live', '-[£650,000 ]+[£640,000 ]· Live'],
  ['', 'new words', '+[new words]'],
  ['old words', '', '-[old words]'],
  ['one\n\ntwo', 'one two', 'one two'],
])('diffWords of %j and %j', (then, now, parts) => {
  expect(format(then, now)).toBe(parts);
});
