import type { Page } from '@playwright/test';
import { type LinkedPath, packagePage } from '../e2e/screen-table.ts';

/** A page of the walk of `paint-bench.ts`. */
export interface PaintPage {
  readonly name: string;
  /** A path, or the page that links to it. */
  readonly path: string | LinkedPath;
  /** Email of the demo's account that opens it; a visitor by default. */
  readonly as?: string;
  /** Paths of the API that fail while the page is open. */
  readonly failing?: RegExp;
  /** The main interaction: its first dialog, menu, filter, tab or field. The menu or theme by default. */
  readonly act?: (page: Page) => Promise<void>;
  /** The selector of the part that the interaction opens, whose code is loaded on demand. */
  readonly opens?: string;
}

const dialog = 'dialog[open] h2';

const seller = 'seller@gable.test';
const buyer = 'buyer@gable.test';
const agenda = '/my-listing/agenda';
const aHome = { on: '/listing?q=Leeds', link: /^\/property-details\/[^/]+$/ };
const ownPage = (page: string) => ({ on: agenda, link: new RegExp(`^/my-listing/[^/]+/${page}$`) });

const press = (name: RegExp | string) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();
const pressFirst = (selector: string) => (page: Page) =>
  page.locator(selector).filter({ visible: true }).first().click();
const typeInto = (label: RegExp, text: string) => (page: Page) =>
  page.getByLabel(label).filter({ visible: true }).first().pressSequentially(text);

const readId = (path: string): string => path.split('/').at(-1) ?? '';
const toComparison = (linked: string): string => `/compare?homes=${readId(linked)}`;
const toEditor = (linked: string): string => `/edit-property/${readId(linked)}?section=2`;

/** Steps of a draft that has nothing yet; its button lists what is missing. */
const wizardSteps: readonly PaintPage[] = [2, 3, 4, 5, 6].map((step) => ({
  name: `wizard ${step}`,
  path: `/add-property?draft=new&step=${step}`,
  as: seller,
  act: press(/^Continue/),
}));

/** Opens the filters and changes one, which counts the homes again. */
const changeFilters = async (page: Page) => {
  await press(/^All filters|^Filters/)(page);
  await page.getByRole('dialog').getByText('Parking', { exact: true }).click();
};

export const paintPages: readonly PaintPage[] = [
  { name: 'home', path: '/', act: typeInto(/^Where do you want/, 'Lee') },
  { name: 'results', path: '/listing?q=Leeds', act: press(/^All filters|^Filters/), opens: dialog },
  { name: 'filters', path: '/listing?q=Leeds', act: changeFilters },
  { name: 'map', path: '/listing?q=Leeds&view=map', act: pressFirst('.map-pin') },
  { name: 'town', path: '/homes-for-sale/leeds_west-yorkshire' },
  { name: 'property', path: aHome, act: press('Book a viewing'), opens: dialog },
  { name: 'share', path: aHome, act: press(/^Share/), opens: dialog },
  { name: 'message', path: aHome, as: buyer, act: press('Message the seller'), opens: dialog },
  {
    name: 'gallery',
    path: aHome,
    act: pressFirst('section[aria-label=Photos] li button'),
    opens: '.photo-viewer img',
  },
  { name: 'login prompt', path: aHome, act: press(/^Save/), opens: dialog },
  { name: 'cost card', path: aHome, act: typeInto(/^Deposit/, '5') },
  { name: 'print', path: aHome, act: press('Print') },
  {
    name: 'compare',
    path: { on: '/my-listing', link: /^\/my-listing\/prp_[^/]+$/, to: toComparison },
    as: seller,
  },
  {
    name: 'offer',
    path: { ...aHome, to: (linked) => `${linked}/offer` },
    as: buyer,
    act: press('Check your offer'),
  },
  { name: 'sell', path: '/sell' },
  { name: 'login', path: '/login', act: press('Log in') },
  { name: 'register', path: '/register', act: press('Sign up') },
  { name: 'code', path: '/email-verification', as: 'unverified@gable.test', act: typeInto(/^Code/, '1') },
  { name: 'name', path: '/username-unset', as: 'nameless@gable.test', act: typeInto(/^Username/, 'A') },
  { name: 'welcome', path: '/welcome', as: buyer },
  { name: 'get started', path: '/get-started' },
  { name: 'wizard', path: '/add-property?draft=new&step=1', as: seller },
  ...wizardSteps,
  { name: 'package', path: packagePage, as: seller },
  {
    name: 'checkout',
    path: { ...packagePage, to: (linked) => `${linked}?buy=premium` },
    as: seller,
    act: press(/^Pay £/),
  },
  { name: 'congratulations', path: '/congratulations' },
  {
    name: 'on sale',
    path: {
      on: '/my-listing',
      link: /^\/my-listing\/prp_[^/]+$/,
      to: (linked) => `/congratulations?home=${readId(linked)}`,
    },
    as: seller,
    act: press('Copy link'),
  },
  { name: 'own homes', path: '/my-listing', as: seller },
  { name: 'agenda', path: agenda, as: seller },
  { name: 'overview', path: { on: '/my-listing', link: /^\/my-listing\/prp_[^/]+$/ }, as: seller },
  { name: 'enquiries', path: ownPage('enquiries'), as: seller },
  { name: 'times', path: ownPage('viewings'), as: seller, act: press('Add viewing times'), opens: dialog },
  { name: 'offers', path: ownPage('offers'), as: seller, act: press(/^Accept/), opens: dialog },
  {
    name: 'edit',
    path: { on: '/my-listing', link: /^\/my-listing\/prp_[^/]+$/, to: toEditor },
    as: seller,
    act: typeInto(/^Price/, '1'),
  },
  { name: 'sale room', path: { on: agenda, link: /^\/accepted-offer\// }, as: seller },
  { name: 'buying', path: '/my-buying', as: buyer, act: openTab('Viewings') },
  { name: 'viewings', path: '/viewings', as: buyer },
  { name: 'messages', path: '/messages', as: buyer, act: pressFirst('main a[href^="/messages/prp_"]') },
  {
    name: 'chat',
    path: { on: '/messages', link: /^\/messages\/prp_/ },
    as: buyer,
    act: typeInto(/^Message to/, 'Hello'),
  },
  { name: 'notifications', path: '/notifications', as: buyer },
  { name: 'favourites', path: '/favourites', as: buyer },
  { name: 'saved searches', path: '/saved-searches', as: buyer },
  { name: 'profile', path: '/profile', as: buyer, act: openTab('Notifications') },
  { name: 'emails', path: '/profile?tab=emails', as: buyer },
  {
    name: 'invite',
    path: '/referral',
    as: buyer,
    act: press('QR code'),
    opens: '[aria-labelledby=own-link] svg[role=img]',
  },
  { name: 'affiliate', path: '/become-an-affiliate', act: press('Send application') },
  { name: 'how it works', path: '/how-it-works' },
  { name: 'help', path: '/help' },
  { name: 'guides', path: '/blog' },
  { name: 'policy', path: '/privacy-policy' },
  { name: 'not found', path: '/error-404' },
  { name: 'failure', path: '/favourites', as: buyer, failing: /\/api\/favourites/, act: press('Try again') },
];
