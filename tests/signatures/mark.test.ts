import { describe, expect, test } from 'vitest';
import {
  drawingLimits,
  isTypedName,
  longestName,
  Mark,
} from '../../functions/people/signatures/domain/mark.ts';

const line = (points: number) => Array.from({ length: points }, (_, index) => [index % 600, 20]).flat();
const accepts = (strokes: unknown) => Mark.safeParse({ kind: 'drawn', strokes }).success;

describe('a drawn signature', () => {
  test.each<[string, unknown, boolean]>([
    ['a line of some width', [[10, 10, 200, 40]], true],
    ['two lines', [line(300), [5, 5, 5, 190]], true],
    ['nothing', [], false],
    ['a dot', [[10, 10]], false],
    ['a short line', [[10, 10, 40, 40]], false],
    ['half a point', [[10, 10, 200]], false],
    ['a point beside the pad', [[10, 10, 601, 10]], false],
    ['a point below the pad', [[10, 10, 300, 201]], false],
    ['fractions', [[10, 10.5, 300, 20]], false],
    ['as many points as there may be', [line(drawingLimits.points)], true],
    ['one point more', [line(drawingLimits.points), [1, 1]], false],
    ['too many lines', Array.from({ length: drawingLimits.strokes + 1 }, () => [0, 0, 100, 0]), false],
  ])('of %s', (_, strokes, expected) => {
    expect(accepts(strokes)).toBe(expected);
  });
});

test('a typed signature has room for the longest name of a paper', () => {
  const accepted = (length: number) => Mark.safeParse({ kind: 'typed', text: 'a'.repeat(length) }).success;
  expect(accepted(150)).toBe(true);
  expect(accepted(longestName + 1)).toBe(false);
});

describe('isTypedName', () => {
  test.each([
    ['  sarah   SELLER ', 'Sarah Seller', true],
    ['Sia\u0302n', 'Siân', true],
    ['Sarah', 'Sarah Seller', false],
    ['', 'Sarah Seller', false],
  ])('of %j for %j', (text, name, expected) => {
    expect(isTypedName(text, name)).toBe(expected);
  });
});
