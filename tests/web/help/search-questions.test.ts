import { describe, expect, test } from 'vitest';
import { paths } from '../../../web/app/paths.ts';
import { type Question, questionGroups } from '../../../web/features/help/question.ts';
import { houseQuestions } from '../../../web/features/help/questions-house.ts';
import { marketQuestions } from '../../../web/features/help/questions-market.ts';
import { indexQuestions, searchQuestions, stemsOf } from '../../../web/features/help/search-questions.ts';

const questions: readonly Question[] = [...marketQuestions, ...houseQuestions];
const index = indexQuestions(questions);
const firstFor = (typed: string) => searchQuestions(index, typed)[0]?.id;

describe('searchQuestions', () => {
  test.each([
    ['refund', 'cancel-package'],
    ['how do I get my money back', 'cancel-package'],
    ['how much does it cost', 'prices'],
    ['forgot password', 'forgot-password'],
    ['delete my account', 'delete-account'],
    ['invoice', 'receipt'],
    ['stamp duty', 'purchase-costs'],
    ['buyer pulled out', 'fall-through'],
    ['scam', 'spot-scam'],
    ['epc', 'energy-certificate'],
    ['reschedule a viewing', 'change-viewing'],
    ['unsubscribe', 'mails'],
    ['voucher', 'coupon'],
  ])('finds the answer to "%s" first', (typed, id) => {
    expect(firstFor(typed)).toBe(id);
  });

  test('matches plurals and prefixes', () => {
    expect(stemsOf('Viewings')).toEqual(stemsOf('viewing'));
    expect(searchQuestions(index, 'refu').map(({ id }) => id)).toContain('cancel-package');
  });

  test('returns all questions without a text, and none for unknown words', () => {
    expect(searchQuestions(index, ' ')).toHaveLength(questions.length);
    expect(searchQuestions(index, 'xylophone')).toEqual([]);
    expect(searchQuestions(index, 'how do I')).toEqual([]);
  });
});

describe('the questions', () => {
  test('have unique ids that differ from all groups', () => {
    const ids = [...questions.map(({ id }) => id), ...questionGroups.map(({ id }) => id)];
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
  });

  test('are at least 35, with at least five in every group', () => {
    expect(questions.length).toBeGreaterThanOrEqual(35);
    for (const { id } of questionGroups)
      expect(questions.filter(({ group }) => group === id).length).toBeGreaterThanOrEqual(5);
  });

  test('link only to pages of the site', () => {
    const known = new Set<unknown>(Object.values(paths));
    const targets = questions.flatMap(({ link }) => link?.to.split('?')[0] ?? []);
    expect(targets.filter((target) => !known.has(target))).toEqual([]);
  });
});
