import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answers, createUserAnswer, openSite, startLogin } from '../app.tsx';

beforeEach(startLogin);

const call = 'GET /api/user/api-keys';
const ownKey = {
  id: 'key_01K9ZX3Q6T4C8V0R2M5N7P9B1K',
  name: 'My diary',
  scopes: ['viewings:read'],
  hint: 'Qx7a',
  createdAt: '2026-11-29T09:00:00.000Z',
  expiresAt: '2027-02-27T09:00:00.000Z',
};
const apiKey = `gable_test_${'k'.repeat(36)}`;
const open = (more: Answers) =>
  openSite('/developers/keys', { 'GET /api/user': createUserAnswer(), ...more });

describe('API keys', () => {
  test('makes a key with what was chosen, and shows it once', async () => {
    let keys: object[] = [];
    const sent: unknown[] = [];
    const { screen } = await open({
      [call]: () => ({ body: { keys } }),
      'POST /api/user/api-keys': (body) => {
        sent.push(body);
        keys = [ownKey];
        return { status: 201, body: { key: ownKey, apiKey } };
      },
    });
    await screen.getByRole('button', { name: 'Make your first key' }).click();
    await screen.getByLabelText('Name').fill('My diary');
    await screen.getByLabelText('Read viewing times and your viewings').click();
    await screen.getByLabelText('Password', { exact: true }).fill('Gable-demo-1');
    await screen.getByRole('button', { name: 'Make the key' }).click();
    await expect.element(screen.getByLabelText('Your key “My diary”')).toHaveValue(apiKey);
    const wishes = { name: 'My diary', scopes: ['viewings:read'], days: 90, password: 'Gable-demo-1' };
    expect(sent).toEqual([wishes]);
    await screen.getByRole('button', { name: 'Done' }).click();
    expect(screen.getByLabelText('Your key “My diary”').query()).toBeNull();
    await expect.element(screen.getByText('…Qx7a')).toBeVisible();
  });

  test('asks for a choice before it sends anything', async () => {
    const post = vi.fn(() => ({ status: 500 }));
    const { screen } = await open({ [call]: { body: { keys: [] } }, 'POST /api/user/api-keys': post });
    await screen.getByRole('button', { name: 'Make your first key' }).click();
    await screen.getByLabelText('Name').fill('My diary');
    await screen.getByRole('button', { name: 'Make the key' }).click();
    await expect.element(screen.getByText('Choose what the key may do').first()).toBeVisible();
    expect(post).not.toHaveBeenCalled();
  });

  test('says of a key when it was used and why it has ended', async () => {
    const ended = { ...ownKey, ended: 'signed_out', usedAt: '2026-11-29T14:02:00.000Z' };
    const { screen } = await open({ [call]: { body: { keys: [ended] } } });
    await expect.element(screen.getByText('Ended', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/last used .*14:02, ended by a new password/)).toBeVisible();
  });

  test('replaces a key after the password, and ends one at once', async () => {
    const { screen } = await open({
      [call]: { body: { keys: [ownKey] } },
      [`POST /api/user/api-keys/${ownKey.id}/rotate`]: { status: 201, body: { key: ownKey, apiKey } },
      [`DELETE /api/user/api-keys/${ownKey.id}`]: { status: 204 },
    });
    await screen.getByRole('button', { name: 'Replace My diary' }).click();
    await screen.getByLabelText('Password', { exact: true }).fill('Gable-demo-1');
    await screen.getByRole('button', { name: 'Replace the key' }).click();
    await expect.element(screen.getByLabelText('Your key “My diary”')).toHaveValue(apiKey);
    await screen.getByRole('button', { name: 'Done' }).click();
    await screen.getByRole('button', { name: 'End My diary' }).click();
    await expect.element(screen.getByText('“My diary” has ended.')).toBeVisible();
  });

  test('says why a key that was just replaced is not replaced again', async () => {
    const detail = 'This key was replaced within the last day.';
    const { screen } = await open({
      [call]: { body: { keys: [{ ...ownKey, formerUntil: '2026-11-30T09:00:00.000Z' }] } },
      [`POST /api/user/api-keys/${ownKey.id}/rotate`]: {
        status: 409,
        body: { code: 'conflict', state: 'rotated', detail },
      },
    });
    await expect.element(screen.getByText(/The one before works until/)).toBeVisible();
    await screen.getByRole('button', { name: 'Replace My diary' }).click();
    await screen.getByLabelText('Password', { exact: true }).fill('Gable-demo-1');
    await screen.getByRole('button', { name: 'Replace the key' }).click();
    await expect.element(screen.getByText(detail)).toBeVisible();
  });
});
