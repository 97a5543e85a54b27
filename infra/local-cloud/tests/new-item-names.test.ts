import { expect, test } from 'vitest';
import { listNewItemNames } from '../aws/dynamodb-streams/new-item-names.ts';

const kind = { S: [{ exists: true }] };
const of = (eventName: readonly string[], NewImage: object) => ({ eventName, dynamodb: { NewImage } });

test.each([
  ['new items with an attribute', [of(['INSERT'], { kind })], ['kind']],
  ['new items with two', [of(['INSERT'], { kind, place: { S: ['here'] } })], ['kind', 'place']],
  ['new items with either', [of(['INSERT'], { kind }), of(['INSERT'], { place: kind })], []],
  ['what two filters ask for', [of(['INSERT'], { kind }), of(['INSERT'], { kind, place: kind })], ['kind']],
  ['new items without an attribute', [of(['INSERT'], { kind: { S: [{ exists: false }] } })], []],
  ['new items with one of two', [of(['INSERT'], { $or: [{ kind }, { place: kind }] })], []],
  ['changes too', [of(['INSERT', 'MODIFY'], { kind })], []],
  ['what was removed', [{ eventName: ['REMOVE'] }], []],
  ['anything', [], []],
])('a source that takes %s', (_, filters, names) => {
  expect(listNewItemNames({ filters })).toEqual(names);
});
