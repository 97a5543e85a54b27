import { describe, expect, test } from 'vitest';
import { toPlaywrightRun, type RunResult, sumRuns, toVitestRun } from './run-outcome.ts';
import type { Tally } from './tally.ts';

const file = 'tests/offers/offers-api.test.ts';
const failing = (...tests: string[]): Tally => ({
  files: [
    { file, passed: 3, failures: tests.map((test) => ({ test, reason: 'expected 1 to be 2' })) },
    { file: 'tests/offers/strength.test.ts', passed: 5, failures: [] },
  ],
  loose: [],
});
const again = (...tests: string[]): Tally => ({
  files: [{ file, passed: 4, failures: tests.map((test) => ({ test, reason: 'timed out' })) }],
  loose: [],
});
const reason = 'expected 1 to be 2';
const retriedRun: RunResult = {
  passed: 9,
  failures: [],
  retried: [{ file, test: 'makes an offer', reason }],
  ok: true,
};

describe('a run of Vitest', () => {
  test('counts a file that was run twice once', () => {
    expect(toVitestRun(failing('makes an offer'), again(), true)).toMatchObject({
      passed: 9,
      failures: [],
      retried: [{ file, test: 'makes an offer', reason }],
    });
  });

  test('keeps what failed twice, whatever the reason was', () => {
    expect(toVitestRun(failing('a', 'b'), again('b'), false)).toMatchObject({
      failures: ['b: timed out'],
      retried: [{ file, test: 'a', reason }],
    });
  });

  test('keeps errors that no test caught', () => {
    const first = { ...failing('a'), loose: ['socket hang up'] };
    expect(toVitestRun(first, again(), true).failures).toEqual(['socket hang up']);
  });
});

test('a run of Playwright names what failed and what passed at its second try, with the first reasons', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [{ status, results: [...messages.map((message) => ({ error: { message } })), {}] }],
  });
  const report = {
    suites: [
      {
        file: 'e2e/offers.spec.ts',
        specs: [spec('buys', 'expected'), spec('sells', 'flaky', 'Timeout of 60000ms\n  at sell.ts')],
        suites: [
          {
            file: 'e2e/offers.spec.ts',
            specs: [
              spec(
                'waits',
                'unexpected',
                '\u001B[31mno answer\u001B[39m\n\nExpected: 1\nReceived: 2\n\nCall log:\n  - waiting\n    - not stable',
                'no page',
              ),
              spec('rests', 'skipped'),
            ],
          },
        ],
      },
    ],
    errors: [],
  };
  expect(toPlaywrightRun(report, false)).toEqual({
    passed: 2,
    failures: [
      'tests/e2e/offers.spec.ts › waits: no answer · Expected: 1 · Received: 2 · - waiting · - not stable',
    ],
    retried: [
      {
        file: 'tests/e2e/offers.spec.ts',
        test: 'tests/e2e/offers.spec.ts › sells',
        reason: 'Timeout of 60000ms',
      },
    ],
    ok: false,
  });
});

describe('the sum', () => {
  test('takes a second run as passed outside of CI, and names it with the first reason', () => {
    const { passed, failed, tolerated } = sumRuns([retriedRun], [], false);
    expect({ passed, failed, tolerated }).toEqual({
      passed: 9,
      failed: 0,
      tolerated: ['makes an offer: expected 1 to be 2'],
    });
  });

  test('fails in CI for a second run that is not listed', () => {
    const { passed, failed, flaky } = sumRuns([retriedRun], [], true);
    expect({ passed, failed, flaky }).toEqual({
      passed: 8,
      failed: 1,
      flaky: ['makes an offer: expected 1 to be 2'],
    });
  });

  test('tolerates a listed file in CI', () => {
    const listed = [{ file, reason: 'the provider’s stand-in answers late' }];
    expect(sumRuns([retriedRun], listed, true)).toMatchObject({ passed: 9, failed: 0, flaky: [] });
  });

  test('counts a runner that ended badly without a failed test', () => {
    expect(sumRuns([{ ...retriedRun, retried: [], ok: false }], [], false).failed).toBe(1);
  });
});
