import { describe, expect, test } from 'vitest';
import { EmailAddress } from '../../functions/kernel/email-address.ts';

describe('an email address', () => {
  test.each([
    [' Maya.Rose+homes@Example.COM ', 'maya.rose+homes@example.com'],
    ["o'brien@example.co.uk", "o'brien@example.co.uk"],
    ['maya@example.xn--p1ai', 'maya@example.xn--p1ai'],
    ['maya@xn--mller-kva.de', 'maya@xn--mller-kva.de'],
    ['maya@müller.de', 'maya@xn--mller-kva.de'],
    ['maya@MÜLLER.de', 'maya@xn--mller-kva.de'],
    ['maya@mu\u0308ller.de', 'maya@xn--mller-kva.de'],
    ['maya@пример.рф', 'maya@xn--e1afmkfd.xn--p1ai'],
  ])('%j becomes %j', (typed, address) => expect(EmailAddress.parse(typed)).toBe(address));

  test.each([
    'maya',
    'maya@',
    'maya@example',
    'maya@example.x',
    'maya@example.xn--',
    'máya@example.com',
    'maya@müller.de/path',
    'maya@müller .de',
    'a..b@example.com',
  ])('%j is rejected in words', (typed) => {
    expect(EmailAddress.safeParse(typed).error?.issues[0]?.message).toBe(
      'Enter an email address, like name@example.com',
    );
  });
});
