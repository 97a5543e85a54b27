import { createEmail, password, createUniqueWord } from '../support/clients/site.ts';
import { expect, storeToken, test } from './test.ts';

test('a Google login on the persona page asks for a name and returns to the first page', async ({ page }) => {
  await page.goto('/login?next=%2Ffavourites');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Continue with Google' })).toBeVisible();
  await page.getByText('Someone else').click();
  await page.getByLabel('Name').fill('Ada Persona');
  await page.getByLabel(/^Email/).fill(createEmail());
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(/\/username-unset/);
  await page.getByLabel('Username').fill(`Ada ${createUniqueWord()}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/favourites$/);
  await expect(page.getByRole('heading', { name: 'No saved homes yet' })).toBeVisible();
});

test('a cancelled Google login shows a message', async ({ page }) => {
  await page.goto('/social?start=google');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'You’re not logged in' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('The login was cancelled.');
});

test(
  'a forgotten password is reset once by the mailed link',
  { tag: '@everyday' },
  async ({ page, people }) => {
    const { email } = await people.createMember();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forgotten your password?' })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    const link = await people.getMailedLink(email);
    const another = `Another-${createUniqueWord()}-1`;
    const choose = async () => {
      await page.goto(link);
      await page.getByLabel('New password', { exact: true }).fill(another);
      await page.getByRole('button', { name: 'Set the password' }).click();
    };
    await choose();
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Your email or password isn’t right');
    await page.getByLabel('Password', { exact: true }).fill(another);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/');
    await choose();
    await expect(page.getByRole('alert')).toContainText('This link has expired or has already been used');
  },
);

test('a login in another tab replaces all data of the user before', async ({ page, people, context }) => {
  const [first, second] = await Promise.all([people.createMember(), people.createMember()]);
  await page.goto('/');
  await page.evaluate(storeToken, first.token);
  await page.goto('/profile?tab=sign-in');
  const email = page.getByLabel('Email');
  await expect(email).toHaveValue(first.email);
  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate(storeToken, second.token);
  await expect(email).toHaveValue(second.email);
});
