import * as z from 'zod';
import type { TestCloud } from '../test-cloud.ts';
import { createCardPaymentClient } from './card-payments.ts';
import type { Person } from './seller.ts';
import { createStaffMember } from './staff.ts';

const Home = z.object({ version: z.number(), status: z.string() });

/** A description with one sentence under test. */
export function createDescription(words: string) {
  return {
    description: [{ value: { mainDescription: `${words} ${'A fine home near the park. '.repeat(6)}` } }],
  };
}

/** The calls of sellers and staff about properties under review. */
export function createReviewClient(cloud: TestCloud) {
  const cardPaymentClient = createCardPaymentClient(cloud);
  const { call, callAs, getPropertyPage } = cardPaymentClient;
  let staff: Awaited<ReturnType<typeof createStaffMember>> | undefined;
  const getStaffToken = async () => {
    staff = staff
      ? { ...staff, token: (await cardPaymentClient.getTokens(staff.email)).access_token }
      : await createStaffMember(cloud);
    return staff.token;
  };

  const getOwnProperty = async (id: string, person: Person) =>
    Home.parse((await getPropertyPage(id, person)).body);
  const changeProperty = async (id: string, data: object, person: Person) =>
    callAs(person, 'PUT', `/api/properties/${id}`, {
      ...data,
      version: (await getOwnProperty(id, person)).version,
    });
  const decideReview = async (id: string, body: unknown) => {
    const reply = await call('POST', `/api/staff/reviews/${id}`, { token: await getStaffToken(), body });
    await cloud.idle();
    return reply;
  };
  const getReview = async (id: string) =>
    call('GET', `/api/staff/reviews/${id}`, { token: await getStaffToken() });
  /** Waits until a property is under review. */
  const waitForReview = async (id: string, person: Person) => {
    await cloud.idle();
    const { status } = await getOwnProperty(id, person);
    if (status !== 'under_review') throw new Error(`The home is ${status}`);
    return id;
  };

  return {
    ...cardPaymentClient,
    getStaffToken,
    getOwnProperty,
    changeProperty,
    decideReview,
    getReview,
    waitForReview,
  };
}
