import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import { createProperty, ids, noon } from '../../properties/property-examples.ts';
import { type Answers, resetVisitor, startLogin, openSite, createUserAnswer } from '../app.tsx';
import { createAnswers } from '../payments/samples.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  resetVisitor();
});

const value = 'x'.repeat(40);
const invitation = {
  propertyId: ids.property,
  title: '14 Oak Road, Leeds',
  name: 'Ann Smith',
  seller: 'Sally Seller',
  togetherWith: ['Sally Seller', 'Ben Smith'],
  status: 'pending',
  isReaders: false,
};
const openLink = (answers: Answers = {}) =>
  openSite(`/joint-owner-invitation#${value}`, {
    'POST /api/joint-owner-invitation': { body: invitation },
    ...answers,
  });

describe('the page of an invitation', () => {
  test('shows a visitor the other owners, and needs a login for an answer', async () => {
    const { screen } = await openLink();
    await expect
      .element(
        screen.getByRole('heading', {
          name: 'You own 14 Oak Road, Leeds together with Sally Seller and Ben Smith',
        }),
      )
      .toBeVisible();
    const link = screen.getByRole('main').getByRole('link', { name: 'Log in' });
    await expect
      .element(link)
      .toHaveAttribute('href', `/login?next=${encodeURIComponent(`/joint-owner-invitation#${value}`)}`);
  });

  test('sends the answer of a logged-in person', async () => {
    startLogin();
    const sent: unknown[] = [];
    const { screen } = await openLink({
      'GET /api/user': createUserAnswer({ id: ids.other }),
      'POST /api/joint-owner-invitation/answer': (body) => {
        sent.push(body);
        return { body: { ...invitation, status: 'accepted', isReaders: true } };
      },
    });
    await screen.getByRole('button', { name: 'I agree' }).click();
    await expect.element(screen.getByText('You agreed to the sale')).toBeVisible();
    expect(sent).toEqual([{ value, agrees: true }]);
  });

  test('shows the same error for every invalid link', async () => {
    const { screen } = await openLink({
      'POST /api/joint-owner-invitation': { status: 410, body: { code: 'gone', detail: 'Ended' } },
    });
    await expect.element(screen.getByText('This link doesn’t open an invitation')).toBeVisible();
  });
});

const jointOffer = (change: object) => ({
  nation: 'england',
  strength: [{ part: 'chain', level: 'strong', text: 'First-time buyer, no chain' }],
  conditions: [],
  madeAt: noon.toISOString(),
  ...change,
});

describe('the page of a joint property', () => {
  test('shows price, viewings, offers and the steps of the sale', async () => {
    startLogin();
    const chosen: unknown[] = [];
    const { screen } = await openSite(`/joint-home/${ids.property}`, {
      'GET /api/user': createUserAnswer({ id: ids.other }),
      [`PUT /api/joint-homes/${ids.property}/notices`]: (body) => {
        chosen.push(body);
        return { body };
      },
      [`GET /api/joint-homes/${ids.property}`]: {
        body: {
          card: toPropertyCard(createProperty({ status: 'under_offer' }), noon),
          title: '14 Oak Road, Leeds',
          seller: 'Sally Seller',
          agreedAt: noon.toISOString(),
          togetherWith: ['Sally Seller'],
          interest: { views: 1_234, favourites: 12, enquiries: 5 },
          viewings: {
            upcoming: 1,
            past: 3,
            next: [
              {
                buyer: 2,
                start: '2026-12-05T10:00:00.000Z',
                end: '2026-12-05T10:30:00.000Z',
                kind: 'private',
                status: 'confirmed',
                attendees: 2,
              },
            ],
          },
          offers: [
            jointOffer({ buyer: 1, status: 'accepted', amount: 320_000, conditions: ['The shed stays'] }),
            jointOffer({ buyer: 2, status: 'pending', madeAt: '2026-11-20T12:00:00.000Z' }),
          ],
          notices: { offers: true, viewings: true },
          sale: {
            price: 320_000,
            acceptedAt: noon.toISOString(),
            steps: [
              { key: 'solicitors_instructed', title: 'Solicitors named', isDone: true, date: '2026-11-21' },
              { key: 'searches_ordered', title: 'Searches ordered', isDone: false },
            ],
          },
        },
      },
    });
    await expect.element(screen.getByRole('heading', { name: '14 Oak Road, Leeds' })).toBeVisible();
    await expect.element(screen.getByText('Sealed until the deadline')).toBeVisible();
    await expect.element(screen.getByText('Searches ordered')).toBeVisible();
    await expect.element(screen.getByText('1,234')).toBeVisible();
    await expect.element(screen.getByText('Buyer 2 · 2 people · Private viewing')).toBeVisible();
    await expect.element(screen.getByText('The shed stays')).toBeVisible();
    await expect
      .element(screen.getByText(/their names, messages and documents stay with Sally/))
      .toBeVisible();
    await expect.element(screen.getByText('When one is booked, moved or cancelled')).toBeVisible();
    await screen.getByRole('checkbox', { name: /^Viewings/ }).click();
    await expect.element(screen.getByRole('checkbox', { name: /^Viewings/ })).not.toBeChecked();
    expect(chosen).toEqual([{ offers: true, viewings: false }]);
  });

  test('is not available to other people', async () => {
    startLogin();
    const { screen } = await openSite(`/joint-home/${ids.property}`, {
      'GET /api/user': createUserAnswer({ id: ids.other }),
    });
    await expect.element(screen.getByText('You’re not following this home')).toBeVisible();
  });
});

describe('the owners on the page of an own listing', () => {
  const owner = {
    id: 'jnt_01K9ZX3Q6T4C8V0R2M5N7P9B1J',
    name: 'Ann Smith',
    email: 'ann@example.com',
    status: 'declined',
    invitedAt: noon.toISOString(),
    linkEndsAt: '2026-12-21T12:00:00.000Z',
    answeredAt: noon.toISOString(),
  };
  test('shows who has agreed, and invites another one', async () => {
    startLogin();
    const sent: unknown[] = [];
    const list = `/api/joint-owners/${ids.property}`;
    const { screen } = await openSite(`/my-listing/${ids.property}`, {
      'GET /api/user': createUserAnswer({ id: ids.owner }),
      ...createAnswers('live'),
      [`GET ${list}`]: { body: { jointOwners: [owner], places: 2 } },
      [`POST ${list}`]: (body) => {
        sent.push(body);
        return { status: 201, body: { jointOwners: [owner], places: 1 } };
      },
    });
    await expect.element(screen.getByText('Doesn’t agree')).toBeVisible();
    await screen.getByRole('button', { name: 'Add a joint owner' }).click();
    await screen.getByLabelText('Full name').fill('Ben Smith');
    await screen.getByLabelText('Email').fill('ben@example.com');
    await screen.getByRole('button', { name: 'Send the invitation' }).click();
    await expect.element(screen.getByRole('button', { name: 'Add a joint owner' })).toBeVisible();
    expect(sent).toEqual([{ name: 'Ben Smith', email: 'ben@example.com' }]);
    await screen.getByRole('button', { name: 'Remove Ann Smith' }).click();
    await expect.element(screen.getByLabelText('Why?')).toBeVisible();
  });
});
