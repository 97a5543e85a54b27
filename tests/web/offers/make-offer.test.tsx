import { beforeEach, describe, expect, test } from 'vitest';
import { ids } from '../../properties/property-examples.ts';
import { startLogin, openSite, createUserAnswer } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';

beforeEach(startLogin);

const { body: own } = createAnswers('live')[calls.home];
const home = { ...own, isOwner: false, owner: undefined };
const validUntil = '2999-02-15';
const check = (kind: string, evidence: object, approval: object) => ({
  id: 'bck_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  kind,
  status: 'approved',
  evidence: { kind, ...evidence },
  submittedAt: '2026-11-16T10:00:00.000Z',
  reasons: [],
  approval: { approvedAt: '2026-11-17T10:00:00.000Z', validUntil, basis: 'document', ...approval },
  version: 2,
});
const checks = [
  check(
    'agreement_in_principle',
    {
      lender: 'Calder Building Society',
      amountPence: 42_000_000,
      issuedOn: '2026-11-15',
      expiresOn: validUntil,
    },
    { amountPence: 42_000_000 },
  ),
  check('chain', { position: 'sold_subject_to_contract' }, { position: 'sold_subject_to_contract' }),
];

const open = (answers: Parameters<typeof openSite>[1]) =>
  openSite(`/property-details/${ids.property}/offer`, {
    'GET /api/user': createUserAnswer({ buyerProfile: { status: 'need_to_sell', aipAmount: 420_000 } }),
    [calls.home]: { body: home },
    'GET /api/buyer-checks': { body: { checks, proceedable: true, missing: [] } },
    'GET /api/my-offers': { body: { offers: [], total: 0, page: 1, per_page: 1 } },
    ...answers,
  });

describe('the offer of a checked buyer', () => {
  test('takes a sum, a look and a press, shows no checked sum to the seller and keeps the profile', async () => {
    const sent: unknown[] = [];
    const saved: unknown[] = [];
    const { screen } = await open({
      'POST /api/offers': (body) => {
        sent.push(body);
        return { status: 201, body: {} };
      },
      'PUT /api/buyer-seller/update-profile': (body) => {
        saved.push(body);
        return { status: 200, body: {} };
      },
    });
    const card = screen.getByRole('region', { name: 'How you’re buying' });
    await expect.element(card.getByText(/£420,000 from Calder Building Society/)).toBeVisible();
    await expect.element(card.getByText('Checked by Gable').first()).toBeVisible();
    await screen.getByLabelText('Your offer').fill(String(home.price));
    await screen.getByRole('button', { name: 'Check your offer' }).click();
    await screen.getByRole('button', { name: 'Send offer' }).click();
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent).toEqual([
      expect.objectContaining({ amount: home.price, funding: 'mortgage', position: 'sold_stc' }),
    ]);
    expect(JSON.stringify(sent)).not.toContain('420000');
    expect(saved).toEqual([]);
  });

  test('can change what is filled in', async () => {
    const { screen } = await open({});
    await screen.getByRole('button', { name: /^Change/ }).click();
    await expect.element(screen.getByRole('group', { name: 'How you’re buying' })).toHaveFocus();
    await expect
      .element(screen.getByRole('radio', { name: /^I’ve accepted an offer for my home/ }))
      .toBeChecked();
    await expect.element(screen.getByText('From your buyer profile')).toBeVisible();
    await expect.element(screen.getByLabelText('Lender')).toHaveValue('');
  });

  test('asks everything of a buyer of whom nothing is known, also where the checks can’t be read', async () => {
    const { screen } = await open({
      'GET /api/user': createUserAnswer(),
      'GET /api/buyer-checks': { status: 404, body: {} },
    });
    await expect.element(screen.getByRole('radio', { name: /^First-time buyer/ })).not.toBeChecked();
    expect(screen.getByRole('region', { name: 'How you’re buying' }).query()).toBeNull();
    await expect.element(screen.getByText(/far more seriously\.$/)).toBeVisible();
  });

  test('says where the sum of an agreement comes from', async () => {
    const { screen } = await open({
      'GET /api/user': createUserAnswer({ buyerProfile: { status: 'ftb', aipAmount: 420_000 } }),
      'GET /api/buyer-checks': { status: 404, body: {} },
    });
    await expect.element(screen.getByText(/far more seriously\. From your buyer profile\.$/)).toBeVisible();
  });
});
