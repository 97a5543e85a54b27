import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as sentStore from '../../functions/reach/notifications/adapters/sent-mail-repository.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { cloud } from '../support/cloud.ts';

let sendOnce: (typeof sentStore)['sendOnce'];
beforeAll(async () => {
  stubFunctionEnvironment(cloud);
  ({ sendOnce } = await import('../../functions/reach/notifications/adapters/sent-mail-repository.ts'));
});
afterAll(() => vi.unstubAllEnvs());

const noon = new Date('2026-11-21T12:00:00.000Z');
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const aMail = () => ({ eventId: randomUUID(), userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E' });
const sending = () => vi.fn<() => Promise<void>>(async () => undefined);

test('sends a mail once', async () => {
  const [mail, send] = [aMail(), sending()];
  await sendOnce(mail, noon, send);
  await sendOnce(mail, later(3600), send);
  expect(send).toHaveBeenCalledTimes(1);
});

test('sends a mail in one of many concurrent runs; the others fail or skip', async () => {
  const [mail, send] = [aMail(), sending()];
  const runs = await Promise.allSettled(Array.from({ length: 6 }, () => sendOnce(mail, noon, send)));
  expect(send).toHaveBeenCalledTimes(1);
  expect(runs.some(({ status }) => status === 'fulfilled')).toBe(true);
});

test('sends a failed mail in the next run', async () => {
  const [mail, send] = [aMail(), sending()];
  const broken = async () => {
    throw new Error('The mail server is away');
  };
  await expect(sendOnce(mail, noon, broken)).rejects.toThrow('The mail server is away');
  await sendOnce(mail, later(1), send);
  expect(send).toHaveBeenCalledTimes(1);
});

test('repeats an interrupted run once its lease is over', async () => {
  const [mail, send] = [aMail(), sending()];
  // Never resolves, like a killed process.
  await new Promise<void>((begun) => {
    void sendOnce(mail, noon, () => {
      begun();
      return new Promise(() => undefined);
    });
  });
  await expect(sendOnce(mail, later(1), send)).rejects.toThrow('another run');
  await sendOnce(mail, later(120), send);
  expect(send).toHaveBeenCalledTimes(1);
});
