import * as z from 'zod';
import { expect, logInAs, phone, test } from './test.ts';

test('a buyer goes to their bank and back, and another browser has no use for the address', async ({
  page,
  people,
  visitor,
}) => {
  const buyer = await people.createMember();
  const name = { firstName: 'Maya', lastName: 'Lindqvist' };
  await people.request(z.unknown(), 'PUT', '/api/buyer-seller/update-profile', {
    token: buyer.token,
    body: name,
  });
  await page.setViewportSize(phone);
  await logInAs(page, buyer);
  await page.goto('/buyer-checks');
  const begin = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Prove it with your bank' }).click();
    await page.getByRole('textbox', { name: 'How much you want to show' }).fill('215000');
    await page.getByRole('button', { name: 'Go to your bank' }).click();
    await expect(page.getByRole('heading', { name: 'Demo Bank' })).toBeVisible();
    await page.getByLabel('Name on the accounts').fill('MS MAYA LINDQVIST');
  };
  await begin();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You stopped at your bank' })).toBeVisible();
  await page.getByRole('link', { name: 'Your checks' }).click();

  await begin();
  const answered = page.waitForRequest(/\/buyer-checks\/bank\?/);
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  const address = (await answered).url();
  await expect(page.getByRole('heading', { name: 'You have at least £215,000' })).toBeVisible();
  await expect(page).toHaveURL(/\/buyer-checks\/bank$/);
  await page.getByRole('link', { name: 'Your checks' }).click();
  await expect(page.getByText('You have at least £215,000 · checked with Demo Bank today')).toBeVisible();

  const elsewhere = await visitor();
  await logInAs(elsewhere, buyer);
  await elsewhere.goto(address);
  await expect(elsewhere.getByRole('heading', { name: 'Begin again in this browser' })).toBeVisible();
});
