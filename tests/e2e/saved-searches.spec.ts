import * as z from 'zod';
import { createEmail, pollUntil, type SiteClient } from '../support/clients/site.ts';
import { expect, phone, test } from './test.ts';

/** Longer than an instant alert collects. */
const aheadMs = 6 * 60_000;
const Mails = z.array(z.object({ subject: z.string(), text: z.string().default('') }));

/** The path of a link in the newest mail to an address whose subject matches. */
const findMailedPath = (people: SiteClient, email: string, subject: RegExp, path: RegExp) =>
  pollUntil(async () => {
    // The alert of a home that is matched meanwhile is due with the next run.
    await people.call('POST', '/_local/run/saved-searches-every-five-minutes', { aheadMs });
    const mails = await people.request(Mails, 'GET', `/_local/mails?to=${encodeURIComponent(email)}`);
    return path.exec(mails.find((mail) => subject.test(mail.subject))?.text ?? '')?.[1];
  });

test(
  'a visitor saves a search, opens the home of its alert, changes the filters and stops the emails',
  { tag: '@everyday' },
  async ({ page, people }) => {
    await page.setViewportSize(phone);
    const email = createEmail();
    // A price of its own, so that homes of other journeys do not fit.
    const price = 400_000 + Math.floor(Math.random() * 90_000);
    await page.goto(`/listing?q=Leeds&min_price=${price}&max_price=${price}`);
    await page.getByRole('button', { name: 'Save this search' }).click();
    await page.getByLabel('Name').fill('For our move');
    await page.getByLabel('Your email').fill(email);
    await page.getByRole('button', { name: 'Save and start alerts' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

    await page.goto(await findMailedPath(people, email, /^Confirm/, /(\/saved-searches\/confirm#\S+)/));
    await page.getByRole('button', { name: 'Yes, email me' }).click();
    await expect(page.getByRole('heading', { name: 'Your alerts have started' })).toBeVisible();

    const seller = await people.createMember();
    const home = await people.publishAndFindProperty(seller, { price });
    const alert = /^New on the market/;
    await page.goto(await findMailedPath(people, email, alert, /(\/newhome\?alert=\S+)/));
    await expect(page.getByRole('heading', { name: 'The homes in your alert' })).toBeVisible();
    const homes = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(homes).toHaveCount(1);
    await expect(homes.getByRole('link')).toHaveAttribute('href', await people.findHomePath(home));

    await page.goto(await findMailedPath(people, email, alert, /(\/saved-searches#\S+)/));
    await expect(page.getByText('1 new', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'For our move' }).click();
    await page.getByRole('button', { name: 'Edit filters' }).click();
    await page.getByRole('button', { name: /Remove £/ }).click();
    // The page keeps the earlier filters until the results without the price are there.
    await expect(page.getByRole('button', { name: /Remove £/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Leeds', { exact: true })).toBeVisible();

    await page.goto(await findMailedPath(people, email, alert, /(\/stop-alerts\?\S+)/));
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('You won’t get any more emails for “For our move”.')).toBeVisible();
  },
);
