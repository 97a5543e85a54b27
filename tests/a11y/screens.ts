import type { Page } from '@playwright/test';
import pages from '../../functions/reach/site-pages/domain/pages.json' with { type: 'json' };
import type { SiteClient } from '../support/clients/site.ts';
import type { Press } from './page-checks.ts';
import {
  chooseStart,
  reachArea,
  reachAdvert,
  reachNewPrice,
  reachFoundHomes,
  reachPasskeys,
  reachPasskeyStep,
  reachRecoveryCodes,
  reachScan,
  reachSecondStep,
} from './reach.ts';

interface Screen {
  readonly path: string;
  /** Whether `npm test` looks at it; `npm run test:all` looks at every screen. */
  readonly isEveryday?: boolean;
  /** Email of the account that opens the screen; a visitor by default. */
  readonly as?: string;
  /** Buttons, each pressed on a freshly opened page, and a text that appears then. */
  readonly presses?: readonly Press[];
  /** What is done on the open page before it is looked at. */
  readonly reach?: (page: Page, people: SiteClient) => Promise<void>;
}
/** A seller of this worker, with their own sale, draft and payment. */
export const newSeller = 'a new seller';
/** Their logins change, so each screen has its own. */
export const newMember = 'a new member';
export const withApp = 'a member with two-step sign-in';
/** Homes half an hour from Leeds. */
const travelPath =
  '/listing?travel_area=-1.8,53.7,-1.3,53.7,-1.3,53.9,-1.8,53.9&travel_to=Leeds&travel_lat=53.796&travel_lng=-1.548&travel_mode=driving&travel_minutes=30';
/** Screens that are more than a page as it opens for a visitor or a buyer. */
const listedScreens: readonly Screen[] = [
  { path: '/', isEveryday: true },
  { path: '/listing?q=Leeds&min_beds=2', isEveryday: true, presses: [[/^All filters/, 'Filters']] },
  { path: '/listing?q=Leeds&min_price=90000000' },
  { path: '/listing?q=Leeds&view=map', isEveryday: true },
  { path: travelPath },
  { path: '/homes-for-sale/leeds_west-yorkshire' },
  { path: '/login', isEveryday: true },
  { path: '/login', reach: reachSecondStep },
  { path: '/login', reach: reachPasskeyStep },
  { path: '/register', isEveryday: true, presses: [['Sign up', 'Please check these details']] },
  { path: '/reset-password#token=x&email=a%40b.example' },
  { path: '/social?error=access_denied' },
  { path: '/how-it-works' },
  { path: '/sell' },
  { path: '/sell?postcode=LS6+3HN' },
  { path: '/error-404' },
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
  { path: '{invitation}' },
  {
    path: '{invitation}',
    as: newMember,
    presses: [['I agree and want to sign', 'How do you want to sign?']],
  },
  { path: '/become-an-affiliate', presses: [['Send application', 'Please check these details']] },
  { path: '/blogs-with-pagination?tag=preparing-to-sell' },
  { path: '/blogs-with-pagination?q=igloo' },
  { path: '/blog/how-to-price-your-home' },
  {
    path: '/blog/how-to-price-your-home',
    as: 'buyer@gable.test',
    presses: [
      ['Post comment', 'Write a few words first'],
      [/^Report/, 'What’s wrong?'],
    ],
  },
  { path: '/blog/never-written' },
  {
    path: '/property-details/{home}',
    isEveryday: true,
    presses: [
      ['Report this home', 'What’s wrong?'],
      [/^Save /, 'Email me this home'],
      ['Book a viewing', 'Log in to ask for a time'],
    ],
  },
  { path: '/property-details/{home}', reach: reachArea },
  { path: '/property-details/prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D' },
  { path: '/congratulations' },
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
  { path: '/add-property/import', as: newSeller, reach: reachFoundHomes },
  { path: '/add-property/import', as: newSeller, reach: reachAdvert },
  { path: '/favourites', isEveryday: true, as: 'buyer@gable.test' },
  { path: '/compare' },
  { path: '/compare?homes={home}' },
  { path: '/profile?tab=emails', as: 'buyer@gable.test' },
  { path: '/profile?tab=identity', as: 'buyer@gable.test' },
  { path: '/profile?tab=buying', as: 'buyer@gable.test' },
  {
    path: '/profile?tab=sign-in',
    as: newSeller,
    presses: [['Turn it on', 'Turn on two-step sign-in']],
  },
  { path: '/profile?tab=sign-in', as: newSeller, reach: reachScan },
  { path: '/profile?tab=sign-in', as: newMember, reach: reachRecoveryCodes },
  // It makes its own member, and comes to the profile by itself.
  { path: '/login', reach: reachPasskeys },
  {
    path: '/profile?tab=sign-in',
    as: withApp,
    presses: [
      ['Add a passkey', 'Change your passkeys'],
      ['Make new recovery codes', 'The codes you have now will stop working.'],
      ['Turn it off', 'Turn off two-step sign-in'],
    ],
  },
  { path: '/staff?kind=identity_check', as: 'staff@gable.test' },
  { path: '/staff?kind=ownership_proof', as: 'staff@gable.test' },
  { path: '/notifications', as: 'buyer@gable.test' },
  { path: '/notifications', as: 'seller@gable.test', presses: [[/^Notifications/, 'See all']] },
  { path: '/my-buying?tab=viewings', as: 'buyer@gable.test' },
  { path: '/joint-home/prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D', as: 'buyer@gable.test' },
  { path: '/joint-home/{joint}', as: newMember, presses: [['Leave this home', 'Leave this home?']] },
  { path: '/my-buying', isEveryday: true, as: 'buyer@gable.test' },
  { path: '/my-buying?tab=offers', as: 'buyer@gable.test' },
  {
    path: '/property-details/{home}/offer',
    as: 'buyer@gable.test',
    presses: [['Check your offer', 'Please check these details']],
  },
  { path: '/my-listing/{own}/offers', as: 'seller@gable.test' },
  { path: '/my-listing/{own}/interest', as: 'seller@gable.test' },
  {
    path: '/my-listing/{offered}/offers',
    as: newSeller,
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
    presses: [
      ['Add it (Chain)', 'Your position'],
      ['Prove it with your bank', 'Not now'],
    ],
  },
  {
    path: '/messages/{chat}',
    isEveryday: true,
    as: 'seller@gable.test',
    presses: [
      [/^Actions for/, 'Hide for me'],
      [/^More about/, 'Archive'],
    ],
  },
  { path: '/accepted-offer/{sale}', as: newSeller },
  { path: '/accepted-offer/{sale}', as: newSeller, reach: reachNewPrice },
  { path: '{link}' },
  { path: '/unsubscribe?topic=viewings&key=x' },
  { path: '/stop-alerts?key=x' },
  { path: '/newhome' },
  { path: '/newhome', as: 'buyer@gable.test' },
  { path: '/saved-searches' },
  { path: '/listing?q=Leeds&edit=sch_01K9ZX3Q6T4C8V0R2M5N7P9B1J', as: 'buyer@gable.test' },
  { path: '/saved-searches', isEveryday: true, as: 'buyer@gable.test' },
  { path: '/saved-searches/confirm#search=sch_01K9ZX3Q6T4C8V0R2M5N7P9B1J&key=x' },
  { path: '/add-property?draft={draft}&step=1', as: newSeller },
  {
    path: '/add-property?draft={draft}&step=2',
    as: newSeller,
    presses: [['Continue', 'Still to do in this step']],
  },
  { path: '/add-property?draft={draft}&step=3', as: newSeller },
  { path: '/add-property?draft={draft}&step=4', as: newSeller },
  { path: '/add-property?draft={draft}&step=5', as: newSeller },
  {
    path: '/add-property?draft={draft}&step=6',
    as: newSeller,
    presses: [['Continue', 'Still to do in this step']],
  },
  { path: '/my-listing', isEveryday: true, as: 'seller@gable.test' },
  { path: '/my-listing/agenda', as: 'seller@gable.test' },
  { path: '/my-listing/{own}', isEveryday: true, as: 'seller@gable.test' },
  { path: '/my-listing/{own}/poster', as: 'seller@gable.test' },
  { path: '/my-listing/{own}/ownership', as: 'seller@gable.test' },
  { path: '/my-listing/{own}/portals', as: 'seller@gable.test' },
  { path: '/my-listing/{own}/enquiries', as: 'seller@gable.test' },
  {
    path: '/my-listing/{own}/viewings',
    as: 'seller@gable.test',
    presses: [['Add viewing times', 'How often']],
  },
  { path: '/my-listing/{own}/sale-pack', as: 'seller@gable.test' },
  { path: '/my-listing/{own}/package', as: 'seller@gable.test', presses: [['End Starter', 'End Starter?']] },
  {
    path: '/my-listing/{own}/package?buy=plus',
    as: 'seller@gable.test',
    reach: chooseStart,
    presses: [[/^Pay £/, 'Please accept the terms.']],
  },
  { path: '/payment/{unpaid}', as: newSeller },
  { path: '/payment/pay_01K9ZX3Q6T4C8V0R2M5N7P9B1T', as: 'seller@gable.test' },
  { path: '/receipt/{receipt}', as: newSeller },
  { path: '/receipt/GBL-999999', as: 'seller@gable.test' },
  { path: '/profile?tab=payments', as: 'seller@gable.test' },
  { path: '/edit-property/{own}?section=4', isEveryday: true, as: 'seller@gable.test' },
  { path: '/staff', as: 'staff@gable.test', presses: [['Keyboard shortcuts', 'Next row']] },
  { path: '/staff?show=done', as: 'staff@gable.test' },
  { path: '/staff', as: 'buyer@gable.test' },
  { path: '/staff/people', as: 'staff@gable.test' },
  { path: '/staff/search?q=LS6 3HN', as: 'staff@gable.test' },
  { path: '/staff/search?q=LS6 3HN&in=home', as: 'staff@gable.test' },
  { path: '/staff/homes', as: 'staff@gable.test' },
  { path: '/staff/portals', as: 'staff@gable.test' },
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
  { path: '/staff/ownership/prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D', as: 'staff@gable.test' },
  { path: '/cases', as: 'buyer@gable.test' },
  // With the report that the placeholder makes.
  { path: '/cases?from={report}', as: newSeller },
  { path: '/cases/{report}', as: newSeller },
  { path: '/cases/{decided}', as: 'seller@gable.test' },
  { path: '/my-listing/{held}', as: newSeller },
  { path: '/staff/affiliates', as: 'staff@gable.test' },
  { path: '/staff/payments', as: 'staff@gable.test' },
  { path: '/staff/payments/books', as: 'staff@gable.test' },
  { path: '/staff/payments/payouts', as: 'staff@gable.test' },
  // The demo is paid nothing, so there is no payout of this id.
  { path: '/staff/payments/payouts/po_1N2b', as: 'staff@gable.test' },
  { path: '/staff/board', as: 'staff@gable.test' },
  { path: '/staff/coupons', as: 'staff@gable.test', presses: [['New coupon', 'Make the coupon']] },
  { path: '/property-details/{own}', as: 'seller@gable.test' },
  { path: '/congratulations?home={own}', as: 'seller@gable.test' },
];

const toPathname = (path: string): string => path.replace(/[?#].*$/, '');
const listed = new Set(listedScreens.map(({ path }) => toPathname(path)));

/** The pages of the site's table that no screen is listed of, as they open. */
const plainScreens: readonly Screen[] = pages
  .filter(({ path, access }) => access !== 'staff' && !path.includes(':') && !listed.has(path))
  .map(({ path, access }) => (access === 'member' ? { path, as: 'buyer@gable.test' } : { path }));

export const screens: readonly Screen[] = [...listedScreens, ...plainScreens];

/** Placeholders of more than one part of a path. */
const longer: Readonly<Record<string, string>> = {
  '{chat}': 'x/x',
  '{sale}': 'x/x',
  '{link}': '/sale-link',
  '{invitation}': '/joint-owner-invitation',
};

/** Whether a screen is of the page at a path such as `/my-listing/:id`. */
export function isScreenOf(pattern: string, { path }: Pick<Screen, 'path'>): boolean {
  const address = toPathname(path).replaceAll(/\{[a-z]+\}/g, (name) => longer[name] ?? 'x');
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(address);
}
