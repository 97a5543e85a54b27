import { describe, expect, test } from 'vitest';
import { toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import { createProperty, ids, noon } from '../../properties/property-examples.ts';
import { type Answers, startLogin, openSite, createUserAnswer } from '../app.tsx';
import { createAnswers } from '../payments/samples.ts';

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
const createConsent = (change: object = {}) => ({
  version: 1,
  document: 'Joint owner’s consent to a sale',
  paperHash: 'ab'.repeat(32),
  paper: {
    about: '14 Oak Road, Leeds, LS6 3HN',
    stamp: 'A consent on Gable. Not a contract of sale.',
    issued: 'For Ann Smith, whom Sally Seller invited on 21 November 2026.',
    sections: [
      { heading: 'What I agree to', rows: [{ label: 'Offers', text: 'Sally Seller can accept offers.' }] },
      { heading: 'What it doesn’t cover', rows: [{ label: 'My share', text: 'It transfers nothing.' }] },
    ],
    footnotes: ['Gable hasn’t checked these details.'],
  },
  names: ['Ann Smith'],
  intent: { version: '2026-11-30', text: 'I’ve read this consent, and I sign it because I own the home.' },
  freshUntil: '2126-11-30T12:00:00.000Z',
  ...change,
});
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

  const asAnn = {
    'GET /api/user': createUserAnswer({ id: ids.other }),
    'POST /api/joint-owner-invitation/consent': { body: createConsent() },
  };

  test('shows what is signed, and sends the signature of who agrees', async () => {
    startLogin();
    const sent: unknown[] = [];
    const { screen } = await openLink({
      ...asAnn,
      'POST /api/joint-owner-invitation/answer': (body) => {
        sent.push(body);
        return { body: { ...invitation, status: 'accepted', isReaders: true } };
      },
    });
    await expect.element(screen.getByText('What it doesn’t cover')).toBeVisible();
    await screen.getByRole('button', { name: 'I agree and want to sign' }).click();
    await screen.getByRole('button', { name: 'Agree and sign' }).click();
    await expect.element(screen.getByText('Agree to this to sign')).toBeVisible();
    expect(sent).toEqual([]);
    await screen.getByLabelText('Type your full name').fill('ann smith');
    await screen.getByRole('checkbox', { name: /^I’ve read this consent/ }).click();
    await screen.getByRole('button', { name: 'Agree and sign' }).click();
    await expect.element(screen.getByText('You agreed to the sale')).toBeVisible();
    expect(document.activeElement?.textContent).toMatch(/^You agreed to the sale/);
    const { paperHash } = createConsent();
    expect(sent).toEqual([
      {
        value,
        agrees: true,
        signature: {
          paperHash,
          mark: { kind: 'typed', text: 'ann smith' },
          intent: '2026-11-30',
          agrees: true,
        },
      },
    ]);
  });

  test('sends the answer of who declines, without a signature', async () => {
    startLogin();
    const sent: unknown[] = [];
    const { screen } = await openLink({
      ...asAnn,
      'POST /api/joint-owner-invitation/answer': (body) => {
        sent.push(body);
        return { body: { ...invitation, status: 'declined', isReaders: true } };
      },
    });
    await screen.getByRole('button', { name: 'I don’t agree' }).click();
    await expect.element(screen.getByText('You didn’t agree to the sale')).toBeVisible();
    expect(document.activeElement?.textContent).toMatch(/^You didn’t agree to the sale/);
    expect(sent).toEqual([{ value, agrees: false }]);
  });

  test('shows a consent that changed while it was read, with an empty form', async () => {
    startLogin();
    let paperHash = 'ab'.repeat(32);
    const { screen } = await openLink({
      ...asAnn,
      'POST /api/joint-owner-invitation/consent': () => ({ body: createConsent({ paperHash }) }),
      'POST /api/joint-owner-invitation/answer': () => {
        paperHash = 'cd'.repeat(32);
        const detail = 'The consent has changed since you read it. Read it again, then sign it.';
        return { status: 409, body: { status: 409, code: 'conflict', state: 'changed', detail } };
      },
    });
    await screen.getByRole('button', { name: 'I agree and want to sign' }).click();
    await screen.getByLabelText('Type your full name').fill('Ann Smith');
    await screen.getByRole('checkbox', { name: /^I’ve read this consent/ }).click();
    await screen.getByRole('button', { name: 'Agree and sign' }).click();
    await expect.element(screen.getByText(/^The consent has changed since you read it/)).toBeVisible();
    await expect.element(screen.getByLabelText('Type your full name')).toHaveValue('');
  });

  test('asks for another login before the form', async () => {
    startLogin();
    const { screen } = await openLink({
      ...asAnn,
      'POST /api/joint-owner-invitation/consent': { body: createConsent({ freshUntil: undefined }) },
    });
    await screen.getByRole('button', { name: 'I agree and want to sign' }).click();
    await expect.element(screen.getByText('Log in again to sign')).toBeVisible();
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

const jointHome = {
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
};

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
        body: jointHome,
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

  const signed = { signedAt: noon.toISOString(), pdfUrl: 'https://files.example/consent.pdf' };
  const openHome = (consent: object | undefined, answers: Answers = {}) =>
    openSite(`/joint-home/${ids.property}`, {
      'GET /api/user': createUserAnswer({ id: ids.other }),
      [`GET /api/joint-homes/${ids.property}`]: { body: { ...jointHome, consent } },
      [`GET /api/joint-owners/${ids.property}/consent`]: { body: createConsent({ version: 2 }) },
      ...answers,
    });

  test.each<[string, object | undefined, readonly (string | RegExp)[]]>([
    ['given by a click', undefined, [/by a click, before consents were signed\. That still counts/]],
    ['signed', signed, [/^You signed on/, /Signed consent \(PDF\)$/]],
    [
      'signed on other owners',
      { ...signed, endedBy: 'owners' },
      [/^Please sign again$/, /^The owners of this home changed after you signed/],
    ],
    ['signed on another address', { ...signed, endedBy: 'address' }, [/^The address of this home changed/]],
  ])('says of a consent that it is %s', async (_, consent, texts) => {
    startLogin();
    const { screen } = await openHome(consent);
    for (const text of texts) await expect.element(screen.getByText(text)).toBeVisible();
  });

  test('takes a new signature', async () => {
    startLogin();
    let consent: object = { ...signed, endedBy: 'owners' };
    const { screen } = await openHome(consent, {
      [`GET /api/joint-homes/${ids.property}`]: () => ({ body: { ...jointHome, consent } }),
      [`POST /api/joint-owners/${ids.property}/consent`]: () => {
        consent = signed;
        return { status: 201, body: { signedAt: noon.toISOString() } };
      },
    });
    await screen.getByRole('button', { name: 'Read and sign' }).click();
    await screen.getByLabelText('Type your full name').fill('Ann Smith');
    await screen.getByRole('checkbox', { name: /^I’ve read this consent/ }).click();
    await screen.getByRole('button', { name: 'Sign your consent' }).click();
    await expect.element(screen.getByRole('link', { name: /Signed consent/ })).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^You signed on/);
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
  test('shows who has signed, who has to again, and who agreed by a click', async () => {
    startLogin();
    const consent = { signedAt: noon.toISOString(), pdfUrl: 'https://files.example/consent.pdf' };
    const accept = (id: string, name: string, change: object) => ({
      ...owner,
      id: owner.id.slice(0, -1) + id,
      name,
      status: 'accepted',
      ...change,
    });
    const { screen } = await openSite(`/my-listing/${ids.property}`, {
      'GET /api/user': createUserAnswer({ id: ids.owner }),
      ...createAnswers('live'),
      [`GET /api/joint-owners/${ids.property}`]: {
        body: {
          jointOwners: [
            accept('A', 'Ann Signed', { consent }),
            accept('B', 'Ben Changed', { consent: { ...consent, endedBy: 'owners' } }),
            accept('C', 'Cat Clicked', {}),
          ],
          places: 0,
        },
      },
    });
    await expect.element(screen.getByText('Has to sign again')).toBeVisible();
    await expect.element(screen.getByText(/The owners have changed since/)).toBeVisible();
    await expect.element(screen.getByText(/by a click, without a signature\. That counts/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Signed consent (PDF) of Ann Signed' }))
      .toHaveAttribute('href', consent.pdfUrl);
  });

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
    await expect.element(screen.getByLabelText('Full name')).toHaveFocus();
    await screen.getByLabelText('Full name').fill('Ben Smith');
    await screen.getByLabelText('Email').fill('ben@example.com');
    await screen.getByRole('button', { name: 'Send the invitation' }).click();
    await expect.element(screen.getByRole('button', { name: 'Add a joint owner' })).toHaveFocus();
    expect(sent).toEqual([{ name: 'Ben Smith', email: 'ben@example.com' }]);
    await screen.getByRole('button', { name: 'Remove Ann Smith' }).click();
    await expect.element(screen.getByLabelText('Why?')).toBeVisible();
  });
});
