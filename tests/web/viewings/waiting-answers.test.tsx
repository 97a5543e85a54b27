import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseViewingAnswers, type WaitingAnswer } from '../../../web/entities/viewing/viewing-answer.ts';
import { countOutbox, readOutboxText } from '../../../web/lib/outbox-entry.ts';
import { beginSession } from '../../../web/lib/session.ts';
import { ids } from '../../properties/property-examples.ts';
import { createUserAnswer, openSite } from '../app.tsx';
import { getDayAfter } from '../payments/samples.ts';

const viewing = {
  id: 'vwg_01K9ZX3Q6T4C8V0R2M5N7P9B1V',
  messageId: 'msg_01K9ZX3Q6T4C8V0R2M5N7P9B1M',
  timeSlotId: 'slt_01K9ZX3Q6T4C8V0R2M5N7P9B1S',
  propertyId: ids.property,
  sellerId: ids.owner,
  buyerId: ids.other,
  counterpart: { id: ids.other, user_name: 'ben buyer' },
  start: getDayAfter(2),
  end: getDayAfter(2),
  kind: 'private',
  attendees: 1,
  status: 'requested',
  side: 'seller',
  agreed: false,
  reschedules: 0,
  can: ['accept', 'reject', 'reschedule'],
  createdAt: getDayAfter(-1),
  updatedAt: getDayAfter(-1),
};
const confirmed = { ...viewing, status: 'confirmed', agreed: true, can: ['cancel'] };
const accept = `PUT /api/viewing/accept/${viewing.timeSlotId}/${viewing.messageId}`;

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Leaves an answer as an earlier page does. */
function leaveAnswer(change: Partial<Record<keyof WaitingAnswer, unknown>> = {}): void {
  const [first] = parseViewingAnswers(
    JSON.stringify({
      kind: 'viewing-answer',
      key: 'key-1',
      viewing: { id: viewing.id, timeSlotId: viewing.timeSlotId, messageId: viewing.messageId },
      propertyId: viewing.propertyId,
      side: 'seller',
      aim: 'confirmed',
      answer: { verb: 'accept' },
      label: 'Confirm',
      start: viewing.start,
      givenAt: Date.now(),
      ...change,
    }),
  );
  if (!first) throw new Error('It is no answer');
  localStorage.setItem(`outbox:ann:${first.givenAt}:${first.key}`, JSON.stringify(first));
}

async function open(shown: () => object, answers: Parameters<typeof openSite>[1] = {}, search = '') {
  return openSite(`/viewings${search}`, {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    'GET /api/my-viewing': () => ({ body: { viewings: [shown()], total: 1, page: 1, per_page: 50 } }),
    ...answers,
  });
}

beforeEach(() => {
  vi.restoreAllMocks();
  beginSession({ access: `e30.${btoa('{"sub":"ann"}')}.x` }, true);
});
afterEach(() => {
  vi.useRealTimers();
  // First, so that the page of this test sends nothing of the next one's.
  localStorage.clear();
  setOnline(true);
});

describe('an answer to a viewing without a connection', () => {
  test('waits in sight, can be taken back, and is sent once there is one', async () => {
    let shown: object = viewing;
    const sent = vi.fn(() => {
      shown = confirmed;
      return { body: { viewing: confirmed, messageId: viewing.messageId } };
    });
    const { screen } = await open(() => shown, { [accept]: sent });
    await expect.element(screen.getByRole('button', { name: /^Confirm/ })).toBeVisible();
    setOnline(false);
    await expect.element(screen.getByRole('button', { name: /^Propose another time/ })).toBeDisabled();
    await expect
      .element(screen.getByText(/\. Your answers wait here until you’re online\. Other changes need/))
      .toBeVisible();
    await screen.getByRole('button', { name: /^Confirm/ }).click();
    await expect
      .element(screen.getByText(/Until then nothing changes, and the buyer doesn’t know/))
      .toBeVisible();
    expect(screen.getByRole('button', { name: /^Confirm/ }).elements()).toEqual([]);
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^“Confirm” waits/);
    await screen.getByRole('button', { name: 'Take it back' }).click();
    expect(countOutbox()).toBe(0);
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^Confirm/);
    await screen.getByRole('button', { name: /^Confirm/ }).click();
    expect(sent).not.toHaveBeenCalled();
    setOnline(true);
    await expect.element(screen.getByText('“Confirm” was sent.')).toBeVisible();
    await expect.element(screen.getByText('Confirmed', { exact: true })).toBeVisible();
    expect(sent).toHaveBeenCalledOnce();
    expect(countOutbox()).toBe(0);
  });

  test('keeps the words of a refusal', async () => {
    const { screen } = await open(() => viewing);
    const button = screen.getByRole('button', { name: /^Decline/ });
    await expect.element(button).toBeVisible();
    setOnline(false);
    await button.click();
    const dialog = screen.getByRole('dialog', { name: 'Decline this request?' });
    await dialog.getByRole('textbox').fill('We’re away');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(parseViewingAnswers(readOutboxText())).toMatchObject([
      { answer: { verb: 'reject', reason: 'We’re away', alternatives: [] }, label: 'Decline' },
    ]);
  });

  test('that declines a proposed time can wait until that time', async () => {
    const start = getDayAfter(5);
    const proposal = { by: 'buyer', timeSlotId: 'slt_01K9ZX3Q6T4C8V0R2M5N7P9B2S', start, end: start };
    const can = ['accept', 'reject'];
    const { screen } = await open(() => ({ ...viewing, status: 'reschedule_proposed', proposal, can }));
    const button = screen.getByRole('button', { name: /^Decline this time/ });
    await expect.element(button).toBeVisible();
    setOnline(false);
    await button.click();
    const dialog = screen.getByRole('dialog', { name: 'Decline the new time?' });
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect.element(screen.getByText(/^“Decline this time” waits for a connection\./)).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^“Decline this time” waits/);
    expect(parseViewingAnswers(readOutboxText())).toMatchObject([{ start, aim: 'rejected', side: 'seller' }]);
  });

  test('leaves no further steps to open that can’t be taken', async () => {
    leaveAnswer({ answer: { verb: 'cancel', reason: 'I’m unwell' }, aim: 'cancelled', label: 'Cancel' });
    setOnline(true);
    const { screen } = await open(() => confirmed, {
      [`PUT /api/viewing/update/${viewing.id}/${viewing.messageId}`]: { status: 503, body: {} },
    });
    await expect.element(screen.getByText(/^“Cancel” waits/)).toBeVisible();
    expect(screen.getByText('Cancel', { exact: true }).elements()).toEqual([]);
  });
});

describe('an answer that an earlier page left', () => {
  test('says that the time was taken, shows how the viewing is, and leaves the choice', async () => {
    leaveAnswer();
    const taken = { status: 409, body: { code: 'conflict', detail: 'This time is full now.' } };
    const { screen } = await open(() => viewing, { [accept]: taken });
    await expect.element(screen.getByText('“Confirm” didn’t go through', { exact: true })).toBeVisible();
    await expect
      .element(screen.getByText(/This time is full now\. This is how the viewing is now/))
      .toBeVisible();
    await screen.getByRole('button', { name: 'OK' }).click();
    await expect.element(screen.getByRole('button', { name: /^Decline/ })).toBeVisible();
    expect(countOutbox()).toBe(0);
  });

  test('says so above the list where the viewing is not to come any more', async () => {
    leaveAnswer();
    const over = { status: 409, body: { code: 'conflict', detail: 'The buyer has cancelled.' } };
    const { screen } = await open(() => viewing, {
      'GET /api/my-viewing': { body: { viewings: [], total: 0, page: 1, per_page: 50 } },
      [accept]: over,
    });
    await expect.element(screen.getByText(/^“Confirm” for .* didn’t go through$/)).toBeVisible();
    await expect
      .element(screen.getByText(/The buyer has cancelled\. The viewing is under “Past” now/))
      .toBeVisible();
    await screen.getByRole('button', { name: 'OK' }).click();
    expect(countOutbox()).toBe(0);
  });

  test.each([
    ['of yesterday', { givenAt: Date.now() - 86_400_000 }],
    ['to a viewing that has begun', { start: getDayAfter(-1) }],
  ])('is not sent by itself where it is one %s', async (_, change) => {
    leaveAnswer(change);
    // What waits is sent in order.
    const next = {
      ...viewing,
      id: 'vwg_01K9ZX3Q6T4C8V0R2M5N7P9B2V',
      timeSlotId: 'slt_01K9ZX3Q6T4C8V0R2M5N7P9B2S',
    };
    leaveAnswer({ key: 'key-2', viewing: next, label: 'Agree to the new time' });
    const sent = vi.fn(() => ({ body: { viewing: confirmed, messageId: viewing.messageId } }));
    const { screen } = await open(() => viewing, {
      [accept]: sent,
      [`PUT /api/viewing/accept/${next.timeSlotId}/${next.messageId}`]: {
        body: { viewing: { ...next, status: 'confirmed' }, messageId: next.messageId },
      },
    });
    await expect.element(screen.getByText('“Agree to the new time” was sent.')).toBeVisible();
    await expect.element(screen.getByText(/couldn’t be sent in time/)).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  test.each([
    ['seller', '?role=seller', 1],
    ['buyer', '?role=buyer', 0],
    ['both', '', 1],
  ])('is told among the viewings of its side: %s', async (_, search, told) => {
    leaveAnswer({ failure: 'The buyer has cancelled.' });
    const { screen } = await open(
      () => viewing,
      { 'GET /api/my-viewing': { body: { viewings: [], total: 2, page: 1, per_page: 50 } } },
      search,
    );
    await expect.element(screen.getByText('No upcoming viewings')).toBeVisible();
    const main = screen.getByRole('main');
    expect(main.getByText(/The buyer has cancelled\./).elements()).toHaveLength(told);
    // Others are to come that the list doesn't show.
    expect(main.getByText(/under “Past”/).elements()).toEqual([]);
    expect(main.getByRole('link', { name: 'All viewings' }).elements()).toHaveLength(told);
  });

  test('is too late once the viewing begins, while the page is open', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    setOnline(false);
    leaveAnswer({ start: new Date(Date.now() + 60_000).toISOString() });
    setOnline(true);
    const { screen } = await open(() => viewing, { [accept]: { status: 503, body: {} } });
    await expect.element(screen.getByText(/^“Confirm” waits/)).toBeVisible();
    vi.advanceTimersByTime(90_000);
    await expect.element(screen.getByText(/couldn’t be sent in time/)).toBeVisible();
  });

  test('went through where a first try arrived and its reply was lost', async () => {
    leaveAnswer();
    const stale = { status: 409, body: { code: 'stale', detail: 'It has changed since.' } };
    const { screen } = await open(() => confirmed, { [accept]: stale });
    await expect.element(screen.getByText('“Confirm” was sent.')).toBeVisible();
    expect(countOutbox()).toBe(0);
  });

  test('can be taken back while Gable can’t take it, unless it is on its way', async () => {
    leaveAnswer();
    const unavailable = { status: 503, body: { code: 'unavailable', detail: 'Not now' } };
    const first = Promise.withResolvers<typeof unavailable>();
    const sent = vi.fn(() => first.promise);
    const { screen } = await open(() => viewing, { [accept]: sent });
    await expect.element(screen.getByText('Sending “Confirm”')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Take it back' }).elements()).toEqual([]);
    first.resolve(unavailable);
    await expect.element(screen.getByText(/^“Confirm” waits until we can take it/)).toBeVisible();
    await expect.poll(() => parseViewingAnswers(readOutboxText())).toMatchObject([{ delays: 1 }]);
    await screen.getByRole('button', { name: 'Take it back' }).click();
    await expect.element(screen.getByRole('button', { name: /^Confirm/ })).toBeVisible();
    expect(countOutbox()).toBe(0);
  });

  test('is not tried for ever', async () => {
    leaveAnswer({ delays: 9 });
    const { screen } = await open(() => viewing, { [accept]: { status: 503, body: {} } });
    await expect.element(screen.getByText('“Confirm” didn’t go through', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^Confirm/);
  });
});
