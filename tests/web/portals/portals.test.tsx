import { describe, expect, test } from 'vitest';
import { ids } from '../../properties/property-examples.ts';
import { type Answers, createUserAnswer, openSite, startLogin } from '../app.tsx';
import { createAnswers } from '../payments/samples.ts';

const path = `/api/portals/${ids.property}`;
const scheme = { name: 'The Example Redress Scheme', membership: 'membership D00000' };
const seller = { name: 'Maya Lindqvist', you: true, portals: [], at: null };
const listing = {
  portals: ['rightmove', 'zoopla'],
  scheme,
  standIn: false,
  title: '14 Oak Road, Leeds',
  homeStatus: 'live',
  nation: 'england',
  numberShown: false,
  own: true,
  owners: [seller],
  adverts: [],
};
const shown = { portal: 'rightmove', state: 'on', refusals: [], sentAt: '2026-05-12T13:02:00.000Z' };
const open = (answer: Record<string, unknown>, more: Answers = {}, page = 'portals') => {
  startLogin();
  return openSite(`/my-listing/${ids.property}/${page}`, {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    ...createAnswers('live'),
    [`GET ${path}`]: { body: { ...listing, ...answer } },
    ...more,
  });
};

describe('/my-listing/{id}/portals', () => {
  test('says where the home is, since when, and where to see it', async () => {
    const advert = {
      ...shown,
      shownSince: '2026-05-12T13:02:00.000Z',
      url: 'https://www.rightmove.co.uk/properties/160000001',
    };
    const { screen } = await open({ adverts: [advert] });
    await expect.element(screen.getByText(/On Rightmove since Tue 12 May 2026, 14:02/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'See it there' })).toBeVisible();
    await expect.element(screen.getByText(/not the house number/)).toBeVisible();
    await expect.element(screen.getByText(/member of The Example Redress Scheme/)).toBeVisible();
  });

  test('links to no portal from a practice site, and says what it is', async () => {
    const advert = { ...shown, shownSince: shown.sentAt, url: 'https://www.rightmove.co.uk/properties/1' };
    const { screen } = await open({ standIn: true, adverts: [advert] });
    await expect.element(screen.getByText('This is a practice site')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See it there' }).elements()).toHaveLength(0);
  });

  test('tells a refusal in the seller’s words, with the portal’s', async () => {
    const refusals = [
      {
        about: 'photos',
        help: 'A photo or plan couldn’t be used.',
        code: 'MEDIA_NOT_ACCEPTED',
        text: 'The image cannot be used',
      },
    ];
    const { screen } = await open({ adverts: [{ portal: 'rightmove', state: 'refused', refusals }] });
    await expect.element(screen.getByText('Rightmove didn’t accept your home')).toBeVisible();
    await expect
      .element(screen.getByText(/couldn’t be used. Rightmove says: “The image cannot be used”/))
      .toBeVisible();
  });

  test('sends what the owner chooses', async () => {
    const at = '2026-05-12T13:02:00.000Z';
    const chosen = { ...listing, owners: [{ ...seller, portals: ['zoopla'], at }] };
    const bodies: unknown[] = [];
    const { screen } = await open(
      {},
      {
        [`PUT ${path}`]: (sent) => {
          bodies.push(sent);
          return { body: chosen };
        },
      },
    );
    const save = screen.getByRole('button', { name: 'Save my choice' });
    await expect.element(save).toBeDisabled();
    await screen.getByRole('checkbox', { name: 'Zoopla' }).click();
    await save.click();
    await expect.element(screen.getByText('We’ve kept your choice.')).toBeVisible();
    expect(bodies).toEqual([{ portals: ['zoopla'] }]);
  });

  test('has no file of a home that is off the market', async () => {
    const { screen } = await open({ homeStatus: 'paused' });
    await expect
      .element(screen.getByText('You can download it while your home is on the market.'))
      .toBeVisible();
    expect(screen.getByRole('button', { name: 'Download the file' }).elements()).toHaveLength(0);
  });

  test('says whose word is missing', async () => {
    const other = { name: 'Ann Smith', you: false, portals: [], at: null };
    const { screen } = await open({ owners: [seller, other] });
    await expect.element(screen.getByRole('main').getByText('Ann Smith')).toBeVisible();
    await expect.element(screen.getByText('Hasn’t said yet').first()).toBeVisible();
  });

  test('says honestly that a site sends nowhere', async () => {
    const { screen } = await open({ portals: [], scheme: null });
    await expect.element(screen.getByText('Gable doesn’t send homes to property portals')).toBeVisible();
    expect(screen.getByRole('checkbox').elements()).toHaveLength(0);
  });
});

describe('the portals of a home on its page', () => {
  const both = ['rightmove', 'zoopla'];
  const name = (text: string, portals: readonly string[]) => ({ name: text, you: false, portals, at: null });
  test.each([
    [
      'two owners who haven’t said',
      { owners: [{ ...seller, portals: both }, name('Anna', []), name('Bob', [])] },
      'We’ll send your home once Anna and Bob agree, too.',
    ],
    [
      'a home on sale, and what all chose',
      { owners: [{ ...seller, portals: both }, name('Anna', ['zoopla'])] },
      'Your home is on its way to Zoopla.',
    ],
    [
      'a home that is paused',
      { homeStatus: 'paused', owners: [{ ...seller, portals: both }] },
      'We’ll send your home to Rightmove and Zoopla once it’s on sale.',
    ],
    [
      'owners who want different portals',
      { owners: [{ ...seller, portals: ['rightmove'] }, name('Anna', ['zoopla'])] },
      'We’ll send your home once all of you choose the same portal.',
    ],
  ])('say what is missing: %s', async (_, answer, text) => {
    const { screen } = await open(answer, {}, '');
    await expect.element(screen.getByText(text)).toBeVisible();
  });
});

describe('/help', () => {
  const question = 'Will my home be on Rightmove or Zoopla?';
  test('says no on a site that sends nowhere', async () => {
    const { screen } = await openSite('/help#portals', {
      'GET /api/portals': { body: { portals: [], scheme: null } },
    });
    await expect.element(screen.getByText(question)).toBeVisible();
    await expect
      .element(screen.getByText(/^No\. Rightmove, Zoopla and OnTheMarket take homes/))
      .toBeVisible();
  });
  test('says how on one that sends', async () => {
    const { screen } = await openSite('/help#portals', {
      'GET /api/portals': { body: { portals: ['rightmove', 'zoopla'], scheme } },
    });
    await expect
      .element(screen.getByText(/^Yes, if you want it there\. We send homes to Rightmove and Zoopla/))
      .toBeVisible();
  });
});
