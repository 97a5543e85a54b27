import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetKept } from '../../../web/lib/kept/forget-kept.ts';
import { storeKeeping } from '../../../web/lib/kept/keeping.ts';
import { keepAnswer, listAnswers } from '../../../web/lib/kept/kept-answers.ts';
import { beginSession, endSession } from '../../../web/lib/session.ts';
import { ids } from '../../properties/property-examples.ts';
import { type Answers, createUserAnswer, openSite } from '../app.tsx';

const login = { access: `e30.${btoa('{"sub":"ann"}')}.x` };
const favourites = {
  favourites: [
    {
      id: 'fav_01J00000000000000000000000',
      propertyId: ids.property,
      savedPrice: 325_000,
      priceDelta: 0,
      savedAt: '2026-11-20T10:00:00.000Z',
      note: 'Ask about the roof',
      card: {
        id: ids.property,
        status: 'live',
        price: 325_000,
        priceQualifier: 'none',
        noOfBedrooms: 2,
        noOfBathrooms: 1,
        propertyType: 'flat',
        tenure: 'leasehold',
        title: 'Oak Road, Leeds',
        town: 'Leeds',
        outcode: 'LS6',
        latitude: 53.8,
        longitude: -1.55,
        pictureCount: 0,
        featured: false,
      },
    },
  ],
  total: 1,
  page: 1,
  per_page: 500,
  ownIds: [],
};
const online: Answers = { 'GET /api/user': createUserAnswer(), 'GET /api/favourites': { body: favourites } };
const lose = () => {
  throw new TypeError('Failed to fetch');
};
const offline: Answers = { 'GET /api/user': lose, 'GET /api/favourites': lose };

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

const listKept = async () => (await caches.keys()).filter((name) => name.startsWith('kept-'));

beforeEach(async () => {
  await forgetKept();
  beginSession(login, true);
});
afterEach(() => setOnline(true));

/** Reads the saved homes, as a member who lets this browser keep them. */
async function readHomes(): Promise<void> {
  storeKeeping('ann');
  const { screen } = await openSite('/favourites', online);
  await expect.element(screen.getByText('Ask about the roof')).toBeVisible();
  await expect.poll(async () => (await listAnswers()).length).toBe(2);
}

describe('saved homes without a connection', () => {
  test('are those that were kept, with their time, and can’t be changed', async () => {
    await readHomes();
    setOnline(false);
    const { screen } = await openSite('/favourites', offline);
    await expect.element(screen.getByText('Ask about the roof').last()).toBeVisible();
    await expect
      .element(screen.getByText(/^Kept on this device at \d\d:\d\d · You’re offline/).last())
      .toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Remove Oak Road, Leeds' }).last())
      .toBeDisabled();
    await expect.element(screen.getByRole('button', { name: /^Change note/ }).last()).toBeDisabled();
  });

  test('are a member’s own where they share a list, and say so once that is missing', async () => {
    storeKeeping('ann');
    const partner = { name: 'Alex', sharedAt: '2026-11-20T10:00:00.000Z' };
    const before = await openSite('/favourites', {
      ...online,
      'GET /api/shortlist': { body: { partner, days: [] } },
      'GET /api/shortlist/homes': { body: { homes: [], total: 0, page: 1, per_page: 500 } },
    });
    await expect.element(before.screen.getByRole('tab', { name: 'Shared' })).toBeVisible();
    await expect.poll(async () => (await listAnswers()).length).toBe(2);
    setOnline(false);
    await expect.element(before.screen.getByText(/^Kept on this device/)).toBeVisible();
    expect(document.body.textContent).not.toContain('A shared shortlist');
    const { screen } = await openSite('/favourites', { ...offline, 'GET /api/shortlist': lose });
    await expect.element(screen.getByText(/^A shared shortlist isn’t kept on this device/)).toBeVisible();
    await expect.element(screen.getByText('Ask about the roof').last()).toBeVisible();
  });

  test('are read again once there is one', async () => {
    await readHomes();
    setOnline(false);
    const back = { isOnline: false };
    const answer = (body: unknown) => () => (back.isOnline ? { body } : lose());
    const { screen } = await openSite('/favourites', {
      'GET /api/user': () => (back.isOnline ? createUserAnswer() : lose()),
      'GET /api/favourites': answer({ ...favourites, favourites: [], total: 0 }),
    });
    await expect.element(screen.getByText(/^Kept on this device/).last()).toBeVisible();
    back.isOnline = true;
    setOnline(true);
    await expect.element(screen.getByText('No saved homes yet').last()).toBeVisible();
    expect(document.body.textContent).not.toContain('Kept on this device');
  });

  test('are not shown after seven days', async () => {
    storeKeeping('ann');
    await keepAnswer(['user'], createUserAnswer().body);
    await keepAnswer(['favourites'], favourites, Date.now() - 7 * 86_400_000);
    setOnline(false);
    const { screen } = await openSite('/favourites', offline);
    await expect.element(screen.getByText('We couldn’t load your saved homes').last()).toBeVisible();
  });

  test('are not kept by a browser whose person did not choose so', async () => {
    const { screen } = await openSite('/favourites', online);
    await expect.element(screen.getByText('Ask about the roof').last()).toBeVisible();
    expect(await listKept()).toEqual([]);
  });
});

describe('what is kept', () => {
  test('goes with the end of the session, however it ends', async () => {
    await readHomes();
    expect(await listKept()).not.toEqual([]);
    endSession();
    await expect.poll(listKept).toEqual([]);
    expect(localStorage.getItem('kept_on_device')).toBeNull();
  });

  test('goes when another person logs in', async () => {
    await readHomes();
    beginSession({ access: `e30.${btoa('{"sub":"ben"}')}.x` }, true);
    await expect.poll(listKept).toEqual([]);
  });

  test('goes at the next page, where the session ended while none was open', async () => {
    await readHomes();
    localStorage.removeItem('buyer_access_token');
    endSession();
    await caches.open('kept-answers-ann');
    localStorage.setItem('kept_on_device', 'ann');
    await openSite('/favourites');
    await expect.poll(listKept).toEqual([]);
  });

  test('fails no deletion of an account that can’t remove it', async () => {
    await readHomes();
    const { screen } = await openSite('/profile?tab=sign-in', {
      ...online,
      'DELETE /api/delete-account': { body: { deletesAt: '2026-12-13T10:00:00.000Z' } },
    });
    await screen.getByRole('button', { name: 'Delete my account' }).last().click();
    vi.spyOn(caches, 'keys').mockRejectedValueOnce(new DOMException('Broken'));
    await screen.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
    await expect.element(screen.getByText(/^Your account will be deleted on/).last()).toBeVisible();
  });

  test('is told where the profile can’t remove it', async () => {
    await readHomes();
    const { screen } = await openSite('/profile?tab=device', online);
    vi.spyOn(caches, 'delete').mockRejectedValue(new DOMException('Broken'));
    await screen.getByRole('button', { name: 'Remove now and turn off' }).last().click();
    await expect.element(screen.getByText(/^We couldn’t remove everything/).last()).toBeVisible();
  });

  test('is listed in the profile, which removes it', async () => {
    await readHomes();
    const { screen } = await openSite('/profile?tab=device', online);
    await expect.element(screen.getByRole('link', { name: 'Saved homes', exact: true }).last()).toBeVisible();
    await expect.element(screen.getByText(/^1 home · as of /).last()).toBeVisible();
    await screen.getByRole('button', { name: 'Remove now and turn off' }).last().click();
    await expect
      .element(screen.getByRole('button', { name: 'Keep my homes, viewings and messages here' }).last())
      .toBeVisible();
    expect(await listKept()).toEqual([]);
  });
});
