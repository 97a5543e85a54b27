import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import * as z from 'zod';
import { expect, test as plain, watchFaults } from '../e2e/test.ts';
import { createCaseworkClient } from '../support/clients/site-casework.ts';
import {
  agreeSale,
  inviteJointOwner,
  offerForSharedHome,
  joinAsOwner,
  payForReceipt,
  inviteSolicitor,
} from '../support/clients/site-deals.ts';
import { createMemberWithApp } from '../support/clients/site-two-step.ts';
import { type SiteClient, createSiteClient, type SiteUser } from '../support/clients/site.ts';
import { followRequests, type Settle } from './follow-requests.ts';
import { loadScreen, openInPlace } from './open-screen.ts';
import { checkAfterPress, checkPage, prepareChecks } from './page-checks.ts';
import { newMember, screens, newSeller, withApp } from './screens.ts';

interface Eyes {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: string[];
  /** Ids of the objects made for this worker's screens, by placeholder. */
  readonly made: Map<string, Promise<string>>;
  readonly seller: Promise<SiteUser>;
  readonly settle: Settle;
  /** The tokens of accounts whose login serves all their screens, by account. */
  readonly tokens: Map<string, Promise<string>>;
  /** The account of the open document, where the next screen can be opened in it; undefined is a visitor. */
  loaded?: { readonly as: string | undefined };
}
/**
 * One page checks all screens of a worker, because the compiled scripts of its process, above all axe's, are
 * half of the cost of a new page. Each screen is opened with empty storage.
 */
const test = plain.extend<{ readonly page: Page }, { readonly eyes: Eyes }>({
  eyes: [
    async ({ browser }, give, { project }) => {
      const { baseURL = '', locale = 'en-GB', timezoneId = 'Europe/London' } = project.use;
      const context = await browser.newContext({ baseURL, locale, timezoneId, reducedMotion: 'reduce' });
      const faults: string[] = [];
      watchFaults(context, faults);
      const seller = createSiteClient(baseURL).createMember();
      const page = await context.newPage();
      const settle = followRequests(page);
      await give({ context, page, faults, made: new Map(), seller, settle, tokens: new Map() });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ eyes: { page, faults } }, give) => {
    faults.length = 0;
    await give(page);
    expect(faults).toEqual([]);
  },
});

const Own = z.object({ id: z.string() });
const Homes = z.object({ properties: z.tuple([Own], Own) });
const Posts = z.object({ blogs: z.tuple([Own], Own) });

/**
 * Fills the placeholders of a path with ids: of a property, a chat, a sale or a draft, each made once per
 * worker.
 */
async function filled(
  path: string,
  people: SiteClient,
  token: string | undefined,
  made: Eyes['made'],
): Promise<string> {
  const { request, createMember } = people;
  const caseworkClient = createCaseworkClient(people);
  // Staff open other users' objects; everyone else their own.
  const own = path.startsWith('/staff/') || token === undefined ? undefined : { token };
  const caller = token === undefined ? {} : { token };
  const of = {
    '{unpaid}': async () => {
      const propertyId = await people.submitProperty({ token: token ?? '' });
      const body = { propertyId, packageId: 'standard', startNow: true, terms: true };
      const { id: propertyPackageId } = await request(Own, 'POST', '/api/property-package', {
        ...caller,
        body,
      });
      const Begun = z.object({ paymentId: z.string() });
      const begun = { ...caller, body: { propertyPackageId } };
      return (await request(Begun, 'POST', '/api/payment/stripe/pay', begun)).paymentId;
    },
    '{home}': async () => (await request(Homes, 'GET', '/api/all-properties?per_page=1')).properties[0].id,
    '{own}': async () => (await request(Homes, 'GET', '/api/properties?per_page=1', caller)).properties[0].id,
    '{chat}': async () => {
      const [home, seller, buyer] = await Promise.all([
        request(Homes, 'GET', '/api/properties?per_page=1', caller),
        request(Own, 'GET', '/api/user', caller),
        createMember(),
      ]);
      const { id: propertyId } = home.properties[0];
      const body = { propertyId, toUserId: seller.id, body: 'Pay the deposit to 20-45-77 12345678' };
      await request(Own, 'POST', '/api/messages', { token: buyer.token, body });
      return `${propertyId}/${buyer.id}`;
    },
    '{sale}': async () => {
      const buyer = await createMember();
      return `${await agreeSale(people, { token: token ?? '' }, buyer)}/${buyer.id}`;
    },
    '{link}': async () => {
      const [seller, buyer] = await Promise.all([createMember(), createMember()]);
      return inviteSolicitor(people, buyer, await agreeSale(people, seller, buyer));
    },
    '{member}': async () => (await createMember()).id,
    '{post}': async () => (await request(Posts, 'GET', '/api/blogs', caller)).blogs[0].id,
    '{offered}': () => offerForSharedHome(people, { token: token ?? '' }),
    '{joint}': () => joinAsOwner(people, { token: token ?? '' }),
    '{invitation}': async () => (await inviteJointOwner(people, await createMember())).link,
    '{receipt}': () => payForReceipt(people, { token: token ?? '' }),
    '{report}': () => caseworkClient.fileReport(own),
    '{decided}': caseworkClient.decideReport,
    '{appeal}': caseworkClient.appealReport,
    '{held}': () => caseworkClient.holdProperty(own),
    '{ticket}': caseworkClient.openTicket,
    '{check}': caseworkClient.submitBuyerCheck,
    '{identity}': caseworkClient.failIdentityCheck,
    '{draft}': async () => {
      const body = { data: { houseNo: '7', postcode: 'LS6 3HN' } };
      return (await request(Own, 'POST', '/api/property-draft', { ...caller, body })).id;
    },
  };
  const found = Object.entries(of).find(([name]) => path.includes(name));
  if (!found) return path;
  const [name, make] = found;
  // One object serves all visits of its owner, and all of staff.
  const key = own ? `${name} of ${own.token}` : name;
  const id = made.get(key) ?? make();
  made.set(key, id);
  return path.replace(name, await id);
}

/** Accounts that a screen makes for itself, because it changes their login. */
const ownAccounts: Readonly<Record<string, (people: SiteClient) => Promise<string>>> = {
  [newMember]: async ({ createMember }) => (await createMember()).token,
  [withApp]: async (people) => (await createMemberWithApp(people)).token,
};

function findToken(as: string | undefined, people: SiteClient, { tokens, seller }: Eyes) {
  if (as === undefined) return undefined;
  const own = ownAccounts[as];
  if (own) return own(people);
  const known =
    tokens.get(as) ?? (as === newSeller ? seller.then(({ token }) => token) : people.getToken(as));
  tokens.set(as, known);
  return known;
}

/** Where `npm run judge -- html` wants the documents of the screens, for the Nu Html Checker. */
const screensFolder = process.env['GABLE_SCREENS'];
const keepDocument = async (page: Page, name: string): Promise<void> =>
  writeFile(join(screensFolder ?? '', `${name.replaceAll(/[^\w.-]+/g, '_')}.html`), await page.content());

/** The screens of an account follow each other, so that most are opened in place. */
const inOrder = screens.toSorted(
  (one, other) =>
    (one.as ?? '').localeCompare(other.as ?? '') || Number(Boolean(one.reach)) - Number(Boolean(other.reach)),
);

for (const { path, as, presses = [], reach, isEveryday = false } of inOrder) {
  const name = [path, as && `as ${as}`, reach && `after ${reach.name}`].filter(Boolean).join(', ');
  const tag = isEveryday ? '@everyday' : [];
  test(`${name} is accessible in both themes, wide and narrow`, { tag }, async ({ page, people, eyes }) => {
    const { settle } = eyes;
    const token = await findToken(as, people, eyes);
    const address = await filled(path, people, token, eyes.made);
    const mayShare = !reach && !(as !== undefined && as in ownAccounts);
    const open = async () => {
      const { loaded } = eyes;
      // Set again once the screen is open, so that a failure never passes its document on.
      delete eyes.loaded;
      const isSame = mayShare && loaded !== undefined && loaded.as === as;
      if (!isSame || !(await openInPlace(page, address, token))) await loadScreen(page, address, token);
      await reach?.(page, people);
      await prepareChecks(page, settle);
      if (screensFolder !== undefined) await keepDocument(page, name);
      if (mayShare) eyes.loaded = { as };
    };
    await open();
    await checkPage(page, settle);
    for (const [index, press] of presses.entries())
      await test.step(`after “${String(press[0])}”`, async () => {
        // The page is freshly opened before the first press only.
        if (index > 0) await open();
        await checkAfterPress(page, settle, press);
      });
  });
}
