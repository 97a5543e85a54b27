import type { Page } from '@playwright/test';
import * as z from 'zod';
import { agreeSale } from '../support/clients/site-deals.ts';
import { expect, logInAs, phone, test } from './test.ts';

test('an app without a connection says so, and opens the page once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/help');
  // As text: the types of these tests have no browser.
  await page.evaluate(
    `navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready).then(() => undefined)`,
  );
  await context.setOffline(true);
  await page.goto('/how-it-works');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  // Nothing is kept until somebody chose so.
  await expect(page.getByRole('link', { name: 'Saved homes' })).toBeHidden();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/how-it-works$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You’re offline');
});

const listStores = (page: Page): Promise<unknown> =>
  page.evaluate(
    `Promise.all([caches.keys(), Promise.resolve(Object.keys(localStorage))]).then(([stores, names]) => [...stores, ...names.filter((name) => /^(outbox:|kept_)/.test(name))])`,
  );

test('a member reads and writes without a connection, and logging out removes all of it', async ({
  page,
  people,
  context,
}) => {
  test.setTimeout(150_000);
  const [seller, buyer] = await Promise.all([people.createMember(), people.createMember()]);
  const home = await agreeSale(people, seller, buyer);
  const saved = await people.getAnyProperty();
  await people.call('POST', '/api/favourites', { token: buyer.token, body: { propertyId: saved } });
  await page.setViewportSize(phone);
  await page.goto('/help');
  await page.evaluate(`localStorage.setItem('buyer_access_token', ${JSON.stringify(buyer.token)})`);
  const chat = `/messages/${home}/${buyer.id}`;

  await test.step('chooses to keep it, which reads what there is', async () => {
    await page.goto('/profile?tab=device');
    await page.getByRole('button', { name: 'Keep my homes, viewings and messages here' }).click();
    await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('link', { name: /^Sale of / })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('link', { name: 'Saved homes' }).last()).toBeVisible();
  });

  await test.step('reads it all in a browser that has no connection', async () => {
    await context.setOffline(true);
    await page.goto('/favourites');
    await expect(page.getByText(/^Kept on this device at \d\d:\d\d · You’re offline/)).toBeVisible();
    await expect(page.getByText('1 saved home')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Remove / })).toBeDisabled();
    await page.goto('/viewings');
    await expect(page.getByText(/^Kept on this device/)).toBeVisible();
    await page.goto(`/accepted-offer/${home}/${seller.id}`);
    await expect(page.getByText(/^You’re buying from /)).toBeVisible();
    await expect(page.getByText(/^Kept on this device/)).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await page.getByRole('link', { name: 'Messages' }).click();
    await page.getByRole('link', { name: new RegExp(seller.name, 'i') }).click();
    await expect(page).toHaveURL(chat);
  });

  const log = page.getByRole('log');
  await test.step('writes a message, which waits through a reload and is sent once', async () => {
    await page.getByRole('textbox', { name: /^Message to/ }).fill('I’m at the door');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(log.getByText('Waiting to send')).toBeVisible();
    await page.reload();
    await expect(log.getByText('I’m at the door')).toBeVisible();
    await expect(log.getByText('Waiting to send')).toBeVisible();
    await context.setOffline(false);
    await expect(log.getByText(/^(Waiting to send|Sending)$/)).toBeHidden({ timeout: 30_000 });
    await expect(page.getByText(/^Kept on this device/)).toBeHidden();
    await expect(log.getByText('I’m at the door')).toHaveCount(1);
    const answer = await people.call('GET', `/api/buyer-seller-chat/${home}/${buyer.id}`, {
      token: seller.token,
    });
    expect(JSON.stringify(answer.body).split('I’m at the door')).toHaveLength(2);
  });

  await test.step('logs out, and nothing of it is left', async () => {
    await page.goto('/viewings');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('You’re logged out.')).toBeVisible();
    await expect.poll(() => listStores(page)).toEqual([]);
  });
});

const Slots = z.object({ slots: z.array(z.object({ id: z.string() })) });

test('a seller answers a viewing without a connection: one answer arrives, the other comes too late', async ({
  page,
  people,
  context,
}) => {
  const [seller, ...buyers] = await Promise.all([
    people.createMember(),
    people.createMember(),
    people.createMember(),
  ]);
  const home = await people.publishAndFindProperty(seller);
  const day = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
  const body = {
    propertyId: home,
    start: `${day}T10:00:00Z`,
    end: `${day}T10:30:00Z`,
    kind: 'open_house',
    capacity: 2,
  };
  const { slots } = await people.request(Slots, 'POST', '/api/property-time-slot', { ...seller, body });
  const asked: string[] = [];
  for (const { token } of buyers) {
    const request = { propertyId: home, timeSlotId: slots[0]?.id };
    const made = await people.request(
      z.object({ viewing: z.object({ id: z.string(), messageId: z.string() }) }),
      'POST',
      '/api/viewing',
      { token, body: request },
    );
    asked.push(`/api/viewing/update/${made.viewing.id}/${made.viewing.messageId}`);
  }
  await page.setViewportSize(phone);
  await logInAs(page, seller);
  await page.goto('/viewings');
  const cards = page.getByRole('article', { name: /^Viewing of/ });
  await expect(cards).toHaveCount(2);
  await context.setOffline(true);
  for (const nth of [0, 1]) {
    await cards
      .nth(nth)
      .getByRole('button', { name: /^Confirm/ })
      .click();
    await expect(cards.nth(nth).getByText(/^“Confirm” waits for a connection/)).toBeVisible();
  }
  // One of the two cancels meanwhile.
  await people.call('PUT', asked[0] ?? '', {
    token: buyers[0]?.token ?? '',
    body: { status: 'cancelled', reason: 'Found a home' },
  });
  await context.setOffline(false);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^“Confirm” (for .*)?didn’t go through$/)).toBeVisible({ timeout: 30_000 });
});
