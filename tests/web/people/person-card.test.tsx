import { describe, expect, test } from 'vitest';
import { formatAnswerTime } from '../../../web/entities/person/labels.ts';
import { ids } from '../../properties/property-examples.ts';
import { type Answers, startLogin, openSite, createUserAnswer } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';

const { body } = createAnswers('live')[calls.home];
const open = (more: Answers = {}) =>
  openSite(`/property-details/${ids.property}`, {
    [calls.home]: { body: { ...body, isOwner: false, owner: undefined } },
    'GET /api/user': createUserAnswer(),
    ...more,
  });
const person = {
  id: ids.owner,
  user_name: 'ann smith',
  memberSince: '2026-03-02T10:00:00.000Z',
  badges: ['email_verified', 'identity_checked'],
  emailVerifiedAt: '2026-03-02T10:05:00.000Z',
  identityCheckedAt: '2026-05-12T09:00:00.000Z',
  responseTime: 95,
  liveListings: 1,
  completedSales: 2,
  viewingsKept: 96,
};

describe('the seller of a property', () => {
  test('is shown to visitors with public data, without a further call', async () => {
    const { screen } = await open();
    await expect.element(screen.getByText('Usually answers within 2 hours')).toBeVisible();
    await expect.element(screen.getByText('Email confirmed')).toBeVisible();
    expect(screen.getByText(/on sale$/).query()).toBeNull();
  });

  test('is shown with sales and viewings to logged-in readers', async () => {
    startLogin();
    const { screen } = await open({ [`GET /api/buyer-seller/${ids.owner}`]: { body: person } });
    await expect.element(screen.getByText('1 home on sale')).toBeVisible();
    await expect.element(screen.getByText('2 sales completed')).toBeVisible();
    await expect.element(screen.getByText('Kept 96% of their viewings')).toBeVisible();
    await expect.element(screen.getByText('Identity checked 12 May 2026')).toBeVisible();
  });

  test('stays on the page when further data can’t be loaded', async () => {
    startLogin();
    const { screen } = await open();
    await expect.element(screen.getByText('Usually answers within 2 hours')).toBeVisible();
  });
});

describe('answerTime', () => {
  test.each([
    [0, '10 minutes'],
    [11, 'half an hour'],
    [60, 'an hour'],
    [61, '2 hours'],
    [720, '12 hours'],
    [721, 'a day'],
    [1441, '2 days'],
  ])('describes %i minutes as "%s"', (minutes, words) => {
    expect(formatAnswerTime(minutes)).toBe(words);
  });
});
