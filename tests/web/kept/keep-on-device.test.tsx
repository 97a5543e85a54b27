import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepOnDevice, mayKeep } from '../../../web/lib/kept/keep-on-device.ts';
import { readKeeper } from '../../../web/lib/kept/keeping.ts';
import { beginSession, endSession } from '../../../web/lib/session.ts';

const logIn = (remember: boolean) => beginSession({ access: `e30.${btoa('{"sub":"ann"}')}.x` }, remember);

afterEach(() => void Reflect.deleteProperty(navigator.serviceWorker, 'register'));

/** A worker that answers once `beforeAnswer` is done. */
function createWorker(state: ServiceWorkerState, beforeAnswer: () => void = () => undefined) {
  const postMessage = vi.fn((_: unknown, [port]: readonly MessagePort[]) => {
    beforeAnswer();
    port?.postMessage('kept');
  });
  return Object.assign(new EventTarget(), { state, postMessage });
}

/** As a browser does that has these workers. */
function register(workers: object): void {
  const update = vi.fn().mockResolvedValue(undefined);
  const registration = { update, installing: null, waiting: null, ...workers };
  const value = vi.fn().mockResolvedValue(registration);
  Object.defineProperty(navigator.serviceWorker, 'register', { value, configurable: true });
}

describe('keepOnDevice', () => {
  test('keeps for the person who asked', async () => {
    logIn(true);
    register({ active: createWorker('activated') });
    await keepOnDevice();
    expect(readKeeper()).toBe('ann');
  });

  test('keeps nothing for a person who logged out meanwhile', async () => {
    logIn(true);
    register({ active: createWorker('activated', endSession) });
    await expect(keepOnDevice()).rejects.toThrow('logged out');
    expect(readKeeper()).toBeUndefined();
  });

  test('waits for the worker of a release that is coming', async () => {
    logIn(true);
    const [old, next] = [createWorker('activated'), createWorker('installing')];
    register({ active: old, installing: next });
    const keeping = keepOnDevice();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(next.postMessage).not.toHaveBeenCalled();
    next.state = 'activated';
    next.dispatchEvent(new Event('statechange'));
    await keeping;
    expect(next.postMessage).toHaveBeenCalled();
    expect(old.postMessage).not.toHaveBeenCalled();
  });
});

test.each([
  ['that is remembered', true],
  ['that ends with its tab', false],
])('a login %s may keep: %s', (_, remember) => {
  logIn(remember);
  expect(mayKeep()).toBe(remember);
});
