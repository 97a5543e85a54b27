import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AnswerableMessage,
  findFirstAnswer,
  toResponseMinutes,
} from '../../functions/deals/response-times/domain/first-answer.ts';

const buyer = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1B';
const seller = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1C';
const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 9, minute)).toISOString();
const text = (fromId: AnswerableMessage['fromId'], minute: number): AnswerableMessage => ({
  fromId,
  kind: 'text',
  createdAt: at(minute),
});
const card = (minute: number): AnswerableMessage => ({ fromId: null, kind: 'card', createdAt: at(minute) });

describe('the first answer in a thread', () => {
  const conversation = [text(buyer, 0), card(1), text(buyer, 5), text(seller, 42), text(buyer, 50)];

  test('counts from the other side’s first message, however many follow it', () => {
    expect(findFirstAnswer(conversation, seller)).toEqual({ minutes: 42, answeredAt: at(42) });
  });
  test('counts for the buyer from the seller’s first message', () => {
    expect(findFirstAnswer(conversation, buyer)).toEqual({ minutes: 8, answeredAt: at(50) });
  });
  test.each([
    ['nobody wrote back', [text(buyer, 0), text(buyer, 9)]],
    ['only the system wrote', [card(0), card(4)]],
    ['the person opened the conversation', [text(seller, 0)]],
  ])('is missing when %s', (_, messages) => {
    expect(findFirstAnswer(messages, seller)).toBeUndefined();
  });
});

describe('the response time', () => {
  test.each([
    [[], null],
    [[5, 10], null],
    [[30, 5, 600], 30],
    [[10, 20, 31, 600], 26],
  ])('of %j is %j', (minutes, expected) => {
    expect(toResponseMinutes(minutes)).toBe(expected);
  });

  test('is between the fastest and the slowest answer, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { minLength: 3, maxLength: 60 }), (minutes) => {
        const median = toResponseMinutes(minutes);
        expect(median).toBeGreaterThanOrEqual(Math.min(...minutes));
        expect(median).toBeLessThanOrEqual(Math.max(...minutes));
        expect(toResponseMinutes(minutes.toReversed())).toBe(median);
      }),
    );
  });
});
