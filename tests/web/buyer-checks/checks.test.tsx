import { describe, expect, test } from 'vitest';
import { ids } from '../../properties/property-examples.ts';
import { type Answers, startLogin, openSite, createUserAnswer } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';

const tail = '01K9ZX3Q6T4C8V0R2M5N7P9B1D';
const path = '/api/buyer-checks';
const nothing = { checks: [], proceedable: false, missing: ['funding', 'chain'] };
const returned = {
  id: `bck_${tail}`,
  kind: 'proof_of_funds',
  status: 'returned',
  evidence: { kind: 'proof_of_funds', amountPence: 30_000_000, statementOn: '2026-11-10' },
  submittedAt: '2026-11-20T10:00:00.000Z',
  reasons: ['name_differs'],
  note: 'The statement is in another name.',
  approval: {
    approvedAt: '2026-09-01T10:00:00.000Z',
    validUntil: '2027-03-03',
    amountPence: 30_000_000,
    basis: 'document',
  },
  version: 4,
};
const open = (answers: Answers) => {
  startLogin();
  return openSite('/buyer-checks', { 'GET /api/user': createUserAnswer(), ...answers });
};

describe('/buyer-checks', () => {
  test('shows what is missing, and sends a first-time buyer’s declaration without a document', async () => {
    const bodies: unknown[] = [];
    const { screen } = await open({
      [`GET ${path}`]: { body: nothing },
      [`POST ${path}`]: (body) => {
        bodies.push(body);
        const check = {
          ...returned,
          kind: 'chain',
          status: 'submitted',
          evidence: { kind: 'chain', position: 'first_time_buyer' },
          reasons: [],
          note: undefined,
          approval: undefined,
        };
        return { status: 201, body: { ...nothing, checks: [check] } };
      },
    });
    await expect.element(screen.getByText('Still missing')).toBeVisible();
    await screen.getByRole('button', { name: 'Add it (Chain)' }).click();
    await screen.getByRole('button', { name: 'Send for checking' }).click();
    await expect.element(screen.getByText('Choose your position')).toBeVisible();
    await screen.getByRole('radio', { name: /^First-time buyer/ }).click();
    await screen.getByRole('button', { name: 'Send for checking' }).click();
    await expect.element(screen.getByText('We’re looking at it')).toBeVisible();
    expect(bodies).toEqual([{ evidence: { kind: 'chain', position: 'first_time_buyer' }, version: 0 }]);
  });

  test('requires the document, agent and reference of a sale', async () => {
    const { screen } = await open({ [`GET ${path}`]: { body: nothing } });
    await screen.getByRole('button', { name: 'Add it (Chain)' }).click();
    await screen.getByRole('radio', { name: /^Own home under offer/ }).click();
    await screen.getByRole('button', { name: 'Send for checking' }).click();
    await expect.element(screen.getByText('Name the estate agent or solicitor')).toBeVisible();
    await expect.element(screen.getByText('Enter their reference')).toBeVisible();
    await expect.element(screen.getByText('Add the document')).toBeVisible();
  });

  test('shows why a check was returned, and what sellers still see', async () => {
    const { screen } = await open({ [`GET ${path}`]: { body: { ...nothing, checks: [returned] } } });
    await expect.element(screen.getByText('Needs a change')).toBeVisible();
    await expect.element(screen.getByText(/isn’t the one on your account/)).toBeVisible();
    await expect.element(screen.getByText('The statement is in another name.')).toBeVisible();
    await expect.element(screen.getByText(/valid until 3 March 2027/)).toBeVisible();
  });

  test('withdraws a check after a confirmation', async () => {
    const bodies: unknown[] = [];
    const { screen } = await open({
      [`GET ${path}`]: { body: { ...nothing, checks: [returned] } },
      [`POST ${path}/bck_${tail}/withdraw`]: (body) => {
        bodies.push(body);
        return { body: nothing };
      },
    });
    await screen.getByRole('button', { name: 'Withdraw Proof of funds' }).click();
    await expect.element(screen.getByText(/Sellers no longer see that this is checked/)).toBeVisible();
    await screen.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect.poll(() => bodies).toEqual([{ version: 4 }]);
  });
});

describe('a property whose seller requires checks', () => {
  const { body } = createAnswers('live')[calls.home];
  const asking = {
    ...body,
    isOwner: false,
    owner: undefined,
    whoMayBook: 'proceedable',
    whoMayOffer: 'proceedable',
  };
  const visit = (own: unknown) => {
    startLogin();
    return openSite(`/property-details/${ids.property}`, {
      [calls.home]: { body: asking },
      'GET /api/user': createUserAnswer(),
      [`GET ${path}`]: { body: own },
    });
  };

  test('shows the requirement and links to the checks', async () => {
    const { screen } = await visit(nothing);
    await expect
      .element(screen.getByText('The seller asks for a check before viewings and offers'))
      .toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Show that you can proceed' }))
      .toHaveAttribute('href', '/buyer-checks');
  });
});

describe('the seller’s choice of buyers', () => {
  test('is saved with the listing and shows how many buyers meet it', async () => {
    const bodies: unknown[] = [];
    const home = createAnswers('live')[calls.home];
    startLogin();
    const { screen } = await openSite(`/my-listing/${ids.property}`, {
      ...createAnswers('live'),
      'GET /api/user': createUserAnswer({ id: ids.owner }),
      [`GET /api/buyer-reach/${ids.property}`]: {
        body: { everyone: 5, identity_checked: 3, proceedable: 1 },
      },
      [`PUT /api/properties/${ids.property}`]: (sent) => {
        bodies.push(sent);
        return { body: { ...home.body, whoMayOffer: 'proceedable', version: home.body.version + 1 } };
      },
    });
    await screen.getByText('Change who may book and offer').click();
    await expect.element(screen.getByText('1 of 5 buyers who wrote to you').first()).toBeVisible();
    const offer = screen.getByRole('group', { name: 'Make an offer' });
    await offer.getByRole('radio', { name: /^Buyers who have shown/ }).click();
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(() => bodies)
      .toEqual([{ version: home.body.version, whoMayBook: 'everyone', whoMayOffer: 'proceedable' }]);
    await expect.element(screen.getByText('Saved. This applies from now on.')).toBeVisible();
    await expect
      .element(screen.getByRole('definition').filter({ hasText: /^Buyers who have shown/ }))
      .toBeVisible();
  });
});
