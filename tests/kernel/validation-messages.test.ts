import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { Pounds } from '../../events/vocabulary.ts';
import { describeIssue, listFieldTexts } from '../../functions/kernel/validation-messages.ts';

const textOf = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value, { error: describeIssue }).error?.issues[0]?.message;

describe('describeIssue', () => {
  test.each<[string, z.ZodType, unknown, string]>([
    ['nothing', z.string(), undefined, 'This field is required!'],
    ['an empty text', z.string().min(1), '', 'This field is required!'],
    ['a short text', z.string().min(3), 'a', 'Use at least 3 characters'],
    ['a long text', z.string().max(1_000), 'a'.repeat(1_001), 'Use at most 1,000 characters'],
    ['no number', z.number(), Number.NaN, 'Enter a number'],
    ['half a number', z.int(), 1.5, 'Enter a whole number'],
    ['a small number', z.int().min(10), 3, 'Enter 10 or more'],
    ['a large number', z.int().max(9_999), 10_000, 'Enter 9,999 or less'],
    ['nothing positive', z.number().positive(), 0, 'Enter more than 0'],
    ['no choice', z.enum(['cash', 'mortgage']), 'gold', 'Choose one of these: cash, mortgage'],
    ['too many choices', z.array(z.string()).max(1), ['a', 'b'], 'Choose at most 1'],
    ['another form', z.string().regex(/^a$/), 'b', 'This isn’t in the right form'],
    ['no day', z.iso.date(), '21/11/2026', 'Enter a date, like 2026-11-21'],
    ['its own words', z.string().min(3, 'Say more'), 'a', 'Say more'],
    ['a small sum', Pounds, 300, 'Enter at least £1,000'],
    ['a large sum', Pounds, 600_000_000, 'Enter at most £500,000,000'],
  ])('names %s', (_name, schema, value, text) => {
    expect(textOf(schema, value)).toBe(text);
  });
});

describe('listFieldTexts', () => {
  const either = z.union([
    z.strictObject({ draftId: z.string() }),
    z.strictObject({ data: z.strictObject({ price: Pounds, rooms: z.int().optional() }) }),
  ]);
  test.each([
    [
      'the field of the option that is meant',
      { data: { price: 'lots' } },
      [['data.price', 'Enter a number']],
    ],
    ['what is missing in it', { data: {} }, [['data.price', 'This field is required!']]],
    ['its limit', { data: { price: 300 } }, [['data.price', 'Enter at least £1,000']]],
    ['the field of another option', { draftId: 7 }, [['draftId', 'Enter text']]],
    ['a field of no name', { draftId: 'a', colour: 1 }, [['colour', 'There’s no field of this name']]],
    ['the whole where none is meant', {}, [['', 'This isn’t right']]],
  ])('names %s', (_name, value, texts) => {
    const issues = either.safeParse(value, { error: describeIssue }).error?.issues ?? [];
    expect(issues.flatMap(listFieldTexts)).toEqual(texts);
  });
});
