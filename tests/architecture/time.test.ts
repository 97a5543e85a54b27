import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { functionFiles } from './sources.ts';
import { numbersOf } from './syntax.ts';

const clocks = ['functions/kernel/time.ts', 'functions/kernel/london-time.ts'];
const files = functionFiles().filter((file) => !clocks.includes(file));
const listFilesWhere = (isFound: (code: string) => boolean): readonly string[] =>
  files.filter((file) => isFound(readFileSync(file, 'utf8')));

/** A minute in milliseconds, an hour in seconds and milliseconds, and days. */
const durations = new Set([60_000, 3_600, 3_600_000, 24 * 60]);
const isDuration = (number: number): boolean =>
  durations.has(number) || (number > 0 && number % 86_400 === 0);
const hasDuration = (code: string): boolean => /60|86/.test(code) && numbersOf(code).some(isDuration);
const hasFormatter = (code: string): boolean =>
  /\bDateTimeFormat\b|\.toLocale(?:Date|Time)?String\b/.test(code);

describe('dates and durations', () => {
  test('are formatted by kernel/london-time.ts, so that one place knows the zone', () => {
    expect(listFilesWhere(hasFormatter)).toEqual([]);
  });

  test('are counted in the durations of kernel/time.ts', () => {
    // The examples of the OpenAPI document are numbers as a client gets them.
    expect(
      listFilesWhere(hasDuration).filter((file) => !file.startsWith('functions/delivery/openapi/')),
    ).toEqual([]);
  });

  test.each([
    'f({ seconds: 3600 })',
    'x = 86_400',
    'y = wait + 3_600_000',
    'z = 5 * 60_000',
    'd = 7 * 24 * 60 * 60',
    'e = 24 * 60 * 60',
  ])('a duration is found in %s', (code) => expect(hasDuration(code)).toBe(true));

  test.each(["new Intl.DateTimeFormat('en-GB')", "new Date(day).toLocaleDateString('en-GB')"])(
    'a formatter is found in %s',
    (code) => expect(hasFormatter(code)).toBe(true),
  );

  test.each(['x = 15 * 60', "y = 'max-age=86400'", 'z = new Intl.NumberFormat()'])('%s is neither', (code) =>
    expect([hasDuration(code), hasFormatter(code)]).toEqual([false, false]),
  );
});
