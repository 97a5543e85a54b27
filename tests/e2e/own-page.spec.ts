import { createPhoto } from '../properties/photos.ts';
import { expect, findSaveButton, logInAs, test } from './test.ts';

test('a user adds a profile picture and removes it', async ({ page, people }) => {
  await logInAs(page, await people.createMember());
  await page.goto('/profile');
  const picture = page.getByRole('region', { name: 'Picture' });
  const choose = picture.locator('input[type=file]');
  const file = (buffer: Buffer, mimeType = 'image/jpeg') => ({ name: 'me.jpg', mimeType, buffer });
  await choose.setInputFiles(file(Buffer.from('%PDF-1.7'), 'application/pdf'));
  await expect(picture).toContainText('A photo can’t be a PDF.');
  await choose.setInputFiles(file(await createPhoto({ width: 900 })));
  await expect(picture).toContainText('Your picture has been saved.', { timeout: 45_000 });
  const shown = page.getByRole('banner').locator('img[src^="/media/"]');
  await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
  await page.reload();
  await expect(shown).toBeVisible();
  await picture.getByRole('button', { name: 'Remove picture' }).click();
  await expect(picture).toContainText('Your picture has been removed.');
  await expect(shown).toHaveCount(0);
});

test('a user writes, changes and deletes a note on a favourite', async ({ page, people }) => {
  await logInAs(page, await people.createMember());
  await page.goto(`/property-details/${await people.getAnyProperty()}`);
  await findSaveButton(page).click();
  await expect(findSaveButton(page)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'Saved', exact: true }).click();
  const saved = page.getByRole('article').first();
  await saved.getByRole('button', { name: /^Add a note/ }).click();
  await expect(saved.getByLabel(/^Your note/)).toBeFocused();
  await page.keyboard.type('Ask about the boiler');
  await saved.getByRole('button', { name: 'Save note' }).click();
  const change = saved.getByRole('button', { name: /^Change note/ });
  await expect(change).toBeFocused();
  await page.reload();
  await expect(saved).toContainText('Ask about the boiler');
  await change.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await saved.getByRole('button', { name: 'Save note' }).click();
  await expect(saved.getByRole('button', { name: /^Add a note/ })).toBeFocused();
  await expect(saved).not.toContainText('Ask about the boiler');
});

test('a visitor reads the terms during sign-up without losing the typed text', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Email').fill('ann@example.com');
  const [terms] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('main').getByRole('link', { name: 'terms of use' }).click(),
  ]);
  await expect(terms.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  for (const name of ['Privacy', 'Deleting your data', 'Vouchers and offers']) {
    await terms.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(
      terms.getByRole('navigation', { name: 'Terms and privacy' }).getByRole('link', { name }),
    ).toHaveAttribute('aria-current', 'page');
  }
  await expect(page.getByLabel('Email')).toHaveValue('ann@example.com');
});
