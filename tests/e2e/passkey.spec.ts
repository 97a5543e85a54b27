import type { Page } from '@playwright/test';
import { createMemberWithApp, getCurrentCode } from '../support/clients/site-two-step.ts';
import { password } from '../support/clients/site.ts';
import { expect, test } from './test.ts';

/** A device with a fingerprint reader that always recognises its owner. */
async function addDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added in the profile and logs in after the password', async ({ page, people }) => {
  const { email, token, secret } = await createMemberWithApp(people);
  await addDevice(page);
  await page.goto('/');
  await page.evaluate((held) => localStorage.setItem('buyer_access_token', held), token);
  await page.goto('/profile?tab=sign-in');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Password', { exact: true }).last().fill(password);
  await page.getByLabel('Code from your app').fill(getCurrentCode(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Remove Passkey 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('You have 1 passkey to use in place of the code.')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Use your passkey' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('buyer_access_token'))).not.toBeNull();
});
