import { expect, test } from 'vitest';
import { mergeGrants } from './grants.ts';

const cloud = (put: boolean, get: boolean) => [
  {
    functionId: 'Offers',
    actions: [
      { text: 'dynamodb:PutItem', used: put },
      { text: 'dynamodb:GetItem', used: get },
    ],
    resources: [{ text: 'table', used: put || get }],
  },
];

test('a granted action or resource counts as used where one of the clouds needed it', () => {
  const usedIn = (...clouds: ReturnType<typeof cloud>[]) =>
    Object.fromEntries(mergeGrants(clouds).map(({ part, used }) => [part, used]));
  expect(usedIn(cloud(false, false))).toEqual({
    'dynamodb:PutItem': false,
    'dynamodb:GetItem': false,
    table: false,
  });
  expect(usedIn(cloud(true, false), cloud(false, false))).toEqual({
    'dynamodb:PutItem': true,
    'dynamodb:GetItem': false,
    table: true,
  });
  expect(usedIn(cloud(true, false), cloud(false, true))).toEqual({
    'dynamodb:PutItem': true,
    'dynamodb:GetItem': true,
    table: true,
  });
});
