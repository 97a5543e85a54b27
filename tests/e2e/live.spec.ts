import type { WebSocketRoute } from '@playwright/test';
import { expect, liveTimeout as timeout, logInAs, test } from './test.ts';

test('a page shows a change made elsewhere without a reload, also after a lost connection', async ({
  page,
  people,
}) => {
  const seller = await people.createMember();
  const home = await people.publishProperty(seller, { images: [{ id: await people.uploadPhoto(seller) }] });
  const publish = (published: boolean) =>
    people.call('PUT', `/api/property-published/${home}`, { token: seller.token, body: { published } });
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/_local\/sockets\//, (line) => {
    line.connectToServer();
    lines.push(line);
  });
  await logInAs(page, seller);
  await page.goto('/my-listing');
  const shown = (text: string) => page.getByRole('article').getByText(text, { exact: true });
  await expect(shown('For sale')).toBeVisible();
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]?.url()).not.toContain(seller.token);

  await publish(false);
  await expect(shown('Paused')).toBeVisible({ timeout });

  await lines[0]?.close({ code: 1001 });
  await publish(true);
  await expect(shown('For sale')).toBeVisible({ timeout });
  expect(lines).toHaveLength(2);
});
