import { describe, expect, test } from 'vitest';
import {
  createApiKeyText,
  hasApiKey,
  hashApiKey,
  isApiKeyText,
  isLikeApiKey,
} from '../../functions/kernel/http/api-key-text.ts';

describe('an API key', () => {
  test('names its stage, so that scanners of public code know it, and is another each time', () => {
    const live = createApiKeyText('prod');
    expect(live).toMatch(/^gable_live_[0-9A-Za-z]{36}$/);
    expect(createApiKeyText('staging')).toMatch(/^gable_test_[0-9A-Za-z]{36}$/);
    expect(createApiKeyText('prod')).not.toBe(live);
    expect(isApiKeyText(live)).toBe(true);
  });

  test('has a checksum that stays what it is', () => {
    expect(isApiKeyText(`gable_test_${'0'.repeat(31)}xphkt`)).toBe(true);
  });

  test.each([
    ['a letter changed', (key: string) => key.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'))],
    ['a letter too few', (key: string) => key.slice(0, -1)],
    ['a letter too many', (key: string) => `${key}a`],
    ['a space before', (key: string) => ` ${key}`],
    ['the other stage’s name', (key: string) => key.replace('live', 'test')],
    ['a line break after', (key: string) => `${key}\n`],
    ['nothing of it', () => ''],
  ])('is refused with %s, without a look at the table', (_, change) => {
    expect(isApiKeyText(change(createApiKeyText('prod')))).toBe(false);
  });

  test('is found in an address, and a token of a login is none', () => {
    const key = createApiKeyText('prod');
    expect(hasApiKey(`page=1&token=${key}`)).toBe(true);
    expect(hasApiKey(`/api/offers/${key.slice(0, 25)}`)).toBe(true);
    expect(hasApiKey('q=gable_live_music')).toBe(false);
    expect(isLikeApiKey('gable_live_')).toBe(true);
    expect(isLikeApiKey('eyJhbGciOi')).toBe(false);
  });

  test('leaves a hash of 256 bits', () => {
    expect(hashApiKey(createApiKeyText('prod'))).toMatch(/^[\w-]{43}$/);
  });
});
