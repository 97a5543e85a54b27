import * as z from 'zod';
import { staffAt } from '../accounts/staff.ts';
import { payingAt } from '../payments/paying-at.ts';
import type { Person } from '../properties/seller.ts';
import type { TestCloud } from '../support/boot.ts';

const Home = z.object({ version: z.number(), status: z.string() });

/** A description with one sentence under test. */
export const describeAs = (words: string) => ({
  description: [{ value: { mainDescription: `${words} ${'A fine home near the park. '.repeat(6)}` } }],
});

/** The calls of sellers and staff about properties under review. */
export function reviewingAt(cloud: TestCloud) {
  const paying = payingAt(cloud);
  const { call, own, page } = paying;
  let staff: Awaited<ReturnType<typeof staffAt>> | undefined;
  const keeper = async () => {
    staff = staff
      ? { ...staff, token: (await paying.tokens(staff.email)).access_token }
      : await staffAt(cloud);
    return staff.token;
  };

  const mine = async (id: string, person: Person) => Home.parse((await page(id, person)).body);
  const change = async (id: string, data: object, person: Person) =>
    own(person, 'PUT', `/api/properties/${id}`, { ...data, version: (await mine(id, person)).version });
  const decide = async (id: string, body: unknown) => {
    const reply = await call('POST', `/api/staff/reviews/${id}`, { token: await keeper(), body });
    await cloud.idle();
    return reply;
  };
  const review = async (id: string) => call('GET', `/api/staff/reviews/${id}`, { token: await keeper() });
  /** Waits until a property is under review. */
  const held = async (id: string, person: Person) => {
    await cloud.idle();
    const { status } = await mine(id, person);
    if (status !== 'under_review') throw new Error(`The home is ${status}`);
    return id;
  };

  return { ...paying, keeper, mine, change, decide, review, held };
}
