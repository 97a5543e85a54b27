import type { Cloud } from '../../local/runtime/cloud.ts';
import type { DemoHome } from '../homes/types.ts';
import type { Site } from '../site.ts';
import { registerUser } from './people.ts';

interface DemoSeller {
  readonly userName: string;
  readonly email: string;
  /** When they joined, in days before today. */
  readonly daysAgo: number;
}

/**
 * Everyone in the demo who sells a home, besides the seller to log in as. Each uploads the pictures of their homes, which
 * is most of what a home costs: with more sellers, pictures are uploaded more often.
 */
const sellers: readonly DemoSeller[] = [
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
].map(([userName, daysAgo]) => createSeller(String(userName), Number(daysAgo)));

function createSeller(userName: string, daysAgo: number): DemoSeller {
  const plain = userName
    .normalize('NFD')
    .replaceAll('ł', 'l')
    .replaceAll(/[^a-z ]/g, '');
  return { userName, email: `${plain.replaceAll(' ', '.')}@gable.test`, daysAgo };
}

/** Every other seller proves their homes. */
const provenSellers: ReadonlySet<string> = new Set(
  sellers.filter((_, index) => index % 2 === 0).map(({ email }) => email),
);

/** Whether a seller proved that a home is theirs: every fourth of theirs, as nobody may begin more than ten proofs a day. */
export const isProven = (email: string, { key }: Pick<DemoHome, 'key'>): boolean =>
  provenSellers.has(email) && Number(/\d+$/.exec(key)?.[0]) % 4 === 0;

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
