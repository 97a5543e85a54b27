import type { Cloud } from '@gable/local-cloud';
import type { DemoHome } from '../homes/types.ts';
import type { Site } from '../site.ts';
import { registerUser } from './people.ts';

interface DemoSeller {
  readonly userName: string;
  readonly email: `${string}@gable.test`;
  /** When they joined, in days before today. */
  readonly daysAgo: number;
}

/** Names and for how many days their people are on the site; the other sellers have these names in other pairs. */
const named: readonly (readonly [userName: string, daysAgo: number])[] = [
  ['helen marsh', 640],
  ['gareth pritchard', 210],
  ['anneliese beck', 388],
  ['mo farouk', 151],
  ['catriona sinclair', 702],
  ['desmond clarke', 133],
  ['jo hartley', 264],
  ['ravi menon', 497],
  ['bethan rees', 175],
  ['oliver stannard', 820],
  ['niamh gallagher', 301],
  ['peter wójcik', 142],
  ['marjorie teale', 912],
  ['kwame mensah', 229],
  ['lucy ferris', 160],
  ['iain drummond', 555],
  ['sunita patel', 345],
  ['george atkins', 137],
  ['eleri vaughan', 418],
  ['fatima siddiqui', 276],
  ['tobias lund', 190],
  ['rosalind keane', 733],
  ['hamish baird', 148],
  ['chloe winter', 205],
  ['yusuf demir', 362],
  ['pauline o’dowd', 611],
  ['simon hallett', 129],
  ['adaeze obi', 247],
  ['martin frobisher', 484],
  ['wei chen', 168],
  ['siân lloyd', 329],
  ['nick tremaine', 155],
  ['barbara quill', 866],
  ['leon baptiste', 219],
  ['isobel grant', 401],
  ['vikram rao', 139],
  ['tessa moorhouse', 291],
  ['conor mcbride', 522],
  ['judith sandys', 183],
  ['amir haddad', 236],
];
/** So many that nobody sells more than two homes. */
const sellerCount = 150;

/** How far a surname moves from its first name in each round, and by how many days that round joined earlier. */
const surnameStep = 11;
const daysBetween = 17;

/** Everyone in the demo who sells a home, besides the seller to log in as. */
const sellers: readonly DemoSeller[] = Array.from({ length: sellerCount }, (_, nth) => {
  const round = Math.floor(nth / named.length);
  const [userName, daysAgo] = pick(nth);
  if (round === 0) return createSeller(userName, daysAgo);
  const [surnamed] = pick(nth + surnameStep * round);
  const surname = surnamed.slice(surnamed.indexOf(' '));
  return createSeller(userName.slice(0, userName.indexOf(' ')) + surname, daysAgo + daysBetween * round);
});

function pick(nth: number): (typeof named)[number] {
  const found = named[nth % named.length];
  if (!found) throw new Error('The demo has no names');
  return found;
}

function createSeller(userName: string, daysAgo: number): DemoSeller {
  const plain = userName
    .normalize('NFD')
    .replaceAll('ł', 'l')
    .replaceAll(/[^a-z ]/g, '');
  return { userName, email: `${plain.replaceAll(' ', '.')}@gable.test`, daysAgo };
}

export const sellerEmails = sellers.map(({ email }) => email);

/** Sellers who proved that their homes are theirs: every third, so that buyers meet both. */
export const provenSellers: ReadonlySet<string> = new Set(
  sellers.filter((_, index) => index % 3 === 0).map(({ email }) => email),
);

/** The email of each home's seller by the home's key: homes of one seller lie near each other. */
export function assignSellers(
  homes: readonly Pick<DemoHome, 'key' | 'postcode'>[],
): ReadonlyMap<string, string> {
  const byPlace = homes.toSorted((a, b) => (a.postcode < b.postcode ? -1 : 1));
  return new Map(
    byPlace.map(({ key }, index) => [
      key,
      sellers[Math.floor((index * sellers.length) / homes.length)]?.email ?? '',
    ]),
  );
}

const accounts: ReadonlyMap<string, DemoSeller> = new Map(sellers.map((seller) => [seller.email, seller]));

/** Opens the account of a seller when a home first needs it; others have one. Returns their access token. */
export function createSellerAccounts(
  site: Site,
  cloud: Cloud,
  tokenOf: (email: string) => Promise<string>,
): (email: string) => Promise<string> {
  const opened = new Map<string, Promise<string>>();
  return (email) => {
    const seller = accounts.get(email);
    if (!seller) return tokenOf(email);
    const token = opened.get(email) ?? registerUser(site, cloud, seller);
    opened.set(email, token);
    return token;
  };
}
