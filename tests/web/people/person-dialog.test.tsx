import { beforeEach, describe, expect, test } from 'vitest';
import { ids } from '../../properties/property-examples.ts';
import { type Answers, startLogin, openSite, createUserAnswer } from '../app.tsx';

const buyer = 'usr_01J00000000000000000000000';

beforeEach(startLogin);

const chat = {
  messages: [],
  total: 0,
  side: 'buyer',
  counterpart: { id: ids.owner, user_name: 'maya lindqvist' },
  viewings: [],
  offers: [],
  muted: false,
  safetyNotice: false,
  unreadTotal: 0,
};
const card = {
  id: ids.owner,
  user_name: 'maya lindqvist',
  memberSince: '2026-03-02T10:00:00.000Z',
  badges: ['email_verified'],
  responseTime: 20,
  liveListings: 1,
  completedSales: 0,
  viewingsKept: null,
};
const person = `GET /api/buyer-seller/${ids.owner}`;

async function open(answers: Answers) {
  const { screen } = await openSite(`/messages/${ids.property}/${buyer}`, {
    'GET /api/user': createUserAnswer(),
    'GET /api/messages': { body: { threads: [], total: 0, page: 1, per_page: 24, unreadTotal: 0 } },
    [`GET /api/buyer-seller-chat/${ids.property}/${buyer}`]: { body: chat },
    ...answers,
  });
  await screen.getByRole('button', { name: 'Maya Lindqvist', exact: true }).click();
  return screen.getByRole('dialog', { name: 'About Maya Lindqvist' });
}

describe('the name above a chat', () => {
  test('opens the card of the other person', async () => {
    const dialog = await open({ [person]: { body: card } });
    await expect.element(dialog.getByText('Usually answers within half an hour')).toBeVisible();
    await expect.element(dialog.getByText('1 home on sale')).toBeVisible();
    expect(dialog.getByText(/completed|viewings/).query()).toBeNull();
  });

  test('shows an empty card for a deleted or blocked person', async () => {
    const dialog = await open({ [person]: { status: 404, body: { status: 404, code: 'not_found' } } });
    await expect.element(dialog.getByText('There’s nothing to show about Maya Lindqvist.')).toBeVisible();
  });

  test('loads the card again after a failure', async () => {
    let isDown = true;
    const dialog = await open({
      [person]: () =>
        isDown ? { status: 422, body: { status: 422, detail: 'Out of order' } } : { body: card },
    });
    await expect.element(dialog.getByText('Out of order')).toBeVisible();
    isDown = false;
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect.element(dialog.getByText('Email confirmed')).toBeVisible();
  });
});
