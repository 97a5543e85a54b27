import { describe, expect, test } from 'vitest';
import {
  helpGroups,
  helpQuestions as questions,
} from '../../../functions/reach/site-pages/domain/help/help-questions.ts';
import { indexQuestions, searchQuestions, toStems } from '../../../web/features/help/search-questions.ts';

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
    ['email me about new homes', 'search-alerts'],
    ['chain free', 'show-can-buy'],
    ['how much should I ask', 'asking-price'],
    ['my wife owns it too', 'joint-owners'],
    ['gazump', 'gazumping'],
    ['auction', 'auctions'],
    ['I’m already with an estate agent', 'with-agent'],
    ['sole agency', 'with-agent'],
    ['complaint', 'report'],
    ['video', 'photos'],
    ['identity', 'facts-checked'],
  ])('finds the answer to "%s" first', (typed, id) => {
    expect(firstFor(typed)).toBe(id);
  });

  test('matches plurals and prefixes', () => {
    expect(toStems('Viewings')).toEqual(toStems('viewing'));
    expect(searchQuestions(index, 'refu').map(({ id }) => id)).toContain('cancel-package');
  });

  test('returns all questions without a text, and no question for unknown words', () => {
    expect(searchQuestions(index, ' ')).toHaveLength(questions.length);
    expect(searchQuestions(index, 'xylophone')).toEqual([]);
    expect(searchQuestions(index, 'how do I')).toEqual([]);
  });
});

describe('the questions', () => {
  test('have unique ids that differ from all groups', () => {
    const ids = [...questions.map(({ id }) => id), ...helpGroups.map(({ id }) => id)];
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
  });

  test('are at least 35, with at least five in every group', () => {
    expect(questions.length).toBeGreaterThanOrEqual(35);
    for (const { stages } of helpGroups)
      expect(stages.flatMap((stage) => stage.questions).length).toBeGreaterThanOrEqual(5);
  });
});
