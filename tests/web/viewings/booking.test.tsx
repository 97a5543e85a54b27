import { describe, expect, test, vi } from 'vitest';
import { beginSession } from '../../../web/lib/session.ts';
import { ids } from '../../properties/property-examples.ts';
import { type Answers, startLogin, openSite, createUserAnswer } from '../app.tsx';
import { calls, getDayAfter, createAnswers } from '../payments/samples.ts';

const slot = (start: string) => ({
  id: 'slt_01K9ZX3Q6T4C8V0R2M5N7P9B1S',
  propertyId: ids.property,
  start,
  end: start,
  kind: 'private',
  capacity: 1,
  places: 1,
  full: false,
});

/** Opens a home that the reader can view, with the given slots. */
async function openHome(slots: readonly unknown[], answers: Answers = {}, query = '') {
  const { owner: _, ...body } = createAnswers('live')[calls.home].body;
  const { screen } = await openSite(`/property-details/${ids.property}${query}`, {
    'GET /api/user': createUserAnswer({ id: ids.other }),
    [calls.home]: { body: { ...body, isOwner: false } },
    [`GET /api/properties/time-slots/${ids.property}`]: {
      body: { slots, days: [], total: slots.length, page: 1, per_page: 200 },
    },
    ...answers,
  });
  if (query === '') await screen.getByRole('button', { name: 'Book a viewing' }).last().click();
  return { screen, sheet: screen.getByRole('dialog', { name: 'Book a viewing' }) };
}

test('the days of the booking sheet begin where its other fields do', async () => {
  startLogin();
  const { sheet } = await openHome([
    slot(getDayAfter(2)),
    { ...slot(getDayAfter(3)), id: `slt_${'0'.repeat(26)}` },
  ]);
  const day = sheet.getByRole('radio', { name: / 1 time$/ }).first();
  await expect.element(day).toBeChecked();
  const leftOf = (element: Element | null | undefined) => element?.getBoundingClientRect().left;
  const strip = sheet.getByRole('group', { name: 'Day', exact: true }).element();
  expect(leftOf(day.element().closest('label'))).toBe(leftOf(strip));
});

describe('the booking sheet of a home without times', () => {
  test('sends the days that suit to the seller as a message', async () => {
    startLogin();
    const send = vi.fn((_body: unknown) => ({ status: 201, body: {} }));
    const { sheet } = await openHome([], { 'POST /api/messages': send });
    await sheet.getByRole('checkbox').nth(1).click();
    await sheet.getByRole('checkbox').nth(0).click();
    await sheet.getByRole('checkbox', { name: 'Evening' }).click();
    await sheet.getByLabelText('Who’s coming?').selectOptions('2 people');
    await sheet.getByRole('textbox', { name: /Message to the seller/ }).fill('We rent nearby.');
    await sheet.getByRole('button', { name: 'Ask for a time' }).click();
    await expect.element(sheet.getByRole('heading', { name: 'Message sent' })).toBeVisible();
    await expect
      .element(sheet.getByRole('link', { name: 'Open the chat' }))
      .toHaveAttribute('href', `/messages/${ids.property}/${ids.other}`);
    expect(send).toHaveBeenCalledExactlyOnceWith({
      propertyId: ids.property,
      toUserId: ids.owner,
      body: expect.stringMatching(
        /^Could I come and view 14 Oak Road, Leeds\?\nDays that suit me: \w{3} \d+ \w+, \w{3} \d+ \w+ \(evening\)\.\nThere would be 2 of us\.\n\nWe rent nearby\.$/,
      ),
    });
  });

  test('shows how the buyer would buy, and keeps an answer in the profile', async () => {
    startLogin();
    const send = vi.fn((_body: unknown) => ({ status: 201, body: {} }));
    const save = vi.fn((_body: unknown) =>
      createUserAnswer({ id: ids.other, buyerProfile: { status: 'cash' } }),
    );
    const { sheet } = await openHome([], {
      'POST /api/messages': send,
      'PUT /api/buyer-seller/update-profile': save,
    });
    await sheet.getByRole('checkbox').nth(0).click();
    await sheet.getByLabelText(/How would you buy/).selectOptions('With cash');
    await sheet.getByRole('button', { name: 'Ask for a time' }).click();
    await expect.element(sheet.getByRole('heading', { name: 'Message sent' })).toBeVisible();
    expect(save).toHaveBeenCalledExactlyOnceWith({ buyerProfile: { status: 'cash' } });
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      body: expect.stringMatching(/I’d come by myself\.\nMy position: Cash buyer\.$/),
    });
  });

  test('asks for a day before it sends', async () => {
    startLogin();
    const send = vi.fn(() => ({ status: 201, body: {} }));
    const { sheet } = await openHome([], { 'POST /api/messages': send });
    await sheet.getByRole('button', { name: 'Ask for a time' }).click();
    await expect.element(sheet.getByText('Choose at least one day')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });

  test('leaves out times within the notice of two hours', async () => {
    startLogin();
    const { sheet } = await openHome([slot(getDayAfter(0.05))]);
    await expect.element(sheet.getByRole('button', { name: 'Ask for a time' })).toBeVisible();
  });

  test('offers the times of a home that has some', async () => {
    startLogin();
    const { sheet } = await openHome([slot(getDayAfter(2))]);
    await expect.element(sheet.getByRole('button', { name: 'Request this time' })).toBeVisible();
  });

  test('opens by the link of a mail', async () => {
    startLogin();
    const { sheet } = await openHome([slot(getDayAfter(2))], {}, '?book=times');
    await expect.element(sheet.getByRole('button', { name: 'Request this time' })).toBeVisible();
  });

  test('opens again after a login', async () => {
    const { screen, sheet } = await openHome([]);
    await sheet.getByRole('button', { name: 'Log in to ask for a time' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Login Required' })).toBeVisible();
    beginSession({ access: 'token' }, true);
    await expect.element(sheet.getByRole('button', { name: 'Ask for a time' })).toBeVisible();
  });
});

test('opens the first message to a seller after a login', async () => {
  const { screen } = await openHome([]);
  await screen.getByRole('button', { name: 'Close' }).click();
  await screen.getByRole('button', { name: 'Message the seller' }).first().click();
  await expect.element(screen.getByRole('dialog', { name: 'Login Required' })).toBeVisible();
  beginSession({ access: 'token' }, true);
  await expect.element(screen.getByRole('textbox', { name: 'Your message' })).toBeVisible();
});

describe('the position of a buyer who asks for a time', () => {
  const save = vi.fn((_body: unknown) => createUserAnswer({ id: ids.other }));
  const ask = vi.fn((_body: unknown) => ({ status: 500, body: {} }));
  const answers = { 'PUT /api/buyer-seller/update-profile': save, 'POST /api/viewing': ask };
  const request = async (more: Answers = {}) => {
    save.mockClear();
    ask.mockClear();
    startLogin();
    const { sheet } = await openHome([slot(getDayAfter(2))], { ...answers, ...more });
    await sheet
      .getByRole('group', { name: /^Times on/ })
      .getByRole('radio')
      .click();
    return sheet;
  };

  test('is kept in the profile before the request is sent', async () => {
    const sheet = await request();
    await sheet.getByLabelText(/How would you buy/).selectOptions('With cash');
    await sheet.getByRole('button', { name: 'Request this time' }).click();
    await expect.poll(() => ask.mock.calls.length).toBe(1);
    expect(save).toHaveBeenCalledExactlyOnceWith({ buyerProfile: { status: 'cash' } });
  });

  test('is not asked for where the profile has it', async () => {
    const buyerProfile = { status: 'ftb', chainStatus: 'no_chain' };
    const sheet = await request({ 'GET /api/user': createUserAnswer({ id: ids.other, buyerProfile }) });
    await expect.element(sheet.getByText(/will see your position: First-time buyer, no chain/)).toBeVisible();
    await sheet.getByRole('button', { name: 'Request this time' }).click();
    await expect.poll(() => ask.mock.calls.length).toBe(1);
    expect(save).not.toHaveBeenCalled();
  });
});
