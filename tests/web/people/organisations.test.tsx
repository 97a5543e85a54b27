import { beforeEach, describe, expect, test } from 'vitest';
import { type Answers, createUserAnswer, openSite, startLogin } from '../app.tsx';

beforeEach(startLogin);

const user = createUserAnswer();
/** Of the person that `createUserAnswer` logs in. */
const userId = 'usr_01J00000000000000000000000';
const id = 'org_01K9ZX3Q6T4C8V0R2M5N7P9B1G';
const at = '2026-11-29T09:00:00.000Z';
const self = { userId, name: 'Alex', role: 'admin', since: at };
const colleague = { userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B2F', name: 'Sam', role: 'developer', since: at };
const key = {
  id: 'key_01K9ZX3Q6T4C8V0R2M5N7P9B1K',
  name: 'Importer',
  scopes: ['search:read'],
  hint: 'Qx7a',
  createdAt: at,
  expiresAt: '2027-02-27T09:00:00.000Z',
  expired: false,
};
const organisation = {
  id,
  name: 'Harbour Portal',
  role: 'admin',
  createdAt: at,
  members: [self, colleague],
  keys: [key],
  invitations: [],
  acts: [{ at, what: 'key_made', by: 'Alex', key: 'Importer' }],
};
const call = 'GET /api/organisations';
const open = (shown: readonly object[], more: Answers = {}) =>
  openSite('/developers/organisations', {
    'GET /api/user': user,
    [call]: { body: { organisations: shown } },
    ...more,
  });

describe('organisations', () => {
  test('begin with a name', async () => {
    let shown: object[] = [];
    const sent: unknown[] = [];
    const { screen } = await open([], {
      [call]: () => ({ body: { organisations: shown } }),
      'POST /api/organisations': (body) => {
        sent.push(body);
        shown = [{ ...organisation, members: [self], keys: [], acts: [] }];
        return { status: 201, body: shown[0] };
      },
    });
    await screen.getByRole('button', { name: 'Create an organisation' }).click();
    await screen.getByLabelText('Name').fill('Harbour Portal');
    await screen.getByRole('button', { name: 'Create it' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Harbour Portal' })).toBeVisible();
    expect(sent).toEqual([{ name: 'Harbour Portal' }]);
    await expect.element(screen.getByRole('button', { name: 'Make its first key' })).toBeVisible();
  });

  test('show an admin who waits, and let them invite, hand over and remove', async () => {
    const waiting = { id: 'oiv_01K9ZX3Q6T4C8V0R2M5N7P9B1V', role: 'developer', linkEndsAt: at };
    const sent: unknown[] = [];
    const { screen } = await open(
      [
        {
          ...organisation,
          invitations: [
            { ...waiting, email: 'new@example.com', expired: false },
            { ...waiting, id: 'oiv_01K9ZX3Q6T4C8V0R2M5N7P9B1W', email: 'late@example.com', expired: true },
          ],
        },
      ],
      {
        [`POST /api/organisations/${id}/invitations`]: (body) => {
          sent.push(body);
          return { status: 201, body: organisation };
        },
        [`PUT /api/organisations/${id}/members/${colleague.userId}`]: { body: organisation },
      },
    );
    await expect.element(screen.getByText('Link ended')).toBeVisible();
    await expect.element(screen.getByText('To leave, make somebody else an admin first.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Leave', exact: true }).query()).toBeNull();
    await screen.getByRole('button', { name: 'Invite someone' }).click();
    await expect.element(screen.getByLabelText('Their email')).toHaveFocus();
    await screen.getByLabelText('Their email').fill('dev@example.com');
    await screen.getByRole('button', { name: 'Send invitation' }).click();
    await expect.element(screen.getByRole('button', { name: 'Invite someone' })).toHaveFocus();
    expect(sent).toEqual([{ email: 'dev@example.com', role: 'developer' }]);
    await screen.getByRole('button', { name: 'Make Sam an admin' }).click();
    await expect.element(screen.getByText('Sam is an admin now.')).toBeVisible();
    await screen.getByText('Activity', { exact: true }).click();
    await expect.element(screen.getByText(/Alex made the key “Importer”/)).toBeVisible();
  });

  test('give a developer the keys, and nothing of people to change', async () => {
    const apiKey = `gable_org_test_${'k'.repeat(36)}`;
    const late = { ...key, expired: true, formerUntil: at };
    const { screen } = await open(
      [
        {
          ...organisation,
          role: 'developer',
          acts: [],
          members: [
            { ...self, role: 'developer' },
            { ...colleague, role: 'admin' },
          ],
          keys: [late],
        },
      ],
      {
        [`POST /api/organisations/${id}/keys/${key.id}/rotate`]: { status: 201, body: { key, apiKey } },
        [`DELETE /api/organisations/${id}/keys/${key.id}`]: { status: 204 },
      },
    );
    await expect.element(screen.getByText('Ended', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(key.id)).toBeVisible();
    await expect.element(screen.getByText(/The secret before works until/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Invite someone' }).query()).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove Sam' }).query()).toBeNull();
    await screen.getByRole('button', { name: 'Replace Importer' }).click();
    await expect.element(screen.getByText(/The one before works for another day/)).toBeVisible();
    await screen.getByRole('button', { name: 'Replace it' }).click();
    const secret = screen.getByLabelText('Secret of “Importer”');
    await expect.element(secret).toHaveValue(apiKey);
    await expect.element(secret).toHaveFocus();
    await screen.getByRole('button', { name: 'Done' }).click();
    await expect.element(screen.getByRole('button', { name: 'Make a key' })).toHaveFocus();
    await screen.getByRole('button', { name: 'End Importer' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'End Importer?' })).toBeVisible();
    await screen.getByRole('button', { name: 'End it' }).click();
    await expect.element(screen.getByText('“Importer” and its tokens have ended.')).toBeVisible();
    expect(document.activeElement?.textContent).toMatch(/^Keys/);
  });

  test('replace a key once, however often it is pressed, and say a refusal', async () => {
    const rotated = Promise.withResolvers<{ status: number; body: object }>();
    let calls = 0;
    const { screen } = await open([organisation], {
      [`POST /api/organisations/${id}/keys/${key.id}/rotate`]: () => {
        calls += 1;
        return rotated.promise;
      },
    });
    const replace = screen.getByRole('button', { name: 'Replace Importer' });
    await replace.click();
    await screen.getByRole('button', { name: 'Replace it' }).click();
    await expect.element(replace).toBeDisabled();
    const detail = 'This key was replaced within the last day.';
    rotated.resolve({ status: 409, body: { code: 'conflict', state: 'rotated', detail } });
    await expect.element(screen.getByText(detail)).toBeVisible();
    expect(calls).toBe(1);
  });

  test('say that a press failed, and why', async () => {
    const detail = 'The organisation changed.';
    const { screen } = await open([organisation], {
      [`DELETE /api/organisations/${id}/members/${colleague.userId}`]: {
        status: 409,
        body: { code: 'stale', detail },
      },
    });
    await screen.getByRole('button', { name: 'Remove Sam' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Remove Sam?' })).toBeVisible();
    await screen.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.element(screen.getByText(detail)).toBeVisible();
  });
});

describe('an invitation to an organisation', () => {
  const path = `/organisation-invitation#01K9ZX3Q6T4C8V0R2M5N7P9B1G.${'k'.repeat(43)}`;
  const look = 'POST /api/organisation-invitation';
  const shown = {
    organisation: 'Harbour Portal',
    role: 'developer',
    sender: 'Alex',
    linkEndsAt: at,
    member: false,
  };

  test('is accepted by a press', async () => {
    const { screen } = await openSite(path, {
      'GET /api/user': user,
      [look]: { body: shown },
      'POST /api/organisation-invitation/accept': { body: organisation },
      [call]: { body: { organisations: [organisation] } },
    });
    await expect
      .element(screen.getByRole('heading', { name: 'Alex invites you to Harbour Portal' }))
      .toBeVisible();
    await expect.element(screen.getByText(/^As a developer you’ll look after the API keys/)).toBeVisible();
    await screen.getByRole('button', { name: 'Join' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Organisations' })).toBeVisible();
  });

  test('says to a member that there is nothing to accept', async () => {
    const member = await openSite(path, {
      'GET /api/user': user,
      [look]: { body: { ...shown, member: true } },
    });
    await expect.element(member.screen.getByText('You’re in Harbour Portal already')).toBeVisible();
  });

  test('does not open by a link that has ended', async () => {
    const { screen } = await openSite(path, {
      'GET /api/user': user,
      [look]: { status: 410, body: { code: 'gone' } },
    });
    await expect.element(screen.getByText('This link doesn’t open an invitation')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Your organisations' }))
      .toHaveAttribute('href', '/developers/organisations');
  });
});
