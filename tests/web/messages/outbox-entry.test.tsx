import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addToOutbox,
  changeInOutbox,
  forgetLeftOutboxes,
  forgetOutbox,
  readOutboxText,
  removeFromOutbox,
} from '../../../web/lib/outbox-entry.ts';
import { beginSession, endSession } from '../../../web/lib/session.ts';

const logIn = (person: string, remember = true) =>
  beginSession({ access: `e30.${btoa(JSON.stringify({ sub: person }))}.x` }, remember);

beforeEach(() => {
  logIn('ann');
});
afterEach(() => {
  vi.restoreAllMocks();
  forgetOutbox('ann');
});

/** As where storage is full. */
const refuseStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });

describe('what could not be stored', () => {
  test('lasts as long as the page', () => {
    refuseStorage();
    addToOutbox('key-1', '"one"');
    expect(readOutboxText()).toBe('"one"');
  });

  test('is of its person alone', () => {
    refuseStorage();
    addToOutbox('key-1', '"one"');
    vi.restoreAllMocks();
    logIn('ben');
    expect(readOutboxText()).toBeUndefined();
  });

  test('goes with their login', () => {
    refuseStorage();
    addToOutbox('key-1', '"one"');
    forgetOutbox('ann');
    expect(readOutboxText()).toBeUndefined();
  });
});

describe('messages that wait', () => {
  test('are in order, also where the clock is set back', () => {
    addToOutbox('key-1', '"one"');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    addToOutbox('key-2', '"two"');
    expect(readOutboxText()).toBe('"one"\n"two"');
  });

  test('have an entry each, so that another tab’s change of one leaves the others', () => {
    addToOutbox('key-1', '"one"');
    addToOutbox('key-2', '"two"');
    expect(Object.keys(localStorage).filter((name) => name.startsWith('outbox:ann:'))).toHaveLength(2);
    removeFromOutbox('key-1');
    changeInOutbox('key-1', '"again"');
    expect(readOutboxText()).toBe('"two"');
  });
});

const listLeft = (store: Storage) => Object.keys(store).filter((name) => name.startsWith('outbox:'));

describe('what waits for a login', () => {
  test('that isn’t remembered goes with the tab, as the login does', () => {
    logIn('ann', false);
    addToOutbox('key-1', '"one"');
    changeInOutbox('key-1', '"again"');
    expect(listLeft(localStorage)).toEqual([]);
    expect(readOutboxText()).toBe('"again"');
    removeFromOutbox('key-1');
    expect(listLeft(sessionStorage)).toEqual([]);
  });

  test('that ended while no page was open goes with the next page, also a visitor’s', () => {
    addToOutbox('key-1', '"one"');
    endSession();
    forgetLeftOutboxes();
    expect(listLeft(localStorage)).toEqual([]);
  });

  test('of the person before goes with the next person’s first page', () => {
    addToOutbox('key-1', '"one"');
    logIn('ben');
    addToOutbox('key-2', '"two"');
    forgetLeftOutboxes();
    expect(listLeft(localStorage)).toEqual([expect.stringMatching(/^outbox:ben:/)]);
  });

  test('of another tab stays where this one’s isn’t remembered', () => {
    addToOutbox('key-1', '"one"');
    logIn('ben', false);
    forgetLeftOutboxes();
    expect(listLeft(localStorage)).toHaveLength(1);
  });
});
