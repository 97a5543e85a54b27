import type { Page } from '@playwright/test';
import * as z from 'zod';
import { expect, logInAs, test } from './test.ts';

const word = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
const widths = [320, 390, 1280];
const Id = z.object({ id: z.string() });

/** Elements past the right edge of a page that is wider than its window. */
const listOverflow = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isPast = (part) => part.getBoundingClientRect().right > clientWidth + 1;
  const parts = [...document.querySelectorAll('main *, header *')].filter(isPast).slice(-3);
  return [...parts.map((part) => part.outerHTML.slice(0, 120)), scrollWidth + ' px of ' + clientWidth];
})()`;

/** Opens pages at each width; what is too wide is collected by the path. */
async function listWidePages(page: Page, paths: readonly string[]): Promise<Record<string, string[]>> {
  const wide: Record<string, string[]> = {};
  for (const path of paths)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const parts = await page.evaluate<string[]>(listOverflow);
      if (parts.length > 0) wide[`${path} at ${width}`] = parts;
    }
  return wide;
}

test('a word of 58 letters widens no page', async ({ visitor, people }) => {
  test.setTimeout(180_000);
  const [seller, buyer] = await Promise.all([people.createMember(), people.createMember()]);
  const home = await people.publishAndFindProperty(seller, {
    houseNo: word.slice(0, 40),
    addressShown: 'full',
    address: { line1: word, line2: word, town: word, nation: 'england', latitude: 53.819, longitude: -1.576 },
    description: [
      { value: { mainDescription: `${word} is where we moved from, to a bright terrace. `.repeat(3) } },
    ],
  });
  const send = (person: { token: string }, path: string, body: unknown, method = 'POST') =>
    people.request(z.unknown(), method, path, { token: person.token, body });
  await send(buyer, '/api/messages', { propertyId: home, toUserId: seller.id, body: `Is it near ${word}?` });
  await send(buyer, '/api/saved-searches', { query: 'q=Leeds', name: word, frequency: 'daily' });
  const offer = { propertyId: home, amount: 310_000, funding: 'cash', position: 'ftb', message: word };
  const { id } = await people.request(Id, 'POST', '/api/offers', { token: buyer.token, body: offer });
  await send(seller, `/api/accept-offer/${id}`, {}, 'PUT');
  const firm = {
    firm: word,
    contact: word,
    email: 'firm@example.com',
    phone: '0113 496 0000',
    address: word,
  };
  await send(seller, '/api/solicitor', { propertyId: home, ...firm });

  const sellersPages = [
    `/property-details/${home}`,
    '/listing?sort=createdAt|desc',
    '/my-listing',
    `/my-listing/${home}`,
    `/my-listing/${home}/offers`,
    `/my-listing/${home}/viewings`,
    '/my-listing/agenda',
    '/notifications',
    `/messages/${home}/${buyer.id}`,
    `/accepted-offer/${home}/${buyer.id}`,
  ];
  const buyersPages = ['/my-buying', '/saved-searches', '/messages', `/accepted-offer/${home}/${seller.id}`];
  const open = async (person: { token: string }, paths: readonly string[]) => {
    const page = await visitor();
    await logInAs(page, person);
    return listWidePages(page, paths);
  };
  const wide = await Promise.all([open(seller, sellersPages), open(buyer, buyersPages)]);
  expect(Object.assign({}, ...wide)).toEqual({});
});

test('a word of 58 letters widens no page of the desk', async ({ page, people }) => {
  test.setTimeout(180_000);
  const [seller, reporter] = await Promise.all([people.createMember(), people.createMember()]);
  const names = { firstName: word, lastName: word };
  await people.request(z.unknown(), 'PUT', '/api/buyer-seller/update-profile', {
    token: reporter.token,
    body: names,
  });
  const home = await people.publishAndFindProperty(seller, {
    address: { line1: word, line2: word, town: word, nation: 'england', latitude: 53.819, longitude: -1.576 },
  });
  const about = { type: 'report', propertyId: home, category: 'misleading' };
  const { caseId } = await people.request(z.object({ caseId: z.string() }), 'POST', '/api/report', {
    token: reporter.token,
    body: { ...about, details: `The garden in the photos belongs to ${word} and to nobody else.` },
  });
  const from = { name: word, email: `${word.slice(0, 50)}@example.com`, topic: 'complaint', consent: true };
  const { ticket } = await people.request(z.object({ ticket: z.string() }), 'POST', '/api/contact-us', {
    body: { ...from, message: `Nobody from ${word} came to the viewing that I had booked.` },
  });
  await logInAs(page, { token: await people.getToken('staff@gable.test') });
  const deskPages = [
    '/staff',
    '/staff/reports',
    `/staff/reports/${caseId}`,
    '/staff/tickets',
    `/staff/tickets/${ticket}`,
    `/staff/homes/${home}`,
    `/staff/people/${reporter.id}`,
    `/staff/search?q=${reporter.id}`,
  ];
  expect(await listWidePages(page, deskPages)).toEqual({});
});
