import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import { createProperty, ids, noon } from '../../properties/property-examples.ts';
import { type Answers, createUserAnswer, openSite, startLogin } from '../app.tsx';

const card = toPropertyCard(createProperty({ status: 'live' }), noon);
const savedAt = noon.toISOString();
const favourite = {
  id: 'fav_01K9ZX3Q6T4C8V0R2M5N7P9B1F',
  propertyId: card.id,
  savedPrice: card.price,
  priceDelta: 0,
  savedAt,
  note: 'Too near the pub',
  card,
};
const favourites = { favourites: [favourite], total: 1, page: 1, per_page: 500, ownIds: [] };
const partner = { name: 'Alex', sharedAt: savedAt };
const home = {
  propertyId: card.id,
  savedBy: 'partner',
  savedAt,
  savedPrice: card.price,
  yours: {},
  theirs: {},
  card,
};
const gone = {
  ...home,
  propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1C',
  savedBy: 'both',
  savedTitle: 'Ash Road, Leeds',
  card: undefined,
};
const listOf = (...homes: readonly object[]) => ({
  body: { homes, total: homes.length, page: 1, per_page: 500 },
});

async function openSaved(answers: Answers, path = '/favourites') {
  startLogin();
  return openSite(path, {
    'GET /api/user': createUserAnswer({ id: ids.other }),
    'GET /api/favourites': { body: favourites },
    'GET /api/shortlist': { body: { days: [] } },
    ...answers,
  });
}

describe('the saved homes of one person', () => {
  test('come before what can be done with all of them', async () => {
    const { screen } = await openSaved({});
    const sharing = screen.getByRole('region', { name: 'Sharing' });
    await expect.element(sharing).toBeVisible();
    const first = screen
      .getByRole('link', { name: /^Oak Road, Leeds/ })
      .first()
      .element();
    expect(first.compareDocumentPosition(sharing.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect.element(screen.getByRole('link', { name: 'Plan a day' })).toBeVisible();
  });

  test('invite a partner, and show what waits', async () => {
    const sent: unknown[] = [];
    const invitation = { email: 'alex@example.com', invitedAt: savedAt, linkEndsAt: savedAt, expired: false };
    const { screen } = await openSaved({
      'POST /api/shortlist/invitation': (body) => {
        sent.push(body);
        return { status: 201, body: { invitation, days: [] } };
      },
    });
    await screen.getByRole('button', { name: 'Share with someone' }).click();
    await screen.getByRole('textbox', { name: 'Their email' }).fill(' alex@example.com ');
    await screen.getByRole('button', { name: 'Send invitation' }).click();
    await expect.element(screen.getByText(/You’ve invited alex@example\.com/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Take it back' })).toBeVisible();
    expect(sent).toEqual([{ email: 'alex@example.com' }]);
  });

  test('say why an invitation is refused, beside the address', async () => {
    const { screen } = await openSaved({
      'POST /api/shortlist/invitation': {
        status: 422,
        body: {
          status: 422,
          code: 'invalid',
          detail: 'Check it',
          errors: { email: ['This is your own address.'] },
        },
      },
    });
    await screen.getByRole('button', { name: 'Share with someone' }).click();
    await screen.getByRole('textbox', { name: 'Their email' }).fill('ann@example.com');
    await screen.getByRole('button', { name: 'Send invitation' }).click();
    await expect.element(screen.getByText('This is your own address.')).toBeVisible();
  });

  test('refuse an empty address beside its field, by press and by Enter', async () => {
    const sent: unknown[] = [];
    const { screen } = await openSaved({
      'POST /api/shortlist/invitation': (body) => {
        sent.push(body);
        return { status: 500, body: { status: 500 } };
      },
    });
    await screen.getByRole('button', { name: 'Share with someone' }).click();
    await screen.getByRole('button', { name: 'Send invitation' }).click();
    const box = screen.getByRole('textbox', { name: 'Their email' });
    await expect.element(box).toHaveAccessibleDescription(/Enter their email address/);
    await box.fill('alex@example.com');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('alert')).toBeVisible();
    expect(sent).toEqual([{ email: 'alex@example.com' }]);
  });

  test('take no invitation back that was accepted meanwhile, and show that it was', async () => {
    const invitation = { email: 'alex@example.com', invitedAt: savedAt, linkEndsAt: savedAt, expired: false };
    let isAccepted = false;
    const { screen } = await openSaved({
      'GET /api/shortlist': () => ({ body: isAccepted ? { partner, days: [] } : { invitation, days: [] } }),
      'GET /api/shortlist/homes': listOf(home),
      'DELETE /api/shortlist': () => {
        isAccepted = true;
        return { status: 409, body: { status: 409, code: 'conflict', detail: 'It was accepted meanwhile.' } };
      },
    });
    await screen.getByRole('button', { name: 'Take it back' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Take it back' }).click();
    await expect.element(dialog.getByText('It was accepted meanwhile.')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: /Take it back|Stop/ })).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByText(/You’ve shared your shortlist with Alex/)).toBeVisible();
  });

  test('are there when the shortlist can’t be loaded', async () => {
    const { screen } = await openSaved({ 'GET /api/shortlist': { status: 500, body: { status: 500 } } });
    await expect.element(screen.getByRole('heading', { name: new RegExp(card.title) })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: /Book a viewing/ }))
      .toHaveAttribute('href', expect.stringContaining('?book=times'));
  });
});

test('a saved home that is booked shows its viewing in place of the door to book one', async () => {
  const stop = {
    propertyId: card.id,
    title: card.title,
    latitude: 53.8,
    longitude: -1.5,
    start: '2031-03-12T14:30:00.000Z',
    end: '2031-03-12T15:00:00.000Z',
    status: 'requested',
  };
  const { screen } = await openSaved({
    'GET /api/shortlist': { body: { days: [{ day: '2031-03-12', by: 'you', stops: [stop] }] } },
  });
  await expect
    .element(screen.getByRole('link', { name: /^Viewing asked for: Wed 12 Mar, 14:30/ }))
    .toBeVisible();
  await expect.element(screen.getByRole('link', { name: /Book a viewing/ })).not.toBeInTheDocument();
});

describe('a shared shortlist', () => {
  test('says who saved, voted and wrote what, and that a home left the market', async () => {
    const { screen } = await openSaved({
      'GET /api/shortlist': { body: { partner, days: [] } },
      'GET /api/shortlist/homes': listOf(
        { ...home, theirs: { vote: 'love', note: 'That garden!' }, yours: { note: 'No parking' } },
        { ...gone, theirs: { vote: 'no', note: 'Damp' }, yours: { vote: 'love' } },
      ),
    });
    await expect.element(screen.getByRole('heading', { name: 'Ash Road, Leeds' })).toBeVisible();
    await expect.element(screen.getByText('You said: Love it')).toBeVisible();
    await expect.element(screen.getByText('Alex says it’s not for them')).toBeVisible();
    await expect.element(screen.getByText('Alex: Damp')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Love it' }).elements()).toHaveLength(1);
    await expect.element(screen.getByText('Alex saved it', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Alex loves it')).toBeVisible();
    await expect.element(screen.getByText('Alex: That garden!')).toBeVisible();
    await expect.element(screen.getByText('You: No parking')).toBeVisible();
    await expect
      .element(screen.getByText(/You both saved it on .* It isn’t on the market now\./))
      .toBeVisible();
    await expect.element(screen.getByText('Too near the pub')).not.toBeInTheDocument();
    await screen.getByRole('tab', { name: 'Saved by you' }).click();
    await expect.element(screen.getByText('Too near the pub')).toBeVisible();
  });

  test('takes a vote, and takes it back with a second press', async () => {
    const sent: unknown[] = [];
    const { screen } = await openSaved({
      'GET /api/shortlist': { body: { partner, days: [] } },
      'GET /api/shortlist/homes': listOf({ ...home, theirs: { vote: 'love' } }),
      [`PUT /api/shortlist/homes/${card.id}`]: (body) => {
        sent.push(body);
        return { body: sent.length === 1 ? { vote: 'love' } : {} };
      },
    });
    await screen.getByRole('button', { name: 'Love it', pressed: false }).click();
    await expect.element(screen.getByText('You both love it')).toBeVisible();
    await screen.getByRole('button', { name: 'Love it', pressed: true }).click();
    await expect.element(screen.getByText('You both love it')).not.toBeInTheDocument();
    expect(sent).toEqual([{ vote: 'love' }, { vote: null }]);
  });

  test('keeps the vote as it was where it can’t be saved', async () => {
    const { screen } = await openSaved({
      'GET /api/shortlist': { body: { partner, days: [] } },
      'GET /api/shortlist/homes': listOf({ ...home, yours: { vote: 'maybe' } }),
      [`PUT /api/shortlist/homes/${card.id}`]: { status: 500, body: { status: 500, detail: 'Try again' } },
    });
    await screen.getByRole('button', { name: 'Not for me' }).click();
    await expect.element(screen.getByRole('button', { name: 'Maybe', pressed: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Not for me', pressed: false })).toBeVisible();
  });

  test('says what stopping does before it stops', async () => {
    let isShared = true;
    const { screen } = await openSaved({
      'GET /api/shortlist': () => ({ body: isShared ? { partner, days: [] } : { days: [] } }),
      'GET /api/shortlist/homes': listOf(home),
      'DELETE /api/shortlist': () => {
        isShared = false;
        return { status: 204 };
      },
    });
    await screen.getByRole('button', { name: 'Stop sharing' }).click();
    await expect.element(screen.getByText(/no longer see each other’s saved homes/)).toBeVisible();
    await screen.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click();
    await expect.element(screen.getByRole('button', { name: 'Share with someone' })).toBeVisible();
  });

  test('shows the viewings that the partner booked', async () => {
    const place = {
      propertyId: card.id,
      slug: card.slug,
      title: card.title,
      latitude: 53.8,
      longitude: -1.5,
    };
    const stop = {
      ...place,
      start: '2026-12-05T10:00:00.000Z',
      end: '2026-12-05T10:30:00.000Z',
      status: 'confirmed',
    };
    const { screen } = await openSaved({
      'GET /api/shortlist': {
        body: { partner, days: [{ day: '2026-12-05', by: 'partner', stops: [stop] }] },
      },
      'GET /api/shortlist/homes': listOf(home),
    });
    await expect.element(screen.getByText('Sat 5 Dec 2026: Alex, 1 viewing')).toBeVisible();
    await expect.element(screen.getByText('Confirmed')).toBeVisible();
  });
});

describe('the page of an invitation', () => {
  const key = `01K9ZX3Q6T4C8V0R2M5N7P9B1R.${'k'.repeat(24)}`;
  const waiting = { sender: 'Alex', linkEndsAt: savedAt, state: 'waiting' };
  const openLink = (answers: Answers) => openSite(`/shortlist-invitation#${key}`, answers);

  test('needs a login to accept', async () => {
    const { screen } = await openLink({ 'POST /api/shortlist-invitation': { body: waiting } });
    await expect
      .element(screen.getByRole('heading', { name: 'Alex wants to look for a home with you' }))
      .toBeVisible();
    await expect
      .element(screen.getByRole('main').getByRole('link', { name: 'Log in' }))
      .toHaveAttribute('href', `/login?next=${encodeURIComponent(`/shortlist-invitation#${key}`)}`);
  });

  test('accepts it, and leads to the shortlist', async () => {
    startLogin();
    const accepted = { ...waiting, state: 'accepted' };
    let isAccepted = false;
    const { screen } = await openLink({
      'GET /api/user': createUserAnswer({ id: ids.other }),
      'POST /api/shortlist-invitation': () => ({ body: isAccepted ? accepted : waiting }),
      'POST /api/shortlist-invitation/accept': () => {
        isAccepted = true;
        return { body: accepted };
      },
    });
    await screen.getByRole('button', { name: 'Share a shortlist' }).click();
    await expect.element(screen.getByRole('link', { name: 'See your shortlist' })).toBeVisible();
  });

  test('says the same of every link that doesn’t open', async () => {
    const { screen } = await openLink({
      'POST /api/shortlist-invitation': { status: 410, body: { code: 'gone', detail: 'Ended' } },
    });
    await expect.element(screen.getByText('This link doesn’t open an invitation')).toBeVisible();
  });
});
