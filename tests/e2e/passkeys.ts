import type { Page } from '@playwright/test';
import { createMemberWithApp, getCurrentCode } from '../support/clients/site-two-step.ts';
import { password, type SiteUser, type SiteClient } from '../support/clients/site.ts';
import { expect } from './test.ts';

/**
 * Gives the page a device with a fingerprint reader that always recognises its owner. Returns a function that takes it
 * away.
 */
export async function addDevice(page: Page): Promise<() => Promise<void>> {
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
  return async () => {
    await devtools.send('WebAuthn.disable');
    await devtools.detach();
  };
}

/** Adds a passkey of the page's device in the profile of a new member with two-step sign-in, and leaves its list open. */
export async function addPasskey(page: Page, people: SiteClient): Promise<SiteUser> {
  const { secret, ...member } = await createMemberWithApp(people);
  await page.goto('/');
  await page.evaluate((held) => localStorage.setItem('buyer_access_token', held), member.token);
  await page.goto('/profile?tab=sign-in');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Password', { exact: true }).last().fill(password);
  // The form of the email above it asks for a code, too.
  await page.getByLabel('Code from your app').last().fill(getCurrentCode(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Remove Passkey 1' })).toBeVisible();
  return member;
}

/** Logs in by password, up to the step that asks for the passkey. */
export async function reachPasskeyLogin(page: Page, email: string): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Use your passkey' })).toBeVisible();
}
