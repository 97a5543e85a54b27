import type { DynamoDBStreamEvent } from 'aws-lambda';
import { afterEach, expect, test, vi } from 'vitest';
import { handler } from '../../functions/people/audit/subscribers/on-record-changed.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The metrics that the function counts for one change. */
async function countFor(record: DynamoDBStreamEvent['Records'][number]): Promise<number> {
  vi.stubEnv('STAGE', 'test');
  vi.spyOn(console, 'error').mockReturnValue();
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await handler({ Records: [{ dynamodb: { Keys: { pk: { S: '$gable#id_act_1' } } }, ...record }] });
  return write.mock.calls.filter(([line]) => String(line).includes('"RecordChanged":1')).length;
}

test.each([
  ['replaced', { eventName: 'MODIFY' }, 1],
  ['removed', { eventName: 'REMOVE' }, 1],
  ['removed by a role', { eventName: 'REMOVE', userIdentity: { type: 'Role', principalId: 'role' } }, 1],
  [
    'removed at its end',
    { eventName: 'REMOVE', userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' } },
    0,
  ],
] as const)('counts a record that is %s: %#', async (_, record, count) => {
  expect(await countFor(record)).toBe(count);
});
