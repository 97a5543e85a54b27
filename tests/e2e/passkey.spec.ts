import { addDevice, addPasskey, reachPasskeyLogin } from './passkeys.ts';
import { expect, test } from './test.ts';

test('a passkey is added in the profile and logs in after the password', async ({ page, people }) => {
  await addDevice(page);
  const { email } = await addPasskey(page, people);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('You have 1 passkey to use in place of the code.')).toBeVisible();

  await reachPasskeyLogin(page, email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('buyer_access_token'))).not.toBeNull();
});
