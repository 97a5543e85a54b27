import { describe, expect, test } from 'vitest';
import { ids } from '../../properties/property-examples.ts';
import { type Answers, createUserAnswer, openSite, startLogin } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';

const { body } = createAnswers('live')[calls.home];
const visited = { ...body, isOwner: false, owner: undefined };
const openHome = (more: Record<string, unknown>) =>
  openSite(`/property-details/${ids.property}`, { [calls.home]: { body: { ...visited, ...more } } });

describe('the price of a home', () => {
  test('has what was proved of its seller, with the date and what it means', async () => {
    const ownerMark = { checkedAt: '2026-05-12T09:30:00.000Z', basis: 'register', seller: 'owner' };
    const { screen } = await openHome({ ownerMark });
    await screen.getByText('Owner verified').first().click();
    await expect
      .element(screen.getByText(/HM Land Registry has that name as an owner of the title/))
      .toBeVisible();
    await expect.element(screen.getByText(/That was so on 12 May 2026/)).toBeVisible();
    expect(screen.getByText('Owner not verified.').elements()).toHaveLength(0);
  });

  test.each([
    ['owner', 'Owner verified', /accepted a document that names them as an owner/],
    ['for_owner', 'Right to sell verified', /lets them sell this home for its owner/],
  ])('says that the register was not asked for a document of the %s', async (seller, name, meaning) => {
    const ownerMark = { checkedAt: '2026-05-12T09:30:00.000Z', basis: 'document', seller };
    const { screen } = await openHome({ ownerMark });
    await screen.getByText(name).first().click();
    await expect.element(screen.getByText(meaning)).toBeVisible();
    await expect.element(screen.getByText(/The land register wasn’t asked/)).toBeVisible();
  });

  test.each([
    [
      ['email_verified', 'identity_checked'],
      /We’ve checked the seller’s email address and identity, not that/,
    ],
    [['email_verified'], /We’ve checked the seller’s email address, not that this home is theirs/],
    [[], /We haven’t checked that this home is the seller’s/],
  ])('says what is checked without a proof: %j', async (badges, text) => {
    const { screen } = await openHome({ seller: { ...body.seller, badges } });
    await expect.element(screen.getByText('Owner not verified.')).toBeVisible();
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  test('says nothing of the seller once the home is sold', async () => {
    const { screen } = await openHome({ status: 'completed' });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByText('Owner not verified.').elements()).toHaveLength(0);
  });
});

const path = `/api/ownership-checks/${ids.property}`;
const ownership = {
  enabled: true,
  register: 'hm_land_registry',
  provable: true,
  identityCheckedAt: '2026-05-01T09:00:00.000Z',
  check: null,
};
const check = { status: 'checking', documents: [], updatedAt: '2026-05-12T09:30:00.000Z' };
const openProof = (answer: Record<string, unknown>, more: Answers = {}) => {
  startLogin();
  return openSite(`/my-listing/${ids.property}/ownership`, {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    ...createAnswers('live'),
    [`GET ${path}`]: { body: { ...ownership, ...answer } },
    ...more,
  });
};

describe('/my-listing/{id}/ownership', () => {
  test('asks for the identity first', async () => {
    const { screen } = await openProof({ identityCheckedAt: null });
    await expect
      .element(screen.getByRole('link', { name: 'Check my identity' }))
      .toHaveAttribute('href', '/profile?tab=identity');
    expect(screen.getByRole('button', { name: /Ask HM Land Registry/ }).elements()).toHaveLength(0);
  });

  test('asks the register, by a title number if there is one, and shows that it is asked', async () => {
    const bodies: unknown[] = [];
    const { screen } = await openProof(
      {},
      {
        [`POST ${path}`]: (sent) => {
          bodies.push(sent);
          return { status: 202, body: { ...ownership, check } };
        },
      },
    );
    await screen.getByRole('textbox', { name: /Title number/ }).fill('wyk 123456');
    await screen.getByRole('button', { name: 'Ask HM Land Registry' }).click();
    await expect.element(screen.getByText('We’re asking HM Land Registry')).toBeVisible();
    expect(bodies).toEqual([{ titleNumber: 'wyk 123456' }]);
  });

  test.each([
    [
      { check: { ...check, nextTryAt: '2026-05-12T10:30:00.000Z' } },
      'HM Land Registry doesn’t answer at the moment',
    ],
    [{ check: { ...check, status: 'not_confirmed', doubt: 'name' } }, 'We couldn’t verify you as the owner'],
    [{ check: { ...check, status: 'not_confirmed', doubt: 'not_found' } }, /found no title/],
    [{ check: { ...check, status: 'in_review' } }, 'Our team is looking at your document'],
    [{ check: { ...check, status: 'declined', reason: 'It names a cousin.' } }, 'It names a cousin.'],
    [
      { check: { ...check, status: 'lapsed', lapse: 'name_changed' } },
      /You changed your name after the check/,
    ],
    [{ enabled: false }, 'We don’t offer this check at the moment'],
    [{ provable: false }, 'There’s nothing to prove any more'],
    [{ register: 'registers_of_scotland' }, /We don’t ask Registers of Scotland/],
    [
      { register: 'land_registers_of_northern_ireland' },
      /We don’t ask the land registers of Northern Ireland/,
    ],
  ])('shows %j', async (answer, text) => {
    const { screen } = await openProof(answer);
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  test('shows the title of a verified owner, and offers nothing more', async () => {
    const mark = { checkedAt: '2026-05-12T09:30:00.000Z', basis: 'register', seller: 'owner' };
    const { screen } = await openProof({
      check: { ...check, status: 'verified', titleNumber: 'WYK123456', mark },
    });
    await expect.element(screen.getByText('Owner verified on 12 May 2026')).toBeVisible();
    await expect.element(screen.getByText(/as an owner of title WYK123456/)).toBeVisible();
    expect(
      screen.getByRole('button', { name: /Ask HM Land Registry|Send the document/ }).elements(),
    ).toHaveLength(0);
  });
});
