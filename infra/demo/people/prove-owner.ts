import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { toTitleNumber } from '../homes/title-number.ts';
import type { DemoHome } from '../homes/types.ts';
import { hashText } from '../random.ts';
import { ignoreConflict, type Site } from '../site.ts';

interface OwnerWorld {
  readonly site: Site;
  readonly tokenOf: (email: string) => Promise<string>;
}

const Anything = z.unknown();
const Started = z.object({ url: z.string() });
const Identity = z.object({ checkedAt: z.string().nullable() });
const registered: ReadonlySet<string> = new Set(['england', 'wales']);

/**
 * Proves homes as their sellers do: the identity once, on the provider's page, then each home by HM Land Registry on the
 * day it goes on sale. Homes of other nations stay without a proof.
 */
export function createOwnerProof(world: OwnerWorld) {
  const identities = new Map<string, Promise<void>>();
  return async (email: string, home: DemoHome, propertyId: string): Promise<void> => {
    if (!registered.has(home.address.nation)) return;
    const identity = identities.get(email) ?? proveIdentity(world, email);
    identities.set(email, identity);
    await identity;
    await registerTitle(world, home);
    const token = await world.tokenOf(email);
    // An earlier start that was cut off may have asked.
    const { listedDaysAgo: daysAgo } = home;
    await ignoreConflict(
      world.site(`/api/ownership-checks/${propertyId}`, Anything, { token, body: {}, daysAgo }),
    );
  };
}

/** `Peter Wójcik` for the username `peter wójcik`; documents have capitals. */
const toLegalName = (userName: string) => {
  const [firstName = '', ...rest] = userName
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { firstName, lastName: rest.join(' ') };
};

const pauseMs = 500;
const maxTries = 60;
/** After everyone has joined, and before the first home is on sale. */
const identityDaysAgo = (email: string): number => 86 + (hashText(email) % 30);

async function proveIdentity({ site, tokenOf }: OwnerWorld, email: string): Promise<void> {
  const token = await tokenOf(email);
  const findCheck = () => site('/api/user/identity-check', Identity, { token });
  if ((await findCheck()).checkedAt !== null) return;
  await showIdentity(site, token, { outcome: 'verified', daysAgo: identityDaysAgo(email) });
  for (let nth = 0; nth < maxTries; nth += 1, await setTimeout(pauseMs))
    if ((await findCheck()).checkedAt !== null) return;
  throw new Error(`The identity of ${email} is not checked`);
}

interface ShownIdentity {
  /** What the provider finds. */
  readonly outcome: 'verified' | 'selfie_face_mismatch';
  readonly daysAgo: number;
}

/** Shows a document with the name of the account on the provider’s page. */
export async function showIdentity(
  site: Site,
  token: string,
  { outcome, daysAgo }: ShownIdentity,
): Promise<void> {
  const { user_name: userName } = await site('/api/user', z.object({ user_name: z.string() }), { token });
  const { firstName, lastName } = toLegalName(userName);
  await site('/api/buyer-seller/update-profile', Anything, {
    method: 'PUT',
    token,
    body: { firstName, lastName },
    daysAgo,
  });
  const { url } = await site('/api/user/identity-check', Started, { method: 'POST', token, daysAgo });
  await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      'first-name': firstName,
      'last-name': lastName,
      'seconds-ago': String(daysAgo * 86_400),
      act: outcome,
    }),
  });
}

/** The register of the local cloud learns the address of a flat from here, as a question has its number alone. */
async function registerTitle({ site }: OwnerWorld, home: DemoHome): Promise<void> {
  const { houseNo, postcode, address, tenure } = home;
  const [first = '', ...rest] = houseNo.split(', ');
  await site('/_local/providers/business-gateway/titles', Anything, {
    body: {
      titleNumber: toTitleNumber(home),
      ...(rest.length > 0
        ? { subBuildingName: first, buildingName: rest.join(', ') }
        : /^\d/.test(houseNo)
          ? { buildingNumber: houseNo }
          : { buildingName: houseNo }),
      streetName: address.line1,
      postcode,
      tenure: tenure === 'leasehold' || tenure === 'share_of_freehold' ? 'leasehold' : 'freehold',
    },
  });
}
