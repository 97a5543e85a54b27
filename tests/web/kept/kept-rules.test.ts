import { describe, expect, test } from 'vitest';
import { dayMs, hourMs } from '../../../functions/kernel/time.ts';
import { findKeptKind, isFresh, keptDays, listOverdue, toKept } from '../../../web/lib/kept/kept-rules.ts';

describe('findKeptKind', () => {
  test.each([
    ['account', ['user']],
    ['homes', ['favourites']],
    ['viewings', ['viewings', 'mine', { when: 'upcoming' }]],
    ['threads', ['messages', 'threads', 'all']],
    ['chats', ['messages', 'chat', 'prp_1', 'usr_1']],
    ['sales', ['sales', 'prp_1', 'usr_1']],
  ] as const)('keeps %s', (kind, key) => {
    expect(findKeptKind(key)).toBe(kind);
  });

  test.each([
    ['a solicitor’s link', ['sales', 'link', 'token']],
    ['the address of a file', ['messages', 'file', 'msg_1', 'img_1']],
    ['another list of chats', ['messages', 'threads', 'archived']],
    ['free times', ['viewings', 'times', 'prp_1']],
    ['offers', ['offers', 'buying', 1]],
    ['payments', ['payments', 'list', 1]],
    ['an identity check', ['identity']],
    ['a sale-ready pack', ['sale-packs', 'prp_1', 'own']],
    ['a chain', ['chains', 'off_1']],
    ['notifications', ['notifications']],
    ['API keys', ['api-keys']],
    ['organisations', ['organisations']],
    ['recovery codes', ['user', 'recovery-codes']],
    ['a page of the desk', ['staff', 'people']],
    ['nothing', []],
  ])('does not keep %s', (_, key) => {
    expect(findKeptKind(key)).toBeUndefined();
  });
});

describe('toKept', () => {
  test('leaves out addresses that open without a login, at any depth', () => {
    const sale = {
      address: '4 Oak Road',
      memorandum: { version: 1, htmlUrl: '/api/m?key=1', pdfUrl: 'https://files.example/m.pdf?key=2' },
      memoranda: [{ version: 1, htmlUrl: '/api/m?key=1' }],
      handover: [{ key: 'meter_gas', own: { done: true, photoUrl: 'https://files.example/p?key=3' } }],
      earlierSolicitor: { firm: 'Marsh' },
      viewings: [{ id: 'vwg_1', icsUrl: '/api/calendar/vwg_1?key=4' }],
    };
    const kept = toKept(sale);
    expect(JSON.stringify(kept)).not.toMatch(/key=\d|Marsh/);
    expect(kept).toEqual({
      address: '4 Oak Road',
      memorandum: { version: 1 },
      memoranda: [{ version: 1 }],
      handover: [{ key: 'meter_gas', own: { done: true } }],
      viewings: [{ id: 'vwg_1' }],
    });
  });

  test.each([[null], [0], ['text'], [undefined]])('keeps %s as it is', (value) => {
    expect(toKept(value)).toBe(value);
  });
});

describe('isFresh', () => {
  const now = Date.UTC(2026, 10, 29);
  test.each([
    ['of this moment', 0, true],
    ['nearly too old', keptDays * dayMs - 1, true],
    ['too old', keptDays * dayMs, false],
    ['from before the clock was set back', -keptDays * dayMs, false],
  ])('judges an answer %s', (_, age, fresh) => {
    expect(isFresh(now - age, now)).toBe(fresh);
  });
});

describe('listOverdue', () => {
  const now = Date.UTC(2026, 10, 29);
  const chat = (nth: number, at = now - nth * hourMs) => ({
    key: ['messages', 'chat', `prp_${nth}`, 'usr_1'],
    at,
  });

  test('removes the oldest chats beyond twenty', () => {
    const chats = Array.from({ length: 22 }, (_, nth) => chat(nth));
    expect(listOverdue(chats, now)).toEqual([chat(20), chat(21)]);
  });

  test('counts each kind by itself', () => {
    const chats = Array.from({ length: 20 }, (_, nth) => chat(nth));
    expect(listOverdue([...chats, { key: ['favourites'], at: now - 2 * dayMs }], now)).toEqual([]);
  });

  test('removes what is too old, and what no rule knows any more', () => {
    const old = { key: ['favourites'], at: now - keptDays * dayMs };
    const unknown = { key: ['offers', 'buying', 1], at: now };
    expect(listOverdue([old, unknown, chat(0)], now)).toEqual([unknown, old]);
  });
});
