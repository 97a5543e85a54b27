import { expect, logInAs, test } from './test.ts';

const guide = 'Photograph your home with a phone';

test('a reader finds a guide and comments, and another reader replies', async ({ page, people, visitor }) => {
  const [reader, other] = await Promise.all([people.createMember(), people.createMember()]);
  await logInAs(page, reader);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guides' }).click();
  await page.getByRole('searchbox', { name: 'Search the guides' }).fill('photograph');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('link', { name: guide }).click();
  await expect(page.getByRole('heading', { level: 1, name: guide })).toBeVisible();

  await page.getByRole('textbox', { name: 'Add a comment' }).fill('Does this work in a dark hall, too?');
  await page.getByRole('button', { name: 'Post comment' }).click();
  const comment = page.getByRole('article', { name: `Comment by ${reader.name}` });
  await expect(comment).toContainText('Does this work in a dark hall, too?');
  await expect(comment.getByRole('button', { name: 'Edit your comment' })).toBeVisible();

  const second = await visitor();
  await logInAs(second, other);
  await second.goto(new URL(page.url()).pathname);
  // The page of a member has taken the place of the document.
  await expect(second.getByRole('button', { name: other.name })).toBeVisible();
  await second.getByRole('button', { name: `Reply to ${reader.name}` }).click();
  await second.getByRole('textbox', { name: 'Your reply' }).fill('With the lamps on and a tripod it does.');
  await second.getByRole('button', { name: 'Post reply' }).click();
  // Not the text alone: the field has it until the reply is stored.
  await expect(second.getByRole('article', { name: `Comment by ${other.name}` })).toBeVisible();

  await page.reload();
  const reply = page.getByRole('article', { name: `Comment by ${other.name}` });
  await expect(reply).toContainText('With the lamps on and a tripod it does.');
});
