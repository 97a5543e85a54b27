import { describe, expect, it, vi } from 'vitest';
import { isOwnPath } from '../../functions/kernel/own-path.ts';
import { formatCountdown, countSecondsLeft } from '../../web/features/accounts/code-timer.ts';
import { isAcceptedKey } from '../../web/lib/digit-keys.ts';
import { formatArea, formatMoment, toTitleCase } from '../../web/lib/format.ts';
import { successMs, toast, getToasts } from '../../web/lib/toast.ts';
import { toPathAfterLogin, withIntent } from '../../web/site/paths.ts';

describe('paths', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/\t/evil.example',
    '/a\nb',
    '/a\\b',
    'profile',
    '',
    null,
  ])('does not follow %s', (next) => expect(isOwnPath(next)).toBe(false));

  it.each([
    ['sell&get-started', '/add-property'],
    ['get-started&next=/profile', '/welcome'],
    ['next=/profile%3Ftab=emails', '/profile?tab=emails'],
    ['', '/'],
  ])('goes after a login with ?%s to %s', (query, target) =>
    expect(toPathAfterLogin(new URLSearchParams(query))).toBe(target),
  );

  it('keeps only the person’s intent through a detour', () =>
    expect(withIntent('/register', new URLSearchParams('sell&next=/a&utm=x'))).toBe(
      '/register?sell=&next=%2Fa',
    ));
});

describe('isAcceptedKey', () => {
  it.each([
    '0',
    '5',
    '9',
    'Backspace',
    'Tab',
    'Enter',
    'Delete',
    'ArrowLeft',
    'ArrowRight',
    'Home',
    'End',
    'F5',
  ])('accepts %s', (key) => expect(isAcceptedKey(key)).toBe(true));
  // On a phone the keyboard often names no key; what it writes is read without its other letters.
  it.each(['Unidentified', 'Process'])('accepts %s', (key) => expect(isAcceptedKey(key)).toBe(true));
  it.each(['a', 'A', ' ', '-', '.', 'e', '½', '٣', 'é', 'ß', '１', '12'])('rejects %s', (key) =>
    expect(isAcceptedKey(key)).toBe(false),
  );
});

describe('the time of a verification code', () => {
  const arrivedAt = Date.parse('2026-11-21T14:30:00.000Z');
  // The server's clock differs, so its time is not used for counting.
  const sent = { sendTime: '2026-11-21T13:30:00.000Z', timeLimit: 600, arrivedAt };
  const at = (seconds: number) => countSecondsLeft(sent, arrivedAt + seconds * 1000);
  it.each([
    [-0.5, { valid: 600, resend: 60 }],
    [0, { valid: 600, resend: 60 }],
    [59.5, { valid: 541, resend: 1 }],
    [60, { valid: 540, resend: 0 }],
    [600, { valid: 0, resend: 0 }],
    [9999, { valid: 0, resend: 0 }],
  ])('after %s s leaves %o', (seconds, left) => expect(at(seconds)).toEqual(left));
  it('is shown as minutes and seconds', () =>
    expect([598, 60, 5].map(formatCountdown)).toEqual(['9:58', '1:00', '0:05']));
});

describe('formatting', () => {
  it('shows London time in summer and in winter', () => {
    expect(formatMoment('2026-11-21T14:30:00Z')).toBe('Sat 21 Nov 2026, 14:30');
    expect(formatMoment('2026-07-01T23:30:00Z')).toBe('Thu 2 Jul 2026, 00:30');
  });
  it('shows a username in start case', () => expect(toTitleCase('ann  mc_donald')).toBe('Ann Mc Donald'));
  it('shows areas in both units', () => expect(formatArea(84)).toBe('904 sq ft (84 m²)'));
});

describe('the success toast', () => {
  it('is titled Success and hides after 5 seconds', () => {
    vi.useFakeTimers();
    toast.success('Saved.');
    expect(getToasts()).toMatchObject([{ title: 'Success', text: 'Saved.' }]);
    vi.advanceTimersByTime(successMs - 1);
    expect(getToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(getToasts()).toHaveLength(0);
    expect(successMs).toBe(5000);
    vi.useRealTimers();
  });
});
