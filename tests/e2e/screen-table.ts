/** The first link on a page that matches. */
export interface LinkedPath {
  readonly on: string;
  readonly link: RegExp;
  /** Makes the path from the link's. */
  readonly to?: (linked: string) => string;
}

/** The first link on a page that matches and whose text begins with the name. */
export interface NamedPath extends LinkedPath {
  readonly named?: string;
}

/** A page that `npm run docs:screens` takes a picture of. */
export interface ScreenPicture {
  /** The name of its files. */
  readonly name: string;
  /** A path, or the page that links to it. */
  readonly path: string | NamedPath;
  /** Email of the demo's account that opens it; a visitor by default. */
  readonly as?: string;
  /** What has to be there, by selector, if it comes after the page; the picture begins with what is `scrolled` to. */
  readonly shows?: string;
  readonly scrolled?: string;
  /** The name of the button that opens what is shown. */
  readonly press?: RegExp;
  /** Calls of the API that fail: with a 500, or without a connection. */
  readonly failing?: { readonly calls: RegExp; readonly as: 'server error' | 'offline' };
  /** The pictures besides the one of a phone in the light theme. */
  readonly also?: readonly ('desk' | 'dark')[];
  /** Whether the picture is of what the page prints, on A4, instead. */
  readonly isPrint?: boolean;
}

const buyer = 'buyer@gable.test';
const seller = 'seller@gable.test';
const staff = 'staff@gable.test';
const agenda = '/my-listing/agenda';

const firstHome = { on: '/listing?q=Leeds', link: /^\/property-details\// } as const;
const ownHome = (part: string) => ({ on: agenda, link: new RegExp(`^/my-listing/[^/]+/${part}$`) });

export const packagePage = { on: '/my-listing', link: /^\/my-listing\/[^/]+\/package$/ } as const;
/** The sale of a home of the seller, whose link begins so. */
const saleOf = (named: string): NamedPath => ({ on: '/my-listing', link: /^\/accepted-offer\//, named });
const deskPage = (list: string): NamedPath => ({ on: list, link: new RegExp(`^${list}/[^/]+$`) });

/** The newest mail to a person whose subject begins so, as its own document. */
const mail = (to: string, named: string): NamedPath => ({
  on: `/_local/mails?to=${to}`,
  link: /^\/_local\/mails\//,
  named,
  to: (linked) => `${linked}/html`,
});

export const screenPictures: readonly ScreenPicture[] = [
  { name: 'home', path: '/', also: ['desk', 'dark'] },
  { name: 'listing', path: '/listing', also: ['desk', 'dark'] },
  { name: 'filters', path: '/listing?q=Leeds', press: /filters/i, shows: 'dialog[open]' },
  {
    name: 'map',
    path: '/listing?q=Leeds&view=map',
    shows: '.map-streets canvas',
    also: ['desk', 'dark'],
  },
  {
    name: 'property-details',
    path: firstHome,
    also: ['desk', 'dark'],
  },
  {
    name: 'streets',
    path: '/listing?at=53.8252,-1.5752,15&view=map',
    shows: '.map-streets canvas',
    also: ['desk', 'dark'],
  },
  {
    name: 'gallery',
    path: firstHome,
    press: /building|house|terrace|facade/i,
    shows: '.yarl__slide_current img:not(.yarl__slide_image_loading)',
  },
  { name: 'cost', path: firstHome, scrolled: '#costs' },
  { name: 'area', path: firstHome, shows: '#area h3', scrolled: '#area' },
  {
    name: 'print',
    path: firstHome,
    press: /^Print$/,
    isPrint: true,
  },
  { name: 'homes-for-sale', path: '/homes-for-sale/leeds_west-yorkshire' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'code', path: '/email-verification', as: 'unverified@gable.test' },
  { name: 'username', path: '/username-unset', as: 'nameless@gable.test' },
  { name: 'welcome', path: '/welcome', as: buyer },
  { name: 'get-started', path: '/get-started' },
  { name: 'sell', path: '/sell' },
  { name: 'how-it-works', path: '/how-it-works' },
  { name: 'help', path: '/help' },
  { name: 'blog', path: '/blog', shows: 'main article' },
  { name: 'privacy-policy', path: '/privacy-policy' },
  { name: 'no-results', path: '/listing?q=Leeds&min_price=90000000' },
  { name: 'not-found', path: '/error-404', also: ['dark'] },
  {
    name: 'server-error',
    path: '/favourites',
    as: buyer,
    failing: { calls: /\/api\/favourites/, as: 'server error' },
    also: ['dark'],
  },
  {
    name: 'offline',
    path: '/favourites',
    as: buyer,
    failing: { calls: /\/api\/favourites/, as: 'offline' },
    also: ['desk'],
  },
  { name: 'next-buyer', path: '/', as: buyer, also: ['desk'] },
  { name: 'next-seller', path: '/', as: seller },
  { name: 'add-property', path: '/add-property?draft=new&step=1', as: seller, also: ['desk'] },
  { name: 'my-listing', path: '/my-listing', as: seller, also: ['desk'] },
  { name: 'package', path: packagePage, as: seller, also: ['desk', 'dark'] },
  {
    name: 'checkout',
    path: { ...packagePage, to: (linked) => `${linked}?buy=premium` },
    as: seller,
    also: ['desk', 'dark'],
  },
  {
    name: 'congratulations',
    path: {
      on: '/my-listing',
      link: /^\/my-listing\/prp_[^/]+$/,
      to: (linked) => linked.replace('/my-listing/', '/congratulations?home='),
    },
    as: seller,
    also: ['desk', 'dark'],
  },
  { name: 'agenda', path: agenda, as: seller, also: ['desk'] },
  { name: 'own-offers', path: ownHome('offers'), as: seller, also: ['desk'] },
  { name: 'own-viewings', path: ownHome('viewings'), as: seller },
  { name: 'own-enquiries', path: ownHome('enquiries'), as: seller },
  {
    name: 'sale-room',
    path: saleOf('Your step in the sale'),
    as: seller,
    also: ['desk', 'dark'],
  },
  { name: 'sale-exchanged', path: saleOf('Next in the sale: Completion'), as: seller, also: ['desk'] },
  {
    name: 'sale-completed',
    path: { ...saleOf('Review the buyer'), to: (linked) => linked.replace('#review', '') },
    as: seller,
    also: ['dark'],
  },
  {
    name: 'listing-sold',
    path: { on: '/my-listing', link: /^\/my-listing\/prp_[^/]+$/, named: 'Apartment 6' },
    as: seller,
  },
  { name: 'profile', path: '/profile', as: buyer },
  { name: 'referral', path: '/referral', as: buyer },
  { name: 'become-an-affiliate', path: '/become-an-affiliate', as: buyer },
  { name: 'my-buying', path: '/my-buying?tab=offers', as: buyer },
  { name: 'viewings', path: '/viewings', as: buyer },
  { name: 'messages', path: '/messages', as: buyer, also: ['desk'] },
  { name: 'chat', path: { on: '/messages', link: /^\/messages\/prp_/ }, as: buyer },
  { name: 'notifications', path: '/notifications', as: buyer },
  { name: 'favourites', path: '/favourites', as: buyer },
  { name: 'saved-searches', path: '/saved-searches', as: buyer },
  { name: 'blocked', path: '/profile', as: 'blocked@gable.test' },
  { name: 'developers', path: '/developers' },
  { name: 'desk', path: '/staff', as: staff, also: ['desk'] },
  { name: 'desk-board', path: '/staff/board', as: staff, also: ['desk'] },
  { name: 'desk-home', path: deskPage('/staff/homes'), as: staff },
  { name: 'desk-ticket', path: deskPage('/staff/tickets'), as: staff },
  { name: 'desk-report', path: deskPage('/staff/reports'), as: staff, also: ['desk'] },
  { name: 'mail-offer', path: mail(seller, 'New offer'), also: ['desk', 'dark'] },
  { name: 'mail-viewing', path: mail(buyer, 'Viewing confirmed'), also: ['desk', 'dark'] },
  { name: 'mail-homes', path: mail(buyer, '2 homes for'), also: ['dark'] },
];
