import type { Locator, Page } from '@playwright/test';
import { password, createUniqueWord } from '../support/clients/site.ts';
import { isFocusOutlined } from './focus.ts';
import { expect, findSaveButton, logInAs, test } from './test.ts';

const most = 60;

/** Presses Tab until the element has the focus; each focused element on the way has to be visible. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(seen),
      await page.evaluate('document.activeElement.outerHTML.slice(0, 300)'),
    ).toBe(true);
    if (
      await wanted.evaluateAll((found) => found.includes(found[0]?.ownerDocument.activeElement ?? found[0]))
    )
      return;
  }
  throw new Error(`${most} presses of Tab did not lead to ${String(wanted)}`);
}

/** Whether the focus is visible: an outline on the element or its label, inside the window. */
const seen = `(() => {
  const at = document.activeElement;
  if (!at || at === document.body) return true;
  const box = at.getBoundingClientRect();
  const inside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return inside && ${isFocusOutlined};
})()`;

/** A new page moves the focus to its main part. */
const arrived = (page: Page) => expect(page.getByRole('main')).toBeFocused();
const type = (page: Page, text: string) => page.keyboard.type(text);
const press = (page: Page, key: string) => page.keyboard.press(key);

test('a buyer logs in, searches, opens a property and saves it by keyboard alone', async ({
  page,
  people,
}) => {
  const [seller, buyer] = await Promise.all([people.createMember(), people.createMember()]);
  const word = createUniqueWord();
  const words = [{ value: { mainDescription: `A ${word} with a garden that is long enough. `.repeat(3) } }];
  const home = await people.publishAndFindProperty(seller, { description: words });

  await page.goto('/login');
  await tabTo(page, page.getByRole('link', { name: 'Skip to the content' }));
  await press(page, 'Enter');
  await tabTo(page, page.getByLabel('Email'));
  await type(page, buyer.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await type(page, password);
  await press(page, 'Enter');
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  await arrived(page);

  const box = page.getByRole('combobox', { name: 'Where do you want to live?' });
  // It comes with what waits for the buyer.
  await expect(box).toBeVisible();
  await tabTo(page, box);
  await type(page, 'Leed');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  const leeds = suggestions.getByRole('option', { name: /^Leeds/ }).first();
  await expect(leeds).toBeVisible();
  await press(page, 'Escape');
  await expect(suggestions).toBeHidden();
  await expect(box).toHaveValue('Leed');
  await type(page, 's');
  await expect(leeds).toBeVisible();
  await press(page, 'ArrowDown');
  await expect(leeds).toHaveAttribute('aria-selected', 'true');
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/listing\?place=leeds_west-yorkshire/);
  await arrived(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d+ homes?/);

  const again = page.getByRole('combobox', { name: 'Town, postcode or words' });
  await tabTo(page, again);
  await press(page, 'ControlOrMeta+a');
  await type(page, word);
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1 home');
  await tabTo(page, page.getByRole('article').getByRole('link'));
  await press(page, 'Enter');
  await expect(page).toHaveURL(await people.findHomePath(home));
  await arrived(page);
  const heart = findSaveButton(page);
  await tabTo(page, heart);
  await press(page, 'Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('the login dialog of a heart takes, keeps and returns the focus, and its login saves the property', async ({
  page,
  people,
}) => {
  const buyer = await people.createMember();
  const home = await people.getAnyProperty();
  await page.goto(`/property-details/${home}`);
  const heart = findSaveButton(page);
  await tabTo(page, heart);
  await press(page, 'Enter');
  const choice = page.getByRole('dialog', { name: 'Save this home' });
  await expect(choice.getByRole('heading', { name: 'Save this home' })).toBeFocused();
  await choice.getByRole('button', { name: 'Log in' }).press('Enter');
  const modal = page.getByRole('dialog', { name: 'Login Required' });
  await expect(modal.getByRole('heading', { name: 'Login Required' })).toBeFocused();
  // After its last control, Tab reaches the browser's own bar and then the dialog again, never the page
  // behind it.
  for (let presses = 0; presses < 12; presses += 1) {
    await press(page, 'Tab');
    expect(
      await page.evaluate(
        'document.activeElement === document.body || !!document.activeElement.closest("dialog")',
      ),
    ).toBe(true);
  }
  await press(page, 'Escape');
  await expect(modal).toBeHidden();
  await expect(heart).toBeFocused();

  await press(page, 'Enter');
  await choice.getByRole('button', { name: 'Log in' }).press('Enter');
  for (const way of ['Continue with Google', 'Forgot Password?', 'Sign up'])
    await expect(modal.getByRole('link', { name: way })).toBeVisible();
  await modal.getByLabel('Email').fill(buyer.email);
  await modal.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Enter');
  await expect(modal).toBeHidden();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(await people.findHomePath(home));
  const { body } = await people.call('GET', '/api/favourites', { token: buyer.token });
  expect(body).toMatchObject({ favourites: [{ propertyId: home }] });
});

test('a buyer saves a search by keyboard alone', async ({ page, people }) => {
  await logInAs(page, await people.createMember());
  await page.goto('/listing?q=Leeds&min_beds=2');
  await tabTo(page, page.getByRole('button', { name: 'Save search' }));
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByRole('heading', { name: 'Save this search' })).toBeFocused();
  await tabTo(page, dialog.getByLabel('Name'));
  await press(page, 'ControlOrMeta+a');
  await type(page, 'For our move');
  await press(page, 'Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Search saved' })).toBeVisible();
  await tabTo(page, page.getByRole('dialog').getByRole('link', { name: 'Your saved searches' }));
  await press(page, 'Enter');
  await arrived(page);
  await expect(page.getByRole('article').getByRole('link', { name: 'For our move' })).toBeVisible();
});

test('a visitor compares two homes by keyboard alone', async ({ page, people }) => {
  const seller = await people.createMember();
  const other = await people.publishAndFindProperty(seller, { noOfBedrooms: 6, price: 640_000 });
  for (const home of [await people.getAnyProperty(), other]) {
    await page.goto(`/property-details/${home}`);
    const compare = page
      .getByRole('button', { name: /^Compare / })
      .filter({ visible: true })
      .first();
    // The site has taken the place of the document, where the focus begins anew.
    await expect(compare).toBeVisible();
    await tabTo(page, compare);
    await press(page, 'Space');
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
  }
  await tabTo(page, page.getByRole('link', { name: 'Compare 2 homes' }).filter({ visible: true }));
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/compare\?homes=/);
  await arrived(page);
  // The names of the facts, and a home each.
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  const rows = page.getByRole('table').getByRole('rowheader');
  const all = await rows.count();
  await tabTo(page, page.getByRole('checkbox', { name: 'Only what differs' }));
  await press(page, 'Space');
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await expect(rows.filter({ hasText: 'Bedrooms' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^Take out/ }).first());
  await press(page, 'Enter');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});
