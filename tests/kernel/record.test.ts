import { expect, test } from 'vitest';
import { buildStaffActWrite } from '../../functions/kernel/data/staff-act.ts';

test('puts a record into its own table, on the condition that it does not exist', () => {
  const { item } = buildStaffActWrite({
    actorId: 'usr_01KB0000000000000000000000',
    action: 'account.block',
    subject: 'usr_01KB0000000000000000000001',
    at: new Date('2026-11-23T10:00:00Z'),
    owners: [],
  });
  expect(item).toMatchObject({
    Put: {
      TableName: 'records',
      ConditionExpression: 'attribute_not_exists(#pk) AND attribute_not_exists(#sk)',
    },
  });
});
