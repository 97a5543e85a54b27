import type { Page } from '@playwright/test';
import * as z from 'zod';
import { type SiteUser, pollUntil } from '../support/clients/site.ts';
import { expect, logInAs, test } from './test.ts';

const Mails = z.array(z.object({ subject: z.string(), text: z.string().default('') }));
const reasons = 'The photos are those of a hotel in another town.';
const grievance = 'They are my own photos, and the town hall is in one of them.';
const amends = 'The town hall is in the third photo. It is the home that it says it is.';

/** Moves the focus to the row of a path by the desk's shortcut, and opens it. */
async function openByKeys(page: Page, path: string): Promise<void> {
  const row = page.locator(`main a[data-row][href="${path}"]`);
  await expect(row).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(row).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [10] });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
}

/** Presses a button by keyboard once it is enabled. */
async function pressEnter(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

const countColumns = ['Reports', 'Decided', 'Action taken', 'Appeals', 'Reversed'];

/** This month's counts on the transparency page, in the order of their columns. */
async function getCounts(page: Page): Promise<readonly number[]> {
  await page.goto('/transparency');
  const rows = page.getByRole('region', { name: 'Figures by month' }).locator('tr');
  let counts: readonly number[] = [];
  // The app takes the place of the document's own table, so heads and cells come from one read.
  await expect(async () => {
    const [heads = [], cells = []] = await rows.evaluateAll((all) =>
      all.map(({ children }) => [...children].map((cell) => cell.textContent)),
    );
    const texts = countColumns.map((column) => cells[heads.indexOf(column)]);
    for (const text of texts) expect(text).toMatch(/^\d+$/);
    counts = texts.map(Number);
  }).toPass({ timeout: 15_000, intervals: [100] });
  return counts;
}

test('staff hide and remove a reported property with reasons, and a colleague reverses it on appeal', async ({
  people,
  visitor,
}) => {
  test.slow();
  const [owner, buyer, decider, colleague] = await Promise.all([
    people.createMember(),
    people.createMember(),
    people.getToken('staff@gable.test'),
    people.getToken('second-staff@gable.test'),
  ]);
  const home = await people.publishAndFindProperty(owner);
  const as = async (token: string) => {
    const page = await visitor();
    await logInAs(page, { token });
    return page;
  };
  /** The path of the case in the mail with a subject, with the key that opens it without a login. */
  const linkIn = (email: string, subject: string) =>
    pollUntil(async () => {
      const mails = await people.request(Mails, 'GET', `/_local/mails?to=${encodeURIComponent(email)}`);
      const text = mails.find((mail) => mail.subject === subject)?.text ?? '';
      return /\/cases\/cas_\w+#[\w-]+/.exec(text)?.[0];
    });
  const openLink = async ({ email }: SiteUser, subject: string) => {
    const page = await visitor();
    await page.goto(await linkIn(email, subject));
    return page;
  };
  const before = await getCounts(await visitor());

  const reporting = await as(buyer.token);
  await reporting.goto(`/property-details/${home}`);
  await reporting.getByRole('button', { name: 'Report this home' }).click();
  const dialog = reporting.getByRole('dialog', { name: 'Report this home' });
  await dialog.getByRole('radio', { name: 'It looks like a scam' }).check();
  await dialog.getByLabel('What happened').fill('I know these rooms from a hotel.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  const sent = reporting.getByRole('dialog', { name: 'Thank you. We have your report' });
  await sent.getByRole('link', { name: 'Your reports' }).click();
  await expect(reporting.getByText('Waiting to be looked at')).toBeVisible();
  const receipt = await linkIn(buyer.email, 'We have your report');
  const [, id = ''] = /(cas_\w+)/.exec(receipt) ?? [];
  const report = `/staff/reports/${id}`;

  const desk = await as(decider);
  await desk.goto('/staff?kind=report');
  await openByKeys(desk, report);
  await expect(desk.getByText('I know these rooms from a hotel.')).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'When it was reported' })).toBeVisible();
  await pressEnter(desk, 'Take this report');
  await desk.getByLabel('Reason, for the audit trail').fill('It looks like a scam to me as well.');
  await pressEnter(desk, 'Hide until the decision');
  await expect(desk.getByText('Hidden for now')).toBeVisible();
  const hidden = await openLink(owner, 'We have hidden your home for now');
  await expect(hidden.getByText(/^We hid your home on/)).toBeVisible();
  const stranger = await visitor();
  await stranger.goto(`/property-details/${home}`);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This home isn’t available');

  await desk.getByRole('radio', { name: 'Remove home' }).check();
  await desk.getByLabel('The rule').selectOption('fraud');
  await desk.getByLabel('Facts and reasons').fill(reasons);
  await pressEnter(desk, 'Decide');
  await expect(desk.getByRole('heading', { name: 'Decision' })).toBeVisible();

  const outcome = await openLink(buyer, 'What we did about your report');
  await expect(outcome.getByText('took the home off the site')).toBeVisible();
  await expect(outcome.getByText(reasons)).toBeHidden();
  const statement = await openLink(owner, 'Our decision about your home');
  for (const words of [
    'We removed your home from the site.',
    reasons,
    'Fraud Act 2006',
    'No automated means',
  ])
    await expect(statement.getByText(words)).toBeVisible();
  await statement.getByLabel('Why you’re appealing').fill(grievance);
  await statement.getByRole('button', { name: 'Send appeal' }).click();
  await expect(statement.getByText('Under appeal')).toBeVisible();
  await linkIn(owner.email, 'We have your appeal');

  await desk.goto('/staff?kind=appeal');
  await openByKeys(desk, report);
  await expect(desk.getByText('You made this decision')).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Decide the appeal' })).toBeHidden();

  const second = await as(colleague);
  await second.goto('/staff?kind=appeal');
  await openByKeys(second, report);
  await expect(second.getByText(grievance)).toBeVisible();
  await second.getByRole('radio', { name: 'Reverse the decision' }).check();
  await second.getByLabel('Reasons, for the person who appealed').fill(amends);
  await pressEnter(second, 'Reverse the decision');
  await expect(second.getByRole('heading', { name: 'Decision reversed on appeal' })).toBeVisible();
  await expect(second.getByText(amends)).toBeVisible();

  const answered = await openLink(owner, 'Our answer to your appeal');
  await expect(answered.getByText('We changed our decision', { exact: true })).toBeVisible();
  await expect(answered.getByText(amends)).toBeVisible();
  const undone = await openLink(buyer, 'We changed our decision');
  await expect(undone.getByText('What we did about your report has been undone.')).toBeVisible();
  await people.waitForSearch(home);
  await stranger.goto(`/property-details/${home}`);
  await expect(stranger.getByRole('button', { name: 'Report this home' })).toBeVisible();

  // In a new browser context, because a page caches the figures for an hour.
  const after = await getCounts(await visitor());
  for (const [nth, column] of countColumns.entries())
    expect(after[nth], column).toBeGreaterThan(before[nth] ?? 0);
});
