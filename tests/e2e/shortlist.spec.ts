import type { Page } from '@playwright/test';
import type { SiteClient, SiteUser } from '../support/clients/site.ts';
import { expect, liveTimeout, logInAs, phone, test } from './test.ts';

const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

/** A home on sale with one time on the day, which a person saved. */
async function saveHome(people: SiteClient, seller: SiteUser, { token }: SiteUser, hour: number) {
  const propertyId = await people.publishAndFindProperty(seller);
  const body = { propertyId, start: `${day}T${hour}:00:00Z`, end: `${day}T${hour}:30:00Z` };
  await people.call('POST', '/api/property-time-slot', { token: seller.token, body });
  await people.call('POST', '/api/favourites', { token, body: { propertyId } });
}

const loveAll = async (page: Page) => {
  for (const nth of [0, 1]) {
    const button = page.getByRole('button', { name: 'Love it' }).nth(nth);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
};

test('two people share a shortlist, vote, plan a day of viewings and part again', async ({
  page: alex,
  people,
  visitor,
}) => {
  test.setTimeout(120_000);
  const [seller, one, other] = await Promise.all([
    people.createMember(),
    people.createMember(),
    people.createMember(),
  ]);
  await saveHome(people, seller, one, 10);
  await saveHome(people, seller, other, 11);
  await logInAs(alex, one);
  await alex.goto('/favourites');
  await alex.getByRole('button', { name: 'Share with someone' }).click();
  await alex.getByLabel('Their email').fill(other.email);
  await alex.getByRole('button', { name: 'Send invitation' }).click();
  await expect(alex.getByText(`You’ve invited ${other.email}`)).toBeVisible();

  const sam = await visitor(phone);
  await logInAs(sam, other);
  await sam.goto(await people.getFromMail(other.email, /href="([^"]+\/shortlist-invitation#[^"]+)"/));
  await sam.getByRole('button', { name: 'Share a shortlist' }).click();
  await sam.getByRole('link', { name: 'See your shortlist' }).click();
  await expect(alex.getByRole('tab', { name: 'Shared' })).toBeVisible({ timeout: liveTimeout });
  await loveAll(sam);
  await expect(alex.getByText(/loves it$/)).toHaveCount(2, { timeout: liveTimeout });
  await loveAll(alex);
  await expect(sam.getByText('You both love it')).toHaveCount(2, { timeout: liveTimeout });

  await alex.getByRole('link', { name: 'Plan a day' }).click();
  await alex.getByLabel('Day').selectOption(day);
  await alex.getByRole('button', { name: 'Plan the route' }).click();
  await expect(alex.getByRole('application', { name: 'The viewings of the day on the map' })).toBeVisible();
  await alex.getByRole('button', { name: 'Ask for these 2 viewings' }).click();
  await expect(alex.getByText('You’ve asked for all of them')).toBeVisible();
  await sam.reload();
  await expect(sam.getByText(/, 2 viewings$/)).toBeVisible();

  await sam.getByRole('button', { name: 'Stop sharing' }).click();
  await sam.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click();
  await expect(sam.getByRole('button', { name: 'Share with someone' })).toBeVisible();
  await alex.getByRole('link', { name: 'Back to saved homes' }).click();
  await expect(alex.getByRole('button', { name: 'Share with someone' })).toBeVisible();
  await expect(alex.getByText(/, 2 viewings$|, 1 viewing$/)).toHaveCount(1);
});
