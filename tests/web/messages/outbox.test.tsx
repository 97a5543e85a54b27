import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toMessageView } from '../../../functions/deals/messages/domain/message-views.ts';
import { appendMessage } from '../../../functions/deals/messages/domain/thread.ts';
import { sentWithinMs } from '../../../web/features/messages/outbox-rules.ts';
import { noteAnswer } from '../../../web/lib/connection.ts';
import { beginSession } from '../../../web/lib/session.ts';
import { createMessage } from '../../messages/message-examples.ts';
import { ids } from '../../properties/property-examples.ts';
import { type Answers, openSite, resetVisitor } from '../app.tsx';
import { chatPath, createChatAnswers } from '../ends/threads.ts';

const entry = 'outbox:ann';
const waiting = (change: object = {}) =>
  JSON.stringify([
    {
      key: 'key-1',
      ids: { propertyId: ids.property, buyerId: ids.other },
      toUserId: ids.owner,
      body: 'I’m at the door',
      attachments: [],
      writtenAt: Date.now(),
      ...change,
    },
  ]);

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

beforeEach(() => {
  vi.restoreAllMocks();
  resetVisitor();
  noteAnswer(true);
  beginSession({ access: `e30.${btoa('{"sub":"ann"}')}.x` }, true);
});
afterEach(() => {
  setOnline(true);
  localStorage.removeItem(entry);
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
  const answers: Answers = {
    ...createChatAnswers('buyer', { messages: [] }),
    'POST /api/messages': (body) => {
      sent.push(body);
      return { status: 201, body: toMessageView(message, thread, 'buyer', new Date()) };
    },
  };
  return { sent, answers };
}

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
    expect(localStorage.getItem(entry)).toContain('I’m at the door');
    expect(sent).toEqual([]);
    setOnline(true);
    await expect.poll(() => sent.length).toBe(1);
    await expect.element(screen.getByText('Waiting to send')).not.toBeInTheDocument();
    expect(localStorage.getItem(entry)).toBeNull();
  });

  test('can be removed before it is sent', async () => {
    localStorage.setItem(entry, waiting());
    setOnline(false);
    const { sent, answers } = createServer();
    const { screen } = await openSite(chatPath, answers);
    await screen.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.element(screen.getByText('Waiting to send')).not.toBeInTheDocument();
    setOnline(true);
    expect(localStorage.getItem(entry)).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('a message that an earlier page left', () => {
  test('is sent by the next one', async () => {
    localStorage.setItem(entry, waiting());
    const { sent, answers } = createServer();
    await openSite('/notifications', answers);
    await expect.poll(() => sent.length).toBe(1);
    expect(localStorage.getItem(entry)).toBeNull();
  });

  test('is told with its refusal, and keeps its text', async () => {
    localStorage.setItem(entry, waiting());
    const { answers } = createServer();
    const refusal = { status: 409, code: 'conflict', detail: 'This conversation is over.' };
    const { screen } = await openSite(chatPath, {
      ...answers,
      'POST /api/messages': { status: 409, body: refusal },
    });
    await expect.element(screen.getByText('This conversation is over.')).toBeVisible();
    await expect.element(screen.getByText('I’m at the door')).toBeVisible();
    expect(localStorage.getItem(entry)).toContain('I’m at the door');
  });

  test('asks before it is sent, where it waited for a day', async () => {
    localStorage.setItem(entry, waiting({ writtenAt: Date.now() - sentWithinMs - 60_000 }));
    const { sent, answers } = createServer();
    const { screen } = await openSite(chatPath, answers);
    await expect.element(screen.getByText(/Do you still want to send it\?/)).toBeVisible();
    expect(sent).toEqual([]);
    await screen.getByRole('button', { name: 'Send it now' }).click();
    await expect.poll(() => sent.length).toBe(1);
  });

  test('of another person is never sent, and goes', async () => {
    localStorage.setItem('outbox:ben', waiting());
    const { sent, answers } = createServer();
    await openSite('/notifications', answers);
    await expect.poll(() => localStorage.getItem('outbox:ben')).toBeNull();
    expect(sent).toEqual([]);
  });
});
