import { describe, expect, test } from 'vitest';
import { type Answers, startLogin, openSite, createUserAnswer } from '../app.tsx';

const id = 'bck_01K9ZX3Q6T4C8V0R2M5N7P9B1D';
const one = `/api/staff/buyer-checks/${id}`;
const check = {
  id,
  kind: 'proof_of_funds',
  status: 'submitted',
  evidence: {
    kind: 'proof_of_funds',
    amountPence: 30_000_000,
    statementOn: '2026-11-10',
    document: { id: 'img_01K9ZX3Q6T4C8V0R2M5N7P9B1D', name: 'Statement.pdf' },
  },
  submittedAt: '2026-11-20T10:00:00.000Z',
  reasons: [],
  version: 1,
  buyer: {
    id: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
    user_name: 'ben buyer',
    firstName: 'Benjamin',
    lastName: 'Buyer',
  },
  own: false,
  wouldCountUntil: '2027-02-08',
  file: { name: 'Statement.pdf', url: 'https://files.example/a' },
  acts: [],
};
const open = (answers: Answers) => {
  startLogin();
  return openSite(`/staff/buyer-checks/${id}`, {
    'GET /api/user': createUserAnswer({ roles: ['staff'] }),
    ...answers,
  });
};

describe('/staff/buyer-checks/{id}', () => {
  test('shows the account’s data for the comparison, and approves', async () => {
    const bodies: unknown[] = [];
    const { screen } = await open({
      [`GET ${one}`]: { body: check },
      [`POST ${one}/decide`]: (body) => {
        bodies.push(body);
        return { body: { ...check, status: 'approved', version: 2 } };
      },
    });
    await expect.element(screen.getByText('Benjamin Buyer')).toBeVisible();
    await expect.element(screen.getByText('£300,000')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Open the document' }))
      .toHaveAttribute('href', 'https://files.example/a');
    await screen.getByRole('button', { name: 'Decide' }).click();
    await expect.element(screen.getByText('Choose one')).toBeVisible();
    await screen.getByRole('radio', { name: /^Approve/ }).click();
    await screen.getByRole('button', { name: 'Approve' }).click();
    await expect.poll(() => bodies).toEqual([{ outcome: 'approved', version: 1 }]);
  });

  test('requires a reason, and a text for another reason', async () => {
    const bodies: unknown[] = [];
    const { screen } = await open({
      [`GET ${one}`]: { body: check },
      [`POST ${one}/decide`]: (body) => {
        bodies.push(body);
        return { body: { ...check, status: 'returned', version: 2 } };
      },
    });
    await screen.getByRole('radio', { name: /^Return/ }).click();
    await screen.getByRole('button', { name: 'Return' }).click();
    await expect.element(screen.getByText('Choose a reason')).toBeVisible();
    await screen.getByRole('checkbox', { name: /^Something else/ }).click();
    await screen.getByRole('button', { name: 'Return' }).click();
    await expect.element(screen.getByText('Say what has to change')).toBeVisible();
    await screen.getByLabelText('A note to the buyer').fill('Page two is missing.');
    await screen.getByRole('button', { name: 'Return' }).click();
    await expect
      .poll(() => bodies)
      .toEqual([{ outcome: 'returned', reasons: ['other'], note: 'Page two is missing.', version: 1 }]);
  });

  test('leaves the own check to a colleague', async () => {
    const { screen } = await open({ [`GET ${one}`]: { body: { ...check, own: true } } });
    await expect.element(screen.getByText('This is your own check')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Decide' }).elements()).toEqual([]);
  });
});
