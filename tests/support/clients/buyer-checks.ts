import * as z from 'zod';
import { pdf } from '../../properties/photos.ts';
import type { TestCloud } from '../test-cloud.ts';
import { type Person, createSellerClient } from './seller.ts';
import { createStaffMember } from './staff.ts';

const StartedBankCheck = z.object({ url: z.string(), browserKey: z.string() });

/** What a person chooses on the page of the local Demo Bank. */
export interface BankVisit {
  readonly choice?: 'allow' | 'cancel' | 'error' | 'expired' | 'silent';
  readonly holder?: string;
  readonly accounts?: readonly string[];
}

const Own = z.looseObject({
  checks: z.array(z.looseObject({ id: z.string(), kind: z.string(), status: z.string(), version: z.int() })),
  proceedable: z.boolean(),
});

/** The calls of buyers and staff about checks. */
export function createBuyerCheckClient(cloud: TestCloud) {
  const sellerClient = createSellerClient(cloud);
  const { call, callAs, createMember, createUpload } = sellerClient;
  const getDate = (days: number): string =>
    new Date(cloud.clock.now() + days * 86_400_000).toISOString().slice(0, 10);

  let staff: Awaited<ReturnType<typeof createStaffMember>> | undefined;
  const getStaff = async () => {
    staff = staff
      ? { ...staff, token: (await sellerClient.getTokens(staff.email)).access_token }
      : await createStaffMember(cloud);
    return staff;
  };

  const uploadDocument = async (person: Person) => ({
    id: await createUpload(person, pdf, 'document', 'application/pdf'),
    name: 'Statement.pdf',
  });
  const createFundsEvidence = async (person: Person, amountPence = 30_000_000) => ({
    kind: 'proof_of_funds',
    amountPence,
    statementOn: getDate(-5),
    document: await uploadDocument(person),
  });
  const firstTimeEvidence = { kind: 'chain', position: 'first_time_buyer' };

  const getOwnChecks = async (person: Person) =>
    Own.parse((await callAs(person, 'GET', '/api/buyer-checks')).body);
  const postCheck = (person: Person, evidence: object, version = 0) =>
    callAs(person, 'POST', '/api/buyer-checks', { evidence, version });
  /** A check that waits for staff. */
  const submitCheck = async (person: Person, evidence: { kind: string }, version = 0) => {
    const { status, body } = await postCheck(person, evidence, version);
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    const found = Own.parse(body).checks.find(({ kind }) => kind === evidence.kind);
    if (!found) throw new Error(`There is no check of ${evidence.kind}`);
    return found;
  };
  const decideCheck = async (id: string, body: object) => {
    const reply = await call('POST', `/api/staff/buyer-checks/${id}/decide`, {
      token: (await getStaff()).token,
      body,
    });
    await cloud.idle();
    return reply;
  };
  const approveCheck = async (person: Person, evidence: { kind: string }) => {
    const check = await submitCheck(person, evidence);
    const { status, body } = await decideCheck(check.id, { outcome: 'approved', version: check.version });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return check.id;
  };
  /** Makes a buyer proceedable. */
  const clearBuyer = async (person: Person) => {
    await approveCheck(person, await createFundsEvidence(person));
    await approveCheck(person, firstTimeEvidence);
  };
  /** A person with a first and a last name, which accounts at a bank have to be in. */
  const createNamedMember = async (firstName = 'Bella', lastName = 'Buyer') => {
    const person = await createMember();
    await callAs(person, 'PUT', '/api/buyer-seller/update-profile', { firstName, lastName });
    return person;
  };
  const startBankCheck = async (person: Person, amountPence = 21_500_000) => {
    const { status, body } = await callAs(person, 'POST', '/api/buyer-checks/bank', { amountPence });
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    return StartedBankCheck.parse(body);
  };
  /** The answer that the bank sends the browser back with. */
  const visitBank = async (url: string, visit: BankVisit = {}) => {
    const { choice = 'allow', holder = 'MS BELLA BUYER', accounts = ['demo-savings'] } = visit;
    const body = new URLSearchParams([
      ['choice', choice],
      ['holder', holder],
      ...accounts.map((id): [string, string] => ['account', id]),
    ]);
    const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    const { searchParams } = new URL(response.headers.get('location') ?? '');
    const [state, code, error] = ['state', 'code', 'error'].map(
      (name) => searchParams.get(name) ?? undefined,
    );
    return { state, ...(code !== undefined && { code }), ...(error !== undefined && { error }) };
  };
  const postBankAnswer = (person: Person, answer: object) =>
    callAs(person, 'POST', '/api/buyer-checks/bank/finish', answer);
  /** A check at Demo Bank from the button to what came of it. */
  const runBankCheck = async (person: Person, visit?: BankVisit, amountPence?: number) => {
    const { url, browserKey } = await startBankCheck(person, amountPence);
    return postBankAnswer(person, { ...(await visitBank(url, visit)), browserKey });
  };
  return {
    ...sellerClient,
    createNamedMember,
    startBankCheck,
    visitBank,
    postBankAnswer,
    runBankCheck,
    getDate,
    getStaff,
    uploadDocument,
    createFundsEvidence,
    firstTimeEvidence,
    getOwnChecks,
    postCheck,
    submitCheck,
    decideCheck,
    approveCheck,
    clearBuyer,
  };
}
