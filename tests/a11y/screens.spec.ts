import type { BrowserContext, Page } from '@playwright/test';
import * as z from 'zod';
import { caseworkAt } from '../e2e/casework.ts';
import { agreed, invited, offered, owned, receipt, solicitorsLink } from '../e2e/deal.ts';
import { type People, peopleAt, type Person } from '../e2e/people.ts';
import { expect, keepToken, test as plain, watch } from '../e2e/test.ts';
import { memberWithApp } from '../e2e/two-step.ts';
import { lookAfterPress, lookAtPage, type Press, prepareLooks } from './looks.ts';
import { reachRecoveryCodes, reachScan, reachSecondStep } from './reach.ts';

interface Screen {
  readonly path: string;
  /** Email of the account that opens the screen; a visitor by default. */
  readonly as?: string;
  /** Buttons, each pressed on a freshly opened page, and a text that appears then. */
  readonly presses?: readonly Press[];
  /** What is done on the open page before it is looked at. */
  readonly reach?: (page: Page, people: People) => Promise<void>;
}
/** A seller of this worker, with their own sale, draft and payment. */
const somebody = 'a new seller';
/** Their logins change, so each screen has its own. */
const newMember = 'a new member';
const withApp = 'a member with two-step sign-in';
const screens: readonly Screen[] = [
  { path: '/' },
  { path: '/listing?q=Leeds&min_beds=2', presses: [[/^All filters/, 'Filters']] },
  { path: '/listing?q=Leeds&min_price=90000000' },
  { path: '/listing?q=Leeds&view=map' },
  { path: '/login' },
  { path: '/login', reach: reachSecondStep },
  { path: '/data-link' },
  { path: '/register', presses: [['Sign up', 'Please check these details']] },
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
  { path: '/referral', as: 'buyer@gable.test', presses: [['QR code', 'Your coupons']] },
  { path: '/staff/tickets', as: 'staff@gable.test' },
  { path: '/help' },
  { path: '/help#deposit' },
  { path: '/contact-us', presses: [['Send message', 'Please check these details']] },
  { path: '/contact-us/conversation' },
  { path: '/complaints' },
  { path: '/joint-owner-invitation' },
  { path: '{invitation}' },
  { path: '{invitation}', as: newMember },
  { path: '/become-an-affiliate', presses: [['Send application', 'Please check these details']] },
  { path: '/blog' },
  { path: '/blogs-with-pagination?tag=preparing-to-sell' },
  { path: '/blogs-with-pagination?q=igloo' },
  { path: '/blog/how-to-price-your-home' },
  {
    path: '/blog/how-to-price-your-home',
    as: 'buyer@gable.test',
    presses: [
      ['Post comment', 'Write a few words first'],
      [/^Report/, 'What is wrong'],
    ],
  },
  { path: '/blog/never-written' },
  {
    path: '/property-details/{home}',
    presses: [
      ['Report this home', 'What is wrong'],
      [/^Save /, 'Login Required'],
      ['Book a viewing', 'Log in to choose a time'],
    ],
  },
  { path: '/property-details/prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D' },
  { path: '/congratulations' },
  { path: '/mobile-screen' },
  { path: '/get-started' },
  { path: '/email-verification', as: 'unverified@gable.test' },
  { path: '/username-unset', as: 'nameless@gable.test' },
  { path: '/blocked', as: 'blocked@gable.test' },
  { path: '/staff/blog', as: 'staff@gable.test' },
  { path: '/staff/blog/comments', as: 'staff@gable.test' },
  {
    path: '/staff/blog/categories',
    as: 'staff@gable.test',
    presses: [
      ['New category', 'Add category'],
      [/^Change /, 'Save'],
      [/^Delete /, /^Delete .+\?$/],
    ],
  },
  { path: '/staff/blog/{post}', as: 'staff@gable.test' },
  { path: '/staff/blog/{post}/preview', as: 'staff@gable.test' },
  { path: '/staff/blog/new', as: 'staff@gable.test', presses: [['Publish now', 'Choose a category.']] },
  { path: '/welcome', as: 'buyer@gable.test' },
  { path: '/profile', as: 'buyer@gable.test' },
  { path: '/favourites', as: 'buyer@gable.test' },
  { path: '/profile?tab=emails', as: 'buyer@gable.test' },
  { path: '/profile?tab=identity', as: 'buyer@gable.test' },
  { path: '/profile?tab=buying', as: 'buyer@gable.test' },
  {
    path: '/profile?tab=sign-in',
    as: somebody,
    presses: [['Turn it on', 'Turn on two-step sign-in']],
  },
  { path: '/profile?tab=sign-in', as: somebody, reach: reachScan },
  { path: '/profile?tab=sign-in', as: newMember, reach: reachRecoveryCodes },
  {
    path: '/profile?tab=sign-in',
    as: withApp,
    presses: [
      ['Make new recovery codes', 'The codes you have now will stop working.'],
      ['Turn it off', 'Turn off two-step sign-in'],
    ],
  },
  { path: '/staff?kind=identity_check', as: 'staff@gable.test' },
  { path: '/notifications', as: 'buyer@gable.test' },
  { path: '/notifications', as: 'seller@gable.test', presses: [[/^Notifications/, 'See all']] },
  { path: '/viewings', as: 'buyer@gable.test' },
  { path: '/my-buying?tab=viewings', as: 'buyer@gable.test' },
  { path: '/joint-home/prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D', as: 'buyer@gable.test' },
  { path: '/joint-home/{joint}', as: newMember, presses: [['Leave this home', 'Leave this home?']] },
  { path: '/my-buying', as: 'buyer@gable.test' },
  { path: '/my-buying?tab=offers', as: 'buyer@gable.test' },
  {
    path: '/property-details/{home}/offer',
    as: 'buyer@gable.test',
    presses: [['Look over your offer', 'Please check these details']],
  },
  { path: '/my-listing/{own}/offers', as: 'seller@gable.test' },
  {
    path: '/my-listing/{offered}/offers',
    as: somebody,
    presses: [[/^Accept/, 'Robin Hale has not agreed yet']],
  },
  { path: '/property-details/{home}', as: 'buyer@gable.test', presses: [['Share', 'Share this home']] },
  { path: '/staff/configuration', as: 'staff@gable.test' },
  { path: '/staff/reviews', as: 'staff@gable.test' },
  { path: '/staff/buyer-checks', as: 'staff@gable.test' },
  { path: '/buyer-checks', as: 'buyer@gable.test' },
  {
    path: '/buyer-checks',
    as: 'seller@gable.test',
    presses: [['Add it (Chain)', 'Your position']],
  },
  { path: '/messages', as: 'buyer@gable.test' },
  {
    path: '/messages/{chat}',
    as: 'seller@gable.test',
    presses: [
      [/^Actions for/, 'Hide for me'],
      [/^More about/, 'Archive'],
    ],
  },
  {
    path: '/accepted-offer/{sale}',
    as: somebody,
    presses: [['Ask to change the price', 'The price that you ask for']],
  },
  { path: '{link}' },
  { path: '/unsubscribe?topic=viewings&key=x' },
  { path: '/add-property?draft={draft}&step=1', as: somebody },
  {
    path: '/add-property?draft={draft}&step=2',
    as: somebody,
    presses: [['Continue', 'Still to do in this step']],
  },
  { path: '/add-property?draft={draft}&step=3', as: somebody },
  { path: '/add-property?draft={draft}&step=4', as: somebody },
  { path: '/add-property?draft={draft}&step=5', as: somebody },
  {
    path: '/add-property?draft={draft}&step=6',
    as: somebody,
    presses: [['Go on to the package', 'Still to do in this step']],
  },
  { path: '/my-listing', as: 'seller@gable.test' },
  { path: '/my-listing/{own}', as: 'seller@gable.test' },
  { path: '/my-listing/{own}/enquiries', as: 'seller@gable.test' },
  { path: '/my-listing/{own}/viewings', as: 'seller@gable.test', presses: [['Open times', 'How often']] },
  { path: '/my-listing/{own}/sale-pack', as: 'seller@gable.test' },
  { path: '/my-listing/{own}/package', as: 'seller@gable.test', presses: [['End Starter', 'End Starter?']] },
  {
    path: '/my-listing/{own}/package?buy=plus',
    as: 'seller@gable.test',
    presses: [[/by card$/, 'Please accept the terms.']],
  },
  { path: '/payment/{unpaid}', as: somebody },
  { path: '/payment/pay_01K9ZX3Q6T4C8V0R2M5N7P9B1T', as: 'seller@gable.test' },
  { path: '/receipt/{receipt}', as: somebody },
  { path: '/receipt/GBL-999999', as: 'seller@gable.test' },
  { path: '/profile?tab=payments', as: 'seller@gable.test' },
  { path: '/edit-property/{own}?section=4', as: 'seller@gable.test' },
  { path: '/staff', as: 'staff@gable.test', presses: [['Keyboard shortcuts', 'Next row']] },
  { path: '/staff', as: 'buyer@gable.test' },
  { path: '/staff/people?q=example', as: 'staff@gable.test' },
  { path: '/staff/homes?q=LS6 3HN', as: 'staff@gable.test' },
  { path: '/staff/homes/{home}', as: 'staff@gable.test' },
  { path: '/staff/people/{member}', as: 'staff@gable.test' },
  { path: '/staff/reviews/{held}', as: 'staff@gable.test' },
  {
    path: '/staff/reports/{report}',
    as: 'staff@gable.test',
    presses: [['Take this report', 'Hide at once']],
  },
  { path: '/staff/reports', as: 'staff@gable.test' },
  { path: '/staff/reports/{appeal}', as: 'staff@gable.test' },
  { path: '/staff/tickets/{ticket}', as: 'staff@gable.test' },
  { path: '/staff/buyer-checks/{check}', as: 'staff@gable.test' },
  { path: '/staff/identity/{identity}', as: 'staff@gable.test' },
  { path: '/cases/{report}', as: somebody },
  { path: '/cases/{decided}', as: 'seller@gable.test' },
  { path: '/my-listing/{held}', as: somebody },
  { path: '/staff/affiliates', as: 'staff@gable.test' },
  { path: '/staff/payments', as: 'staff@gable.test' },
  { path: '/staff/coupons', as: 'staff@gable.test', presses: [['New coupon', 'Make the coupon']] },
  { path: '/property-details/{own}', as: 'seller@gable.test' },
  { path: '/congratulations?home={own}', as: 'seller@gable.test' },
];
interface Eyes {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: string[];
  /** Ids of the objects made for this worker's screens, by placeholder. */
  readonly made: Map<string, Promise<string>>;
  readonly seller: Promise<Person>;
}
/**
 * One page checks all screens of a worker, because the compiled scripts of its process, above all axe's, are
 * half of the cost of a new page. Each screen is loaded with empty storage.
 */
const test = plain.extend<{ readonly page: Page }, { readonly eyes: Eyes }>({
  eyes: [
    async ({ browser }, give, { project }) => {
      const { baseURL = '', locale = 'en-GB', timezoneId = 'Europe/London' } = project.use;
      const context = await browser.newContext({ baseURL, locale, timezoneId, reducedMotion: 'reduce' });
      const faults: string[] = [];
      watch(context, faults);
      const seller = peopleAt(baseURL).member();
      await give({ context, page: await context.newPage(), faults, made: new Map(), seller });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ eyes: { page, faults } }, give) => {
    faults.length = 0;
    await page.setViewportSize({ width: 390, height: 900 });
    // A page of the same origin without scripts.
    await page.goto('/config.json');
    await page.evaluate('localStorage.clear(); sessionStorage.clear()');
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
  people: People,
  token: string | undefined,
  made: Eyes['made'],
): Promise<string> {
  const { ask, member } = people;
  const casework = caseworkAt(people);
  // Staff open other users' objects; everyone else their own.
  const own = path.startsWith('/staff/') || token === undefined ? undefined : { token };
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
    '{member}': async () => (await member()).id,
    '{post}': async () => (await ask(Posts, 'GET', '/api/blogs', caller)).blogs[0].id,
    '{offered}': () => offered(people, { token: token ?? '' }),
    '{joint}': () => owned(people, { token: token ?? '' }),
    '{invitation}': async () => (await invited(people, await member())).link,
    '{receipt}': () => receipt(people, { token: token ?? '' }),
    '{report}': () => casework.filed(own),
    '{decided}': casework.decided,
    '{appeal}': casework.appealed,
    '{held}': () => casework.held(own),
    '{ticket}': casework.ticket,
    '{check}': casework.buyerCheck,
    '{identity}': casework.identityCheck,
    '{draft}': async () => {
      const body = { data: { houseNo: '7', postcode: 'LS6 3HN' } };
      return (await ask(Own, 'POST', '/api/property-draft', { ...caller, body })).id;
    },
  };
  const found = Object.entries(of).find(([name]) => path.includes(name));
  if (!found) return path;
  const [name, make] = found;
  const id = made.get(name) ?? make();
  made.set(name, id);
  return path.replace(name, await id);
}

const tokens: Readonly<Record<string, (people: People, eyes: Eyes) => Promise<string>>> = {
  [somebody]: async (_, { seller }) => (await seller).token,
  [newMember]: async ({ member }) => (await member()).token,
  [withApp]: async (people) => (await memberWithApp(people)).token,
};

for (const { path, as, presses = [], reach } of screens) {
  const name = [path, as && `as ${as}`, reach && `after ${reach.name}`].filter(Boolean).join(', ');
  test(`${name} is accessible in both themes, wide and narrow`, async ({ page, people, eyes }) => {
    const token = as && (await (tokens[as]?.(people, eyes) ?? people.tokenOf(as)));
    if (token !== undefined) await page.evaluate(keepToken, token);
    const address = await filled(path, people, token, eyes.made);
    const open = async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await reach?.(page, people);
      await prepareLooks(page);
    };
    await open();
    await lookAtPage(page);
    for (const [index, press] of presses.entries())
      await test.step(`after “${String(press[0])}”`, async () => {
        // The page is freshly opened before the first press only.
        if (index > 0) await open();
        await lookAfterPress(page, press);
      });
  });
}
