import { describe, expect, test } from 'vitest';
import { AppError } from '../../functions/kernel/errors.ts';
import { isOverload } from '../../functions/kernel/http/overload.ts';
import { toErrorReply } from '../../functions/kernel/http/response.ts';

const named = (name: string, more: object = {}) => Object.assign(new Error('refused'), { name, ...more });
const wrapped = new Error('ElectroDB', { cause: named('ThrottlingException') });
const cancelled = (Code: string) =>
  named('TransactionCanceledException', { CancellationReasons: [{ Code: 'None' }, { Code }] });

describe('isOverload', () => {
  test.each<[string, unknown, boolean]>([
    ['a throttled request', named('ThrottlingException'), true],
    ['a full table', named('ProvisionedThroughputExceededException'), true],
    ['S3 that asks for patience', named('SlowDown'), true],
    ['a failure of AWS', named('InternalServerError'), true],
    ['an error that wraps a throttled request', wrapped, true],
    ['a transaction with a throttled row', cancelled('ThrottlingError'), true],
    ['a transaction with a failed condition', cancelled('ConditionalCheckFailed'), false],
    ['a missing grant', named('AccessDeniedException'), false],
    ['a mistake of the code', new TypeError('x is undefined'), false],
    ['something thrown that is not an error', 'ThrottlingException', false],
  ])('for %s is as expected', (_, error, expected) => {
    expect(isOverload(error)).toBe(expected);
  });
});

test('toErrorReply answers 503 with a time to wait where AWS refused for now', () => {
  const busy = toErrorReply(wrapped, 'req-1');
  expect(busy).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
  expect(JSON.parse(String(busy.body))).toMatchObject({ code: 'unavailable' });
  expect(toErrorReply(new AppError('not_found', 'Gone.'), 'req-2').statusCode).toBe(404);
});
