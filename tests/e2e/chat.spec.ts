import type { Page } from '@playwright/test';
import { pdf, createPhoto } from '../properties/photos.ts';
import type { SiteUser } from '../support/clients/site.ts';
import { expect, liveTimeout as timeout, logInAs, phone, test as plain } from './test.ts';

interface Conversation {
  readonly seller: SiteUser;
  readonly buyer: SiteUser;
  readonly path: string;
  /** Writes a message by the API, outside the page. */
  readonly write: (from: SiteUser, to: SiteUser, body: string) => Promise<unknown>;
}

/** A chat with a first message by the buyer, who is logged in on the page. */
const test = plain.extend<{ readonly conversation: Conversation }>({
  conversation: async ({ people, page }, give) => {
    const [seller, buyer] = await Promise.all([people.createMember(), people.createMember()]);
    const home = await people.publishAndFindProperty(seller);
    const write = (from: SiteUser, to: SiteUser, body: string) =>
      people.call('POST', '/api/messages', {
        token: from.token,
        body: { propertyId: home, toUserId: to.id, body },
      });
    await write(buyer, seller, 'Hello');
    await logInAs(page, buyer);
    await give({ seller, buyer, path: `/messages/${home}/${buyer.id}`, write });
  },
});

const log = (page: Page) => page.getByRole('log');
const box = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const say = async (page: Page, words: string) => {
  await box(page).fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(log(page).getByText(words)).toBeVisible();
};

test(
  'a buyer writes from the property’s page, the seller answers, and both screens update',
  { tag: '@everyday' },
  async ({ page, people, visitor }) => {
    const [seller, buyer] = await Promise.all([people.createMember(), people.createMember()]);
    const home = await people.publishAndFindProperty(seller);
    await logInAs(page, buyer);
    const other = await visitor(phone);
    await logInAs(other, seller);
    await other.goto('/messages');
    await expect(other.getByText('No messages yet')).toBeVisible();

    await page.goto(`/property-details/${home}`);
    await page.getByRole('button', { name: 'Message the seller' }).first().click();
    await expect(page.getByText('Stay safe')).toBeVisible();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Write a message')).toBeVisible();
    await page.getByLabel('Your message').fill('Is the garden south-facing?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(`/messages/${home}/${buyer.id}`);

    // The seller's list, badge and chat, on a phone.
    const row = other.getByRole('link', { name: /Is the garden south-facing/ });
    await expect(row).toBeVisible({ timeout });
    await expect(other.getByRole('link', { name: 'Messages, 1 unread' })).toBeVisible({ timeout });
    await row.click();
    await expect(log(other).getByText('Is the garden south-facing?')).toBeVisible();
    await expect(other.getByText('Before you write')).toBeVisible();
    await expect(log(page).getByRole('img', { name: 'Read' })).toBeVisible({ timeout });

    // A typed text stays in the box while messages arrive.
    await box(page).fill('And is there');
    await say(other, 'Yes, all day.');
    await expect(other.getByText('Before you write')).toBeHidden();
    await expect(log(page).getByText('Yes, all day.')).toBeVisible({ timeout });
    await expect(box(page)).toHaveValue('And is there');
    await page.reload();
    await expect(box(page)).toHaveValue('And is there');
    await box(page).press('End');
    await box(page).pressSequentially(' parking?');
    await box(page).press('Enter');
    await expect(log(other).getByText('And is there parking?')).toBeVisible({ timeout });
    await expect(box(page)).toHaveValue('');

    // Edits and removals reach the other screen, too.
    await page
      .getByRole('button', { name: /Actions for your message/ })
      .last()
      .click();
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(box(page)).toHaveValue('And is there parking?');
    await box(page).fill('Is there a garage?');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(log(other).getByText('Is there a garage?')).toBeVisible({ timeout });
    await page
      .getByRole('button', { name: /Actions for your message/ })
      .last()
      .click();
    await page.getByRole('button', { name: 'Remove for both' }).click();
    await expect(log(other).getByText('Message removed')).toBeVisible({ timeout });
  },
);

test('files are sent and opened, bank details cause a warning, and a block ends the chat', async ({
  page,
  conversation: { seller, path },
  visitor,
}) => {
  const other = await visitor();
  await logInAs(other, seller);
  await Promise.all([page, other].map((one) => one.goto(path)));

  await page.getByLabel('Add files').setInputFiles([
    { name: 'Proof of funds.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) },
    { name: 'Damp.jpg', mimeType: 'image/jpeg', buffer: await createPhoto() },
  ]);
  await expect(page.getByText('Ready to send')).toHaveCount(2, { timeout: 30_000 });
  await page.getByRole('button', { name: 'Send' }).click();
  const file = log(other).getByRole('link', { name: /Proof of funds/ });
  await expect(file).toBeVisible({ timeout });
  await expect(file).toHaveAttribute('href', /documents/);
  const picture = log(other).getByRole('link', { name: /Damp/ }).locator('img');
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);

  await say(other, 'Pay the deposit to 20-45-77 12345678');
  await expect(log(page).getByText('This message has bank details in it.')).toBeVisible({ timeout });

  await page.getByRole('button', { name: 'More about this conversation' }).click();
  await page.getByRole('button', { name: /^Block / }).click();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText('can’t message each other')).toBeVisible();
  await page.getByRole('button', { name: /^Unblock/ }).click();
  await expect(box(page)).toBeVisible();
});

test('an unsent message waits for a connection, and missed messages are loaded', async ({
  page,
  conversation: { seller, buyer, path, write },
}) => {
  await page.goto(path);
  await expect(log(page).getByText('Hello')).toBeVisible();

  await page.context().setOffline(true);
  await say(page, 'Are you there?');
  await expect(log(page).getByText('Waiting to send')).toBeVisible();
  await write(seller, buyer, 'Written while you were away');
  await page.context().setOffline(false);
  await expect(log(page).getByText(/^(Waiting to send|Sending)$/)).toBeHidden();
  await expect(log(page).getByText('Written while you were away')).toBeVisible({ timeout: 10_000 });
  await expect(log(page).getByText('Are you there?')).toHaveCount(1);
});

test('a long chat opens at its end, loads upwards without moving and jumps to the newest', async ({
  page,
  conversation: { seller, buyer, path, write },
}) => {
  for (let nth = 1; nth <= 18; nth += 1) {
    await write(buyer, seller, `Question ${nth}\nwith a second line`);
    await write(seller, buyer, `Answer ${nth}`);
  }
  await page.goto(path);
  await expect(log(page).getByText('Answer 18')).toBeInViewport();
  await log(page).hover();
  await page.mouse.wheel(0, -10_000);
  await expect(log(page).getByText(/^Question 1\s/)).toBeAttached();
  await expect(page.getByRole('button', { name: 'Earlier messages' })).toBeHidden();
  await write(seller, buyer, 'Something new');
  await page.getByRole('button', { name: '1 new' }).click();
  await expect(log(page).getByText('Something new')).toBeInViewport();
});

test('a muted chat shows no badge on any page until it is unmuted', async ({
  page,
  conversation: { seller, buyer, path, write },
}) => {
  await page.goto(path);
  const more = page.getByRole('button', { name: 'More about this conversation' });
  await more.click();
  await page.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2 }).getByRole('img', { name: 'Muted' })).toBeVisible();
  await page.goto('/messages');
  await write(seller, buyer, 'Are you there?');
  const row = page.getByRole('link', { name: /Are you there/ });
  await expect(row.getByRole('img', { name: 'Muted' })).toBeVisible({ timeout });
  await expect(page.getByRole('link', { name: /^Messages/ })).not.toHaveAccessibleName(/unread/);
  await page.goto(path);
  await more.click();
  await page.getByRole('button', { name: 'Unmute' }).click();
  await expect(page.getByRole('img', { name: 'Muted' })).toHaveCount(0);
});
