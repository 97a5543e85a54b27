import axe from 'axe-core';
import type { BrowserContext, Page } from '@playwright/test';
import * as z from 'zod';
import { agreed, solicitorsLink } from '../e2e/deal.ts';
import type { People } from '../e2e/people.ts';
import { expect, keepToken, test as plain, watch } from '../e2e/test.ts';

interface Screen {
  readonly path: string;
  /** Whose eyes it is for; a visitor's unless said. */
  readonly as?: string;
  /** A button that is pressed first, and words that come up then. */
  readonly press?: readonly [button: string | RegExp, words: string];
}
/** A seller of their own for each test, as nobody may have many drafts. */
const somebody = 'a new seller';
const screens: readonly Screen[] = [
  { path: '/' },
  { path: '/listing' },
  { path: '/listing', press: ['All filters', 'Filters'] },
  { path: '/listing?q=Leeds&min_beds=2' },
  { path: '/listing?q=Leeds&min_price=90000000' },
  { path: '/listing?q=Leeds&view=map' },
  { path: '/login' },
  { path: '/register' },
  { path: '/register', press: ['Sign up', 'Please check these details'] },
  { path: '/forgot-password' },
  { path: '/reset-password?token=x&email=a%40b.example' },
  { path: '/social?error=access_denied' },
  { path: '/how-it-works' },
  { path: '/error-404' },
  { path: '/transparency' },
  { path: '/cases/cas_01K9ZX3Q6T4C8V0R2M5N7P9B1V' },
  { path: '/terms-of-use' },
  { path: '/privacy-policy' },
  { path: '/data-deletion-policy' },
  { path: '/voucher-and-offers-terms' },
  { path: '/referral' },
  { path: '/referral', as: 'buyer@gable.test', press: ['QR code', 'Your coupons'] },
  { path: '/staff/tickets', as: 'staff@gable.test' },
  { path: '/help' },
  { path: '/help#deposit' },
  { path: '/contact-us' },
  { path: '/contact-us', press: ['Send message', 'Please check these details'] },
  { path: '/contact-us/conversation' },
  { path: '/complaints' },
  { path: '/joint-owner-invitation' },
  { path: '/become-an-affiliate', press: ['Send application', 'Please check these details'] },
  { path: '/blog' },
  { path: '/blogs-with-pagination?tag=preparing-to-sell' },
  { path: '/blogs-with-pagination?q=igloo' },
  { path: '/blog/how-to-price-your-home' },
  {
    path: '/blog/how-to-price-your-home',
    as: 'buyer@gable.test',
    press: ['Post comment', 'Write a few words first'],
  },
  { path: '/blog/how-to-price-your-home', as: 'seller@gable.test', press: [/^Report/, 'What is wrong'] },
  { path: '/blog/never-written' },
  { path: '/property-details/{home}' },
  { path: '/property-details/{home}', press: ['Report this home', 'What is wrong'] },
  { path: '/property-details/{home}', press: [/^Save /, 'Login Required'] },
  { path: '/property-details/prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D' },
  { path: '/congratulations' },
  { path: '/mobile-screen' },
  { path: '/get-started' },
  { path: '/email-verification', as: 'unverified@gable.test' },
  { path: '/username-unset', as: 'nameless@gable.test' },
  { path: '/blocked', as: 'blocked@gable.test' },
  { path: '/staff/blog', as: 'staff@gable.test' },
  { path: '/staff/blog/comments', as: 'staff@gable.test' },
  { path: '/staff/blog/new', as: 'staff@gable.test', press: ['Publish now', 'Choose a category.'] },
  { path: '/welcome', as: 'buyer@gable.test' },
  { path: '/profile', as: 'buyer@gable.test' },
  { path: '/favourites', as: 'buyer@gable.test' },
  { path: '/profile?tab=emails', as: 'buyer@gable.test' },
  { path: '/profile?tab=identity', as: 'buyer@gable.test' },
  { path: '/staff?kind=identity_check', as: 'staff@gable.test' },
  { path: '/notifications', as: 'buyer@gable.test' },
  { path: '/notifications', as: 'seller@gable.test', press: [/^Notifications/, 'See all'] },
  { path: '/viewings', as: 'buyer@gable.test' },
  { path: '/my-buying?tab=viewings', as: 'buyer@gable.test' },
  { path: '/joint-home/prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D', as: 'seller@gable.test' },
  { path: '/my-buying', as: 'buyer@gable.test' },
  { path: '/my-buying?tab=offers', as: 'buyer@gable.test' },
  {
    path: '/property-details/{home}/offer',
    as: 'buyer@gable.test',
    press: ['Look over your offer', 'Please check these details'],
  },
  { path: '/my-listing/{own}/offers', as: 'seller@gable.test' },
  { path: '/property-details/{home}', press: ['Book a viewing', 'Log in to choose a time'] },
  { path: '/property-details/{home}', as: 'buyer@gable.test', press: ['Share', 'Share this home'] },
  { path: '/staff/configuration', as: 'staff@gable.test' },
  { path: '/staff/reviews', as: 'staff@gable.test' },
  { path: '/staff/buyer-checks', as: 'staff@gable.test' },
  { path: '/buyer-checks', as: 'buyer@gable.test' },
  {
    path: '/buyer-checks',
    as: 'seller@gable.test',
    press: ['Add it (Chain)', 'Your position'],
  },
  { path: '/messages', as: 'buyer@gable.test' },
  { path: '/messages/{chat}', as: 'seller@gable.test' },
  { path: '/messages/{chat}', as: 'seller@gable.test', press: [/^Actions for/, 'Hide for me'] },
  { path: '/messages/{chat}', as: 'seller@gable.test', press: [/^More about/, 'Archive'] },
  { path: '/accepted-offer/{sale}', as: somebody },
  {
    path: '/accepted-offer/{sale}',
    as: somebody,
    press: ['Ask to change the price', 'The price that you ask for'],
  },
  { path: '{link}' },
  { path: '/unsubscribe?topic=viewings&key=x' },
  { path: '/add-property?draft={draft}&step=1', as: somebody },
  {
    path: '/add-property?draft={draft}&step=2',
    as: 'seller@gable.test',
    press: ['Continue', 'Still to do in this step'],
  },
  { path: '/add-property?draft={draft}&step=3', as: somebody },
  { path: '/add-property?draft={draft}&step=4', as: somebody },
  { path: '/add-property?draft={draft}&step=5', as: somebody },
  {
    path: '/add-property?draft={draft}&step=6',
    as: 'seller@gable.test',
    press: ['Go on to the package', 'Still to do in this step'],
  },
  { path: '/my-listing', as: 'seller@gable.test' },
  { path: '/my-listing/{own}', as: 'seller@gable.test' },
  { path: '/my-listing/{own}/enquiries', as: 'seller@gable.test' },
  { path: '/my-listing/{own}/viewings', as: 'seller@gable.test' },
  { path: '/my-listing/{own}/viewings', as: 'seller@gable.test', press: ['Open times', 'How often'] },
  { path: '/my-listing/{own}/sale-pack', as: 'seller@gable.test' },
  { path: '/my-listing/{own}/package', as: 'seller@gable.test' },
  { path: '/my-listing/{own}/package', as: 'seller@gable.test', press: ['End Starter', 'End Starter?'] },
  {
    path: '/my-listing/{own}/package?buy=plus',
    as: 'seller@gable.test',
    press: [/by card$/, 'Please accept the terms.'],
  },
  { path: '/payment/{unpaid}', as: somebody },
  { path: '/payment/pay_01K9ZX3Q6T4C8V0R2M5N7P9B1T', as: 'seller@gable.test' },
  { path: '/profile?tab=payments', as: 'seller@gable.test' },
  { path: '/edit-property/{own}?section=4', as: 'seller@gable.test' },
  { path: '/staff', as: 'staff@gable.test' },
  { path: '/staff', as: 'staff@gable.test', press: ['Keyboard shortcuts', 'Next row'] },
  { path: '/staff', as: 'buyer@gable.test' },
  { path: '/staff/people?q=example', as: 'staff@gable.test' },
  { path: '/staff/homes?q=LS6 3HN', as: 'staff@gable.test' },
  { path: '/staff/homes/{home}', as: 'staff@gable.test' },
  { path: '/staff/affiliates', as: 'staff@gable.test' },
  { path: '/staff/payments', as: 'staff@gable.test' },
  { path: '/staff/coupons', as: 'staff@gable.test', press: ['New coupon', 'Make the coupon'] },
  { path: '/property-details/{own}', as: 'seller@gable.test' },
  { path: '/congratulations?home={own}', as: 'seller@gable.test' },
];
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A theme changes colours and nothing else. */
const colours = ['color-contrast', 'link-in-text-block'];
const looks = [
  { theme: 'light', width: 1280, run: { type: 'tag', values: standards } },
  { theme: 'dark', width: 1280, run: { type: 'rule', values: colours } },
  { theme: 'dark', width: 390, run: { type: 'rule', values: colours } },
  { theme: 'light', width: 390, run: { type: 'tag', values: standards } },
] as const;

interface Eyes {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: string[];
}
/**
 * One page looks at all screens of a worker: what its process has compiled, axe above all, is half of the cost of a
 * page of its own. Each screen is loaded anew, with nothing kept of whoever looked before.
 */
const test = plain.extend<{ readonly page: Page }, { readonly eyes: Eyes }>({
  eyes: [
    async ({ browser }, give, { project }) => {
      const { baseURL = '', locale = 'en-GB', timezoneId = 'Europe/London' } = project.use;
      const context = await browser.newContext({ baseURL, locale, timezoneId, reducedMotion: 'reduce' });
      const faults: string[] = [];
      watch(context, faults);
      await give({ context, page: await context.newPage(), faults });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ eyes: { page, faults } }, give) => {
    faults.length = 0;
    await page.setViewportSize({ width: looks[0].width, height: 900 });
    // A page of the same origin without a line of script.
    await page.goto('/config.json');
    await page.evaluate('localStorage.clear(); sessionStorage.clear()');
    await give(page);
    expect(faults).toEqual([]);
  },
});

const Own = z.object({ id: z.string() });
const Homes = z.object({ properties: z.tuple([Own], Own) });

/** The path with the ids of what it is about: a home, a conversation, a sale, a draft, all made for it. */
async function filled(path: string, people: People, token: string | undefined): Promise<string> {
  const { ask, member } = people;
  const caller = token === undefined ? {} : { token };
  const of = {
    '{unpaid}': async () => {
      const propertyId = await people.submitted({ token: token ?? '' });
      const body = { propertyId, packageId: 'standard', startNow: true, terms: true };
      const { id: propertyPackageId } = await ask(Own, 'POST', '/api/property-package', { ...caller, body });
      const Begun = z.object({ paymentId: z.string() });
      const begun = { ...caller, body: { propertyPackageId } };
      return (await ask(Begun, 'POST', '/api/payment/stripe/pay', begun)).paymentId;
    },
    '{home}': async () => (await ask(Homes, 'GET', '/api/all-properties?per_page=1')).properties[0].id,
    '{own}': async () => (await ask(Homes, 'GET', '/api/properties?per_page=1', caller)).properties[0].id,
    '{chat}': async () => {
      const [home, seller, buyer] = await Promise.all([
        ask(Homes, 'GET', '/api/properties?per_page=1', caller),
        ask(Own, 'GET', '/api/user', caller),
        member(),
      ]);
      const { id: propertyId } = home.properties[0];
      const body = { propertyId, toUserId: seller.id, body: 'Pay the deposit to 20-45-77 12345678' };
      await ask(Own, 'POST', '/api/messages', { token: buyer.token, body });
      return `${propertyId}/${buyer.id}`;
    },
    '{sale}': async () => {
      const buyer = await member();
      return `${await agreed(people, { token: token ?? '' }, buyer)}/${buyer.id}`;
    },
    '{link}': async () => {
      const [seller, buyer] = await Promise.all([member(), member()]);
      return solicitorsLink(people, buyer, await agreed(people, seller, buyer));
    },
    '{draft}': async () => {
      const body = { data: { houseNo: '7', postcode: 'LS6 3HN' } };
      return (await ask(Own, 'POST', '/api/property-draft', { ...caller, body })).id;
    },
  };
  for (const [name, id] of Object.entries(of)) if (path.includes(name)) return path.replace(name, await id());
  return path;
}

const Found = z.array(
  z.object({
    id: z.string(),
    nodes: z.array(z.object({ html: z.string(), failureSummary: z.string().optional() })),
  }),
);
async function violations(page: Page, run: (typeof looks)[number]['run']) {
  // No rule in use asks for the style sheets, which would be fetched and parsed each time.
  const options = JSON.stringify({ runOnly: run, resultTypes: ['violations'], preload: false });
  const found = Found.parse(
    await page.evaluate(`axe.run(document, ${options}).then((all) => all.violations)`),
  );
  return found.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
  }));
}

/**
 * Ends all movement, so that a change of theme or width is there with the next frame, and leaves the header at the
 * page's head: what it would lie over at the end is reached by scrolling.
 */
const still = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after, ::backdrop { transition: none !important; animation: none !important } [data-shell] { position: static !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
})()`;
const drawn = 'new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(() => next())))';

/** Waits for what is still on its way; what waits to be scrolled near is scrolled to. */
async function whole(page: Page): Promise<void> {
  const coming = page.locator('main .pulse');
  await expect(async () => {
    if ((await coming.count()) > 0) await coming.first().scrollIntoViewIfNeeded({ timeout: 500 });
    await expect(coming).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 15_000, intervals: [100] });
}

for (const { path, as, press } of screens) {
  const name = [path, press && `after “${String(press[0])}”`, as && `as ${as}`].filter(Boolean).join(', ');
  test(`${name} is accessible in both themes, wide and narrow`, async ({ page, people }) => {
    const token = as === somebody ? (await people.member()).token : as && (await people.tokenOf(as));
    if (token !== undefined) await page.evaluate(keepToken, token);
    await page.goto(await filled(path, people, token));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (press) {
      await page
        .getByRole('button', { name: press[0], exact: true })
        .filter({ visible: true })
        .first()
        .click();
      await expect(page.getByText(press[1], { exact: true }).filter({ visible: true }).first()).toBeVisible();
    }
    await whole(page);
    await page.evaluate(axe.source);
    await page.evaluate(still);
    for (const { theme, width, run } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      await whole(page);
      // At its end a page has room for the phone's fixed bar, which elsewhere lies over what is scrolled under it.
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
      await page.evaluate(drawn);
      expect({ theme, width, found: await violations(page, run) }).toEqual({ theme, width, found: [] });
      // Nothing may stick out sideways on a phone.
      expect(
        await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
      ).toBeLessThanOrEqual(0);
    }
  });
}
