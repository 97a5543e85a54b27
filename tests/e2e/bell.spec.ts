import * as z from 'zod';
import { pollUntil } from '../support/clients/site.ts';
import { expect, liveTimeout as timeout, logInAs, test } from './test.ts';

const Mails = z.array(z.object({ subject: z.string(), text: z.string().default('') }));

test('an offer appears in the bell and the listing without a reload, and its mails can be stopped', async ({
  page,
  people,
}) => {
  const [seller, buyer] = [await people.createMember(), await people.createMember()];
  const home = await people.publishAndFindProperty(seller);
  await logInAs(page, seller);
  await page.goto(`/my-listing/${home}`);
  await expect(page.getByRole('heading', { name: 'The listing' })).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  // What is shown is read; closing before it is there would read nothing.
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  const offer = { propertyId: home, amount: 312_000, funding: 'cash', position: 'ftb' };
  const made = await people.call('POST', '/api/offers', { token: buyer.token, body: offer });
  expect(made.status).toBe(201);
  const bell = page.getByRole('button', { name: 'Notifications, 1 new' });
  await expect(bell).toBeVisible({ timeout });
  await expect(page.getByRole('link', { name: /^Answer .+ offer/ })).toBeVisible({ timeout });
  await bell.click();
  await page.getByRole('link', { name: /made an offer of £312,000/ }).click();
  await expect(page).toHaveURL(new RegExp(`/my-listing/${home}/offers$`));
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

  const link = await pollUntil(async () => {
    const mails = await people.request(Mails, 'GET', `/_local/mails?to=${encodeURIComponent(seller.email)}`);
    const mail = mails.find(({ subject }) => subject.startsWith('New offer'));
    return mail && /(\/unsubscribe\?topic=\S+)/.exec(mail.text)?.[1];
  });
  await page.goto(link);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You’ve unsubscribed from emails about offers.')).toBeVisible();
  await page.goto('/profile?tab=emails');
  await expect(page.getByRole('checkbox', { name: /^Offers/ })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Viewings/ })).toBeChecked();
});
