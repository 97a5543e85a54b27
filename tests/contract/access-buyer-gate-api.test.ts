import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import type { BuyerGate } from '../../events/vocabulary.ts';
import { createBuyerCheckClient } from '../support/clients/buyer-checks.ts';
import { createIdentityCheckClient } from '../support/clients/identity-checks.ts';
import { slowTestMs } from '../support/clients/seller.ts';
import { createViewingClient } from '../support/clients/viewings.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('identity-checks', 'buyer-checks');
vi.setConfig({ testTimeout: 2 * slowTestMs, hookTimeout: 4 * slowTestMs });
const buyerCheckClient = createBuyerCheckClient(cloud);
const identityCheckClient = createIdentityCheckClient(cloud);
const viewingClient = createViewingClient(cloud);

/** The people who book and make offers, in the order of the table's columns. */
const names = ['visitor', 'unchecked', 'identified', 'funded', 'proceedable', 'seller'] as const;
type Name = (typeof names)[number];
interface Person {
  readonly id: string;
  readonly token: string;
}
interface Home {
  readonly id: string;
  readonly slot: string;
}

const calls = {
  'POST /api/viewing': ({ id, slot }: Home) => ({ propertyId: id, timeSlotId: slot }),
  'POST /api/offers': ({ id }: Home) => ({
    propertyId: id,
    amount: 300_000,
    funding: 'cash',
    position: 'ftb',
  }),
} as const;
type Call = keyof typeof calls;
interface Choice {
  readonly whoMayBook: BuyerGate;
  readonly whoMayOffer: BuyerGate;
}

const identityChecked: Choice = { whoMayBook: 'identity_checked', whoMayOffer: 'identity_checked' };
const proceedable: Choice = { whoMayBook: 'proceedable', whoMayOffer: 'proceedable' };
const identityToOffer: Choice = { whoMayBook: 'everyone', whoMayOffer: 'identity_checked' };
const proceedableToBook: Choice = { whoMayBook: 'proceedable', whoMayOffer: 'everyone' };

//                visitor unchecked identified funded proceedable seller
const table: readonly (readonly [choice: Choice, call: Call, answers: string])[] = [
  [identityChecked, 'POST /api/viewing', '401 identity 201 identity identity 409'],
  [identityChecked, 'POST /api/offers', '401 identity 201 identity identity 409'],
  [proceedable, 'POST /api/viewing', '401 funding+chain funding+chain chain 201 409'],
  [proceedable, 'POST /api/offers', '401 funding+chain funding+chain chain 201 409'],
  [identityToOffer, 'POST /api/viewing', '401 201 201 201 201 409'],
  [identityToOffer, 'POST /api/offers', '401 identity 201 identity identity 409'],
  [proceedableToBook, 'POST /api/viewing', '401 funding+chain funding+chain chain 201 409'],
  [proceedableToBook, 'POST /api/offers', '401 201 201 201 201 409'],
];

const Version = z.object({ version: z.int() });
const Refusal = z.object({ code: z.literal('buyer_check_required'), missing: z.array(z.string()).min(1) });

let people: Readonly<Record<Exclude<Name, 'visitor'>, Person>>;
const homes = new Map<Choice, Home>();

beforeAll(async () => {
  const [seller, unchecked, identified, funded, cleared] = await Promise.all([
    buyerCheckClient.createMember('Sally Gate'),
    buyerCheckClient.createMember('Una Unchecked'),
    identityCheckClient.createNamedMember(),
    buyerCheckClient.createMember('Fay Funded'),
    buyerCheckClient.createMember('Pat Proceedable'),
  ]);
  people = { seller, unchecked, identified, funded, proceedable: cleared };
  await identityCheckClient.runCheck(identified, 'verified');
  await buyerCheckClient.approveCheck(funded, await buyerCheckClient.createFundsEvidence(funded));
  await buyerCheckClient.clearBuyer(cleared);
  for (const choice of new Set(table.map(([one]) => one))) {
    const id = await buyerCheckClient.publishProperty(seller);
    const slot = await viewingClient.openSlot(seller, id, viewingClient.getSlotStart(48), {
      kind: 'open_house',
      capacity: 9,
    });
    const { version } = Version.parse((await buyerCheckClient.getPropertyPage(id, seller)).body);
    const { status, body } = await buyerCheckClient.callAs(seller, 'PUT', `/api/properties/${id}`, {
      version,
      ...choice,
    });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    homes.set(choice, { id, slot });
  }
});

/** The answer's status; for a missing check, the names of the missing checks. */
async function answerTo(name: Name, call: Call, home: Home): Promise<string> {
  const [method = '', path = ''] = call.split(' ');
  const { status, body } = await cloud.api(path, {
    method,
    ...(name !== 'visitor' && { token: people[name].token }),
    body: calls[call](home),
  });
  return status === 403 ? Refusal.parse(body).missing.join('+') : String(status);
}

describe('access to bookings and offers by buyer checks', () => {
  test.each(table)('with %j, %s answers %s', async (choice, call, answers) => {
    const home = homes.get(choice);
    if (!home) throw new Error('This choice has no home');
    const got = await Promise.all(names.map((name) => answerTo(name, call, home)));
    const expected = answers.split(' ');
    expect(names.map((name, at) => `${name} ${got[at]}`)).toEqual(
      names.map((name, at) => `${name} ${expected[at]}`),
    );
  });
});
