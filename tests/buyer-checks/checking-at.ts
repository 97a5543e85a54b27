import * as z from 'zod';
import { staffAt } from '../accounts/staff.ts';
import { pdf } from '../properties/photos.ts';
import { type Person, sellingAt } from '../properties/seller.ts';
import type { TestCloud } from '../support/boot.ts';

const Own = z.looseObject({
  checks: z.array(z.looseObject({ id: z.string(), kind: z.string(), status: z.string(), version: z.int() })),
  proceedable: z.boolean(),
});

/** The calls of buyers and staff about checks. */
export function checkingAt(cloud: TestCloud) {
  const selling = sellingAt(cloud);
  const { call, own, uploadedId } = selling;
  const day = (days: number): string =>
    new Date(cloud.clock.now() + days * 86_400_000).toISOString().slice(0, 10);

  let staff: Awaited<ReturnType<typeof staffAt>> | undefined;
  const keeper = async () => {
    staff = staff
      ? { ...staff, token: (await selling.tokens(staff.email)).access_token }
      : await staffAt(cloud);
    return staff;
  };

  const document = async (person: Person) => ({
    id: await uploadedId(person, pdf, 'document', 'application/pdf'),
    name: 'Statement.pdf',
  });
  const funds = async (person: Person, amountPence = 30_000_000) => ({
    kind: 'proof_of_funds',
    amountPence,
    statementOn: day(-5),
    document: await document(person),
  });
  const firstTime = { kind: 'chain', position: 'first_time_buyer' };

  const mine = async (person: Person) => Own.parse((await own(person, 'GET', '/api/buyer-checks')).body);
  const submit = (person: Person, evidence: object, version = 0) =>
    own(person, 'POST', '/api/buyer-checks', { evidence, version });
  /** A check that waits for staff. */
  const submitted = async (person: Person, evidence: { kind: string }, version = 0) => {
    const { status, body } = await submit(person, evidence, version);
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    const found = Own.parse(body).checks.find(({ kind }) => kind === evidence.kind);
    if (!found) throw new Error(`There is no check of ${evidence.kind}`);
    return found;
  };
  const decide = async (id: string, body: object) => {
    const reply = await call('POST', `/api/staff/buyer-checks/${id}/decide`, {
      token: (await keeper()).token,
      body,
    });
    await cloud.idle();
    return reply;
  };
  const approved = async (person: Person, evidence: { kind: string }) => {
    const check = await submitted(person, evidence);
    const { status, body } = await decide(check.id, { outcome: 'approved', version: check.version });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return check.id;
  };
  /** Makes a buyer proceedable. */
  const cleared = async (person: Person) => {
    await approved(person, await funds(person));
    await approved(person, firstTime);
  };
  return {
    ...selling,
    day,
    keeper,
    document,
    funds,
    firstTime,
    mine,
    submit,
    submitted,
    decide,
    approved,
    cleared,
  };
}
