import { extractText, getDocumentProxy } from 'unpdf';
import * as z from 'zod';
import { createFirm } from '../sales/sale-examples.ts';
import { agreeSale } from '../support/clients/site-deals.ts';
import { expect, liveTimeout as timeout, logInAs, phone, test } from './test.ts';

// Two users on two screens.
test.slow();

test('one side draws its signature on a phone, the other types it, and both get the signed PDF', async ({
  page,
  people,
  visitor,
}) => {
  const [seller, buyer] = await Promise.all([people.createMember(), people.createMember()]);
  const propertyId = await agreeSale(people, seller, buyer);
  for (const [{ token }, legalName] of [
    [seller, 'Sarah Seller'],
    [buyer, 'Benjamin Buyer'],
  ] as const) {
    await people.request(z.unknown(), 'POST', '/api/solicitor', {
      token,
      body: { propertyId, ...createFirm() },
    });
    const details = token === seller.token ? { titleNumber: 'WYK123456' } : {};
    const body = { party: { legalNames: [legalName] }, details };
    await people.request(z.unknown(), 'PUT', `/api/sale/${propertyId}/details`, { token, body });
  }

  await page.setViewportSize(phone);
  await logInAs(page, buyer);
  await page.goto(`/accepted-offer/${propertyId}/${seller.id}`);
  await page.getByRole('button', { name: 'Sign it' }).click({ timeout });
  await page.getByRole('radio', { name: 'Draw it' }).check();
  const pad = page.getByRole('img', { name: 'A pad, still empty' });
  // Waits until nothing moves the pad.
  await pad.hover({ position: { x: 30, y: 60 } });
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is no pad');
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 20, { steps: 8 });
  await page.mouse.move(box.x + box.width - 30, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByRole('img', { name: 'Your signature as you drew it' })).toBeVisible();
  await page.getByRole('checkbox', { name: /^I’ve read this memorandum of sale/ }).check();
  await page.getByRole('button', { name: 'Sign version 1' }).click();
  await expect(page.getByText(/^You signed as Benjamin Buyer on/)).toBeVisible();

  const own = await visitor();
  await logInAs(own, seller);
  await own.goto(`/accepted-offer/${propertyId}/${buyer.id}`);
  await own.getByRole('link', { name: /^The buyer has signed the memorandum of sale/ }).click();
  await own.getByRole('button', { name: 'Sign it' }).click();
  await own.getByRole('textbox', { name: 'Type your full name' }).fill('Sarah Seller');
  await own.getByRole('checkbox', { name: /^I’ve read this memorandum of sale/ }).check();
  await own.getByRole('button', { name: 'Sign version 1' }).click();
  for (const screen of [own, page]) {
    await expect(screen.getByText('One person of each side has signed', { exact: true })).toBeVisible({
      timeout,
    });
    await expect(screen.getByRole('link', { name: 'Signed PDF' })).toBeVisible({ timeout });
  }
  const link = await own.getByRole('link', { name: 'Signed PDF' }).getAttribute('href');
  const made = await fetch(z.string().parse(link));
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await made.arrayBuffer())));
  expect(text.at(-1)).toContain('Certificate of signatures');
  expect(text.at(-1)).toContain('Benjamin Buyer');
  expect(text.at(-1)).toContain('Sarah Seller (typed)');
});
