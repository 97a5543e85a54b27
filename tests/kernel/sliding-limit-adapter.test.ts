import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { enforceSlidingLimit } from '../../functions/kernel/http/sliding-limit.ts';
import { startTableEndpoint } from './table-endpoint.ts';

const minuteSeconds = 60;
const noon = Date.UTC(2026, 10, 28, 12) / 1000;
/** A slot is a fifteenth of the window. */
const slot = noon / (minuteSeconds / 15);

/** The answers of a DynamoDB stand-in, in order; it fails once they are used up. */
const rows: Readonly<Record<string, number>>[] = [];
const calls: unknown[] = [];
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  calls.push(JSON.parse(await text(request)));
  const uses = rows.shift();
  const counts = Object.entries(uses ?? {}).map(([name, count]) => [name, { N: String(count) }]);
  response
    .writeHead(uses ? 200 : 500, { 'content-type': 'application/x-amz-json-1.0' })
    .end(JSON.stringify({ Attributes: { row: { S: 'the-row' }, ...Object.fromEntries(counts) } }));
}

let enforce: typeof enforceSlidingLimit;
let end: () => void;
beforeAll(async () => {
  end = await startTableEndpoint((request, response) => void answer(request, response));
  // For the metric of refusals.
  vi.stubEnv('STAGE', 'test');
  ({ enforceSlidingLimit: enforce } = await import('../../functions/kernel/http/sliding-limit.ts'));
});
beforeEach(() => {
  rows.length = 0;
  calls.length = 0;
  vi.useFakeTimers({ toFake: ['Date'], now: noon * 1000 });
});
afterAll(() => {
  vi.useRealTimers();
  end();
});
const use = () => enforce({ key: 'guess#someone', max: 5, seconds: minuteSeconds });

describe('a use of a sliding limit', () => {
  test.each([
    ['in its own slot', { [`slot${slot}`]: 5 }, true],
    ['in its own slot and the oldest', { [`slot${slot - 15}`]: 1, [`slot${slot}`]: 5 }, false],
    ['in its own slot and one before the window', { [`slot${slot - 16}`]: 1, [`slot${slot}`]: 5 }, true],
    // Uses side by side: another function counted in the next slot, or its clock is ahead.
    [
      'in its own slot and later ones',
      { [`slot${slot}`]: 2, [`slot${slot + 1}`]: 3, [`slot${slot + 2}`]: 1 },
      false,
    ],
    ['in its own slot and those of another window', { [`slot${slot}`]: 5, [`network1slot${slot}`]: 9 }, true],
  ])('with five or more %s', async (_, counts, isPassed) => {
    rows.push(counts, {});
    const outcome = use().then(() => 'passed');
    if (isPassed) expect(await outcome).toBe('passed');
    else await expect(outcome).rejects.toMatchObject({ code: 'too_many' });
  });

  test('is taken back from the row that counted it, which a cleared one is not', async () => {
    rows.push({ [`slot${slot}`]: 1 }, {});
    await (await use()).undo();
    expect(calls[0]).toMatchObject({
      UpdateExpression: expect.stringContaining('#row = if_not_exists(#row, :row)'),
    });
    expect(calls[1]).toMatchObject({
      ConditionExpression: '#row = :row',
      ExpressionAttributeNames: { '#row': 'row' },
      ExpressionAttributeValues: { ':row': { S: 'the-row' }, ':change': { N: '-1' } },
    });
  });

  test('is taken back by one attempt, as two would let another one pass, and is refused all the same', async () => {
    rows.push({ [`slot${slot}`]: 6 });
    await expect(use()).rejects.toMatchObject({ code: 'too_many' });
    expect(calls).toHaveLength(2);
  });
});
