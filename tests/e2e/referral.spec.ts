import { createEmail, password, createUniqueWord } from '../support/clients/site.ts';
import { expect, logInAs, test } from './test.ts';

test('sign-ups by a referral link, with a password and with Google, are counted for the referrer', async ({
  page,
  people,
  visitor,
}) => {
  // Two sign-ups, each with its mail and its welcome.
  test.setTimeout(120_000);
  const referrer = await people.createMember();
  await logInAs(page, referrer);
  await page.goto('/referral');
  await expect(page.getByText('No one has signed up through your link yet.')).toBeVisible();
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: /^QR code of http/ })).toBeVisible();
  const link = new URL(await page.getByLabel('Link', { exact: true }).inputValue());
  expect(link.pathname).toBe('/register');

  const email = createEmail();
  const newcomer = await visitor();
  await newcomer.goto(`/how-it-works${link.search}`);
  await newcomer.getByRole('link', { name: 'Sign up', exact: true }).click();
  await newcomer.getByLabel('Email').fill(email);
  await newcomer.getByLabel('Password', { exact: true }).fill(password);
  await newcomer.getByLabel('I accept the terms of use').check();
  await newcomer.getByRole('button', { name: 'Sign up', exact: true }).click();
  await newcomer.getByLabel('Code').fill(await people.getVerificationCode(email));
  await newcomer.getByLabel('Username').fill(`Nina ${createUniqueWord()}`);
  await newcomer.getByRole('button', { name: 'Continue' }).click();
  await newcomer.getByRole('button', { name: 'Skip this' }).click();
  await expect(newcomer).toHaveURL(({ pathname }) => pathname === '/');

  const persona = await visitor();
  await persona.goto(link.pathname + link.search);
  await persona.getByRole('link', { name: 'Continue with Google' }).click();
  await persona.getByText('Someone else').click();
  await persona.getByLabel('Name').fill('Gina Persona');
  await persona.getByLabel(/^Email/).fill(createEmail());
  await persona.getByRole('button', { name: 'Continue', exact: true }).click();
  await persona.getByLabel('Username').fill(`Gina ${createUniqueWord()}`);
  await persona.getByRole('button', { name: 'Continue' }).click();
  await persona.getByRole('button', { name: 'Skip this' }).click();
  await expect(persona).toHaveURL(({ pathname }) => pathname === '/');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('2 people signed up through your link')).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('an affiliate application is sent, and a second one is refused with its text kept', async ({ page }) => {
  const email = createEmail();
  const fill = async () => {
    await page.goto('/become-an-affiliate');
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByRole('alert')).toContainText('Please check these details');
    await page.getByLabel('Name').fill('Ada Affiliate');
    await page.getByLabel('Town').fill('Leeds');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Phone').fill('07700 900123');
    await page.getByLabel(/^Your pages/).fill('social.example/ada\nhttps://ada.example');
    await page.getByLabel('Why you').fill('I write about moving house for people in Leeds.');
    await page.getByLabel('Keep my application').check();
    await page.getByRole('button', { name: 'Send application' }).click();
  };
  await fill();
  await expect(page.getByRole('heading', { name: 'We have your application' })).toBeVisible();
  await fill();
  await expect(page.getByRole('alert')).toContainText('We have an application from this email already');
  await expect(page.getByLabel('Town')).toHaveValue('Leeds');
});
