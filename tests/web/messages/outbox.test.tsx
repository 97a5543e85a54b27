import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toMessageView } from '../../../functions/deals/messages/domain/message-views.ts';
import { appendMessage } from '../../../functions/deals/messages/domain/thread.ts';
import { countOutbox } from '../../../web/lib/outbox-entry.ts';
import { sentWithinMs } from '../../../web/lib/outbox-time.ts';
import { beginSession, endSession } from '../../../web/lib/session.ts';
import { createMessage } from '../../messages/message-examples.ts';
import { ids } from '../../properties/property-examples.ts';
import { type Answers, openSite } from '../app.tsx';
import { chatPath, createChatAnswers } from '../ends/threads.ts';
import { resetVisitor } from '../visitor.ts';

interface Change {
  readonly key?: string;
  readonly body?: string;
  readonly writtenAt?: number;
  readonly attempts?: number;
  readonly delays?: number;
  readonly ids?: unknown;
  readonly attachments?: unknown;
}

/** Leaves a message as an earlier page does. */
function leaveMessage(change: Change = {}, person = 'ann'): void {
  const message = {
    key: 'key-1',
    ids: { propertyId: ids.property, buyerId: ids.other },
    toUserId: ids.owner,
    body: 'I’m at the door',
    attachments: [],
    writtenAt: Date.now(),
    ...change,
  };
  localStorage.setItem(`outbox:${person}:${message.writtenAt}:${message.key}`, JSON.stringify(message));
}

const listEntries = (person = 'ann') =>
  Object.keys(localStorage).filter((name) => name.startsWith(`outbox:${person}:`));
const readEntries = () => listEntries().map((name) => localStorage.getItem(name) ?? '');

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

beforeEach(() => {
  beginSession({ access: `e30.${btoa('{"sub":"ann"}')}.x` }, true);
});
afterEach(() => {
  // First, so that the page of this test sends nothing of the next one's.
  for (const name of listEntries()) localStorage.removeItem(name);
  setOnline(true);
});

/** What a server does that takes messages, and how often it was asked. */
function createServer() {
  const sent: unknown[] = [];
  const message = createMessage(undefined, 'buyer', {
    propertyId: ids.property,
    sellerId: ids.owner,
    buyerId: ids.other,
    fromId: ids.other,
    body: 'I’m at the door',
  });
  const { thread } = appendMessage(undefined, message);
  const view = toMessageView(message, thread, 'buyer', new Date());
  const take = (body: unknown) => {
    sent.push(body);
    return { status: 201, body: view };
  };
  const answers: Answers = { ...createChatAnswers('buyer', { messages: [] }), 'POST /api/messages': take };
  return { sent, answers, take, message: view };
}

const notNow = { status: 503, body: { status: 503, code: 'unavailable', detail: 'Not now' } };

describe('a message without a connection', () => {
  test('waits in sight, is stored, and is sent once there is one', async () => {
    const { sent, answers } = createServer();
    const { screen } = await openSite(chatPath, answers);
    const box = screen.getByRole('textbox', { name: /^Message to/ });
    await expect.element(box).toBeVisible();
    setOnline(false);
    await box.fill('I’m at the door');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByText('Waiting to send')).toBeVisible();
    expect(readEntries()).toEqual([expect.stringContaining('I’m at the door')]);
    expect(sent).toEqual([]);
    setOnline(true);
    await expect.poll(() => sent.length).toBe(1);
    await expect.element(screen.getByText('Waiting to send')).not.toBeInTheDocument();
    expect(countOutbox()).toBe(0);
  });

  test('can be removed before it is sent', async () => {
    leaveMessage();
    setOnline(false);
    const { sent, answers } = createServer();
    const { screen } = await openSite(chatPath, answers);
    await screen.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.element(screen.getByText('Waiting to send')).not.toBeInTheDocument();
    setOnline(true);
    expect(countOutbox()).toBe(0);
    expect(sent).toEqual([]);
  });
});

describe('a message that an earlier page left', () => {
  test('is sent by the next one', async () => {
    leaveMessage();
    const { sent, answers } = createServer();
    await openSite('/notifications', answers);
    await expect.poll(() => sent.length).toBe(1);
    expect(countOutbox()).toBe(0);
  });

  test('is told with its refusal, and keeps its text', async () => {
    leaveMessage();
    const { answers } = createServer();
    const refusal = { status: 409, code: 'conflict', detail: 'This conversation is over.' };
    const { screen } = await openSite(chatPath, {
      ...answers,
      'POST /api/messages': { status: 409, body: refusal },
    });
    await expect.element(screen.getByText('This conversation is over.')).toBeVisible();
    await expect.element(screen.getByText('I’m at the door')).toBeVisible();
    expect(readEntries()).toEqual([expect.stringContaining('I’m at the door')]);
  });

  test('asks before it is sent, where it waited for a day', async () => {
    leaveMessage({ writtenAt: Date.now() - sentWithinMs - 60_000 });
    const { sent, answers } = createServer();
    const { screen } = await openSite(chatPath, answers);
    await expect.element(screen.getByText(/Do you still want to send it\?/)).toBeVisible();
    expect(sent).toEqual([]);
    await screen.getByRole('button', { name: 'Send it now' }).click();
    await expect.poll(() => sent.length).toBe(1);
  });

  test('is looked for in the chat, where it waited for a day and may have arrived', async () => {
    const writtenAt = Date.now() - sentWithinMs - 60_000;
    leaveMessage({ writtenAt, attempts: 1 });
    const { sent, answers, message } = createServer();
    const { screen } = await openSite(chatPath, {
      ...answers,
      ...createChatAnswers('buyer', {
        messages: [{ ...message, createdAt: new Date(writtenAt).toISOString() }],
      }),
    });
    await expect.element(screen.getByText(/we don’t know if it arrived/)).toBeVisible();
    await screen.getByRole('button', { name: 'Send it now' }).click();
    await expect.poll(countOutbox).toBe(0);
    expect(sent).toEqual([]);
  });

  test('of another person is never sent, and goes', async () => {
    leaveMessage({}, 'ben');
    const { sent, answers } = createServer();
    await openSite('/notifications', answers);
    await expect.poll(() => listEntries('ben')).toEqual([]);
    expect(sent).toEqual([]);
  });

  test('goes with a visitor’s page, once its person’s login ended', async () => {
    resetVisitor();
    leaveMessage();
    await openSite('/help');
    await expect.poll(() => listEntries()).toEqual([]);
  });

  test('of a file alone is sent, although another file arrived', async () => {
    const writtenAt = Date.now() - sentWithinMs - 60_000;
    leaveMessage({
      body: '',
      attachments: [{ id: 'img_01J00000000000000000000002', name: 'two.pdf' }],
      writtenAt,
      attempts: 1,
    });
    const { sent, answers, message } = createServer();
    const first = { ...message, body: '', createdAt: new Date(writtenAt).toISOString() };
    const { screen } = await openSite(chatPath, {
      ...answers,
      ...createChatAnswers('buyer', { messages: [first] }),
    });
    await screen.getByRole('button', { name: 'Send it now' }).click();
    await expect
      .poll(() => sent)
      .toMatchObject([{ body: '', attachmentIds: [{ id: 'img_01J00000000000000000000002' }] }]);
  });

  test('is its writer’s to decide on after Gable put it off ten times', async () => {
    leaveMessage({ attempts: 9, delays: 9 });
    const { answers } = createServer();
    const { screen } = await openSite(chatPath, { ...answers, 'POST /api/messages': notNow });
    await expect.element(screen.getByText('It may have arrived')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('goes with its person’s login, however that ends', async () => {
    const { sent, answers } = createServer();
    leaveMessage();
    await openSite('/notifications', answers);
    await expect.poll(() => sent.length).toBe(1);
    setOnline(false);
    leaveMessage();
    endSession();
    expect(listEntries()).toEqual([]);
  });
});

describe('two messages', () => {
  const leaveTwo = () => {
    leaveMessage({ body: 'First', writtenAt: Date.now() - 1_000 });
    leaveMessage({ body: 'Second', key: 'key-2' });
  };

  test('are sent in order, the first again under its key after Gable couldn’t answer', async () => {
    leaveTwo();
    const { sent, answers, take } = createServer();
    const failures = [notNow];
    const { screen } = await openSite(chatPath, {
      ...answers,
      'POST /api/messages': (body) => failures.pop() ?? take(body),
    });
    await expect.poll(() => failures).toEqual([]);
    await expect.element(screen.getByText('Sending').first()).toBeVisible();
    expect(sent).toEqual([]);
    // As after each lost connection.
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => sent).toMatchObject([{ body: 'First' }, { body: 'Second' }]);
    const keys = vi
      .mocked(window.fetch)
      .mock.calls.flatMap(([, init]) => new Headers(init?.headers).get('idempotency-key') ?? []);
    expect(keys).toEqual(['key-1', 'key-1', 'key-2']);
  });

  test.each([503, 429])(
    'of two chats don’t wait for each other where one is answered with %i',
    async (status) => {
      leaveMessage({ body: 'First', writtenAt: Date.now() - 1_000 });
      leaveMessage({
        body: 'Elsewhere',
        key: 'key-2',
        ids: { propertyId: ids.property, buyerId: ids.owner },
      });
      const { sent, answers, take } = createServer();
      await openSite('/notifications', {
        ...answers,
        'POST /api/messages': (body) =>
          JSON.stringify(body).includes('First') ? { ...notNow, status } : take(body),
      });
      await expect.poll(() => sent).toMatchObject([{ body: 'Elsewhere' }]);
      await expect.poll(readEntries).toEqual([expect.stringContaining('First')]);
    },
  );

  test('can be removed while they wait for one that is being sent', async () => {
    leaveTwo();
    const { sent, answers, take } = createServer();
    const answer = Promise.withResolvers<void>();
    const { screen } = await openSite(chatPath, {
      ...answers,
      'POST /api/messages': (body) => answer.promise.then(() => take(body)),
    });
    await expect.element(screen.getByText('Sending').nth(1)).toBeVisible();
    await screen.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.element(screen.getByText('Second')).not.toBeInTheDocument();
    answer.resolve();
    await expect.poll(countOutbox).toBe(0);
    expect(sent).toMatchObject([{ body: 'First' }]);
  });

  test('wait for their writer where the first is refused', async () => {
    leaveTwo();
    const { sent, answers, take } = createServer();
    const refusals = [{ status: 422, body: { status: 422, code: 'invalid', detail: 'This isn’t allowed.' } }];
    const { screen } = await openSite(chatPath, {
      ...answers,
      'POST /api/messages': (body) => refusals.pop() ?? take(body),
    });
    await expect.element(screen.getByText('This isn’t allowed.')).toBeVisible();
    await expect.element(screen.getByText('Waiting for the one above')).toBeVisible();
    expect(sent).toEqual([]);
    await screen.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => sent).toMatchObject([{ body: 'Second' }]);
  });
});
