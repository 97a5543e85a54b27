import { beforeEach, describe, expect, test } from 'vitest';
import { type Answers, startLogin, openSite, createUserAnswer } from './app.tsx';

beforeEach(startLogin);

const call = 'GET /api/user/identity-check';
const id = 'idc_01K9ZX3Q6T4C8V0R2M5N7P9B1E';
const at = '2026-05-12T09:00:00.000Z';
const check = { id, status: 'requested', triesLeft: 3, createdAt: at, updatedAt: at };
const none = { enabled: true, checkedAt: null, hasName: true, availableFrom: null, check: null };
const open = (own: Record<string, unknown>, more: Answers = {}, path = '/profile?tab=identity') =>
  openSite(path, { 'GET /api/user': createUserAnswer(), [call]: { body: { ...none, ...own } }, ...more });

describe('the identity check on the profile', () => {
  test('is hidden on a stage without it', async () => {
    const { screen } = await open({ enabled: false }, {}, '/profile');
    await expect.element(screen.getByRole('tab', { name: 'Details' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Identity' }).query()).toBeNull();
  });

  test('explains the stored data before it begins', async () => {
    const { screen } = await open({});
    await expect.element(screen.getByRole('button', { name: 'Check my identity' })).toBeVisible();
    await expect.element(screen.getByText(/keep no pictures, document number/)).toBeVisible();
  });

  test.each<[string, Record<string, unknown>, string]>([
    [
      'that the documents are looked at',
      { check: { ...check, status: 'processing' } },
      'Your documents are being checked',
    ],
    [
      'why a try failed',
      { check: { ...check, status: 'requires_input', failure: 'document_expired', triesLeft: 2 } },
      'Your document has expired. Use one that’s still valid.',
    ],
    [
      'that staff look at it',
      { check: { ...check, status: 'review', reviewReason: 'name_mismatch' } },
      'One of us is looking at your check',
    ],
    [
      'why it was ended',
      { check: { ...check, status: 'ended', reason: 'Not enough to see.' } },
      'Not enough to see.',
    ],
    ['that a name is missing', { hasName: false }, 'Add your name first'],
    [
      'when checks are possible again',
      { availableFrom: '2026-12-01T00:00:00.000Z' },
      'You can start yours from 1 December 2026',
    ],
    [
      'that another name ended it',
      { check: { ...check, status: 'verified' } },
      'Your badge ended when your name changed',
    ],
    [
      'when it was passed',
      {
        checkedAt: at,
        check: {
          ...check,
          status: 'verified',
          result: { checkedAt: at, documentType: 'passport', issuingCountry: 'SE', nameMatches: true },
        },
      },
      'Identity checked 12 May 2026',
    ],
  ])('shows %s', async (_, own, words) => {
    const { screen } = await open(own);
    await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
  });

  test('cannot be started while staff review it', async () => {
    const { screen } = await open({ check: { ...check, status: 'review', reviewReason: 'manipulation' } });
    await expect.element(screen.getByText('One of us is looking at your check')).toBeVisible();
    expect(screen.getByRole('button', { name: /check|try again/i }).query()).toBeNull();
  });

  test('shows a person who returns without a try that the check is not finished', async () => {
    const { screen } = await open({ check }, {}, '/profile?tab=identity&returned=1');
    await expect.element(screen.getByText('The check isn’t finished')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Continue the check' })).toBeVisible();
  });

  test('warns before another name is saved', async () => {
    const { screen } = await open(
      { checkedAt: at },
      { 'GET /api/user': createUserAnswer({ identityCheckedAt: at }) },
      '/profile',
    );
    await expect.element(screen.getByText(/If you save another name, the badge ends/)).toBeVisible();
  });
});

describe('/staff/identity/{id}', () => {
  const staffCheck = {
    id,
    status: 'review',
    reviewReason: 'selfie_mismatch',
    failure: 'selfie_face_mismatch',
    failureText: 'The selfie doesn’t look like the photo on your document.',
    failedTries: [at],
    createdAt: at,
    updatedAt: at,
    version: 4,
    person: {
      id: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
      user_name: 'maya lindqvist',
      memberSince: at,
      identityCheckedAt: null,
    },
    earlier: [],
    acts: [],
  };
  const one = `/api/staff/identity-checks/${id}`;
  const openDesk = (more: Answers = {}) =>
    openSite(`/staff/identity/${id}`, {
      'GET /api/user': createUserAnswer({ roles: ['staff'] }),
      [`GET ${one}`]: { body: staffCheck },
      ...more,
    });

  test('shows the outcome and sends a decision with its reason', async () => {
    const sent: unknown[] = [];
    const { screen } = await openDesk({
      [`POST ${one}/decide`]: (body) => {
        sent.push(body);
        return { body: { ...staffCheck, status: 'try_again' } };
      },
    });
    await expect.element(screen.getByText('The selfie shows someone else.')).toBeVisible();
    await screen.getByRole('button', { name: 'Decide' }).click();
    await expect.element(screen.getByText('Choose what happens')).toBeVisible();
    await screen.getByRole('radio', { name: /^Allow another try/ }).click();
    await screen.getByLabelText('Reason').fill('Use a newer document, please.');
    await screen.getByRole('button', { name: 'Allow another try' }).click();
    await expect.element(screen.getByText('They can try again.')).toBeVisible();
    expect(sent).toEqual([{ outcome: 'try_again', reason: 'Use a newer document, please.', version: 4 }]);
  });

  test('shows an error for an unknown check', async () => {
    const { screen } = await openDesk({
      [`GET ${one}`]: { status: 404, body: { status: 404, code: 'not_found' } },
    });
    await expect.element(screen.getByText('There’s no such identity check')).toBeVisible();
  });
});
