import { HomeOwnership, StaffOwnershipCheck } from '../../../functions/deals/ownership-checks/contract.ts';
import { pdf } from '../../properties/photos.ts';
import type { TestCloud } from '../test-cloud.ts';
import { createIdentityCheckClient } from './identity-checks.ts';
import { createReviewClient } from './listing-reviews.ts';
import type { Person } from './seller.ts';

/** Sellers whose identity is checked, and the proof that their homes are theirs. */
export function createOwnershipClient(cloud: TestCloud) {
  const reviewClient = createReviewClient(cloud);
  const { callAs, createUpload } = reviewClient;
  const { createMember, getOwnCheck, renameMember, runCheck } = createIdentityCheckClient(cloud);

  /** A seller whose document has this name. */
  const createProvenSeller = async (firstName = 'Maya', lastName = 'Lindqvist') => {
    const seller = await createMember();
    await renameMember(seller, firstName, lastName);
    await runCheck(seller, 'verified', { 'first-name': firstName, 'last-name': lastName });
    // The own page asks the provider itself, where a test holds its notices.
    await getOwnCheck(seller);
    return seller;
  };
  const postCheck = (person: Person, id: string, body: Record<string, unknown> = {}) =>
    callAs(person, 'POST', `/api/ownership-checks/${id}`, body);
  /** Asks the register, until its answer is stored. */
  const runOwnershipCheck = async (person: Person, id: string, body: Record<string, unknown> = {}) => {
    const answer = await postCheck(person, id, body);
    if (answer.status !== 202) throw new Error(JSON.stringify(answer.body));
    await cloud.idle();
    return getOwnership(person, id);
  };
  const getOwnership = async (person: Person, id: string) =>
    HomeOwnership.parse((await callAs(person, 'GET', `/api/ownership-checks/${id}`)).body);
  const postProof = async (person: Person, id: string, capacity = 'executor') => {
    const document = await createUpload(person, pdf, 'document', 'application/pdf');
    return callAs(person, 'POST', `/api/ownership-checks/${id}/documents`, {
      capacity,
      documents: [{ id: document, name: 'Grant of probate.pdf' }],
    });
  };
  const getStaffOwnership = async (staff: Person, id: string) =>
    StaffOwnershipCheck.parse((await callAs(staff, 'GET', `/api/staff/ownership-checks/${id}`)).body);
  const postDecision = async (
    staff: Person,
    id: string,
    outcome: 'accepted' | 'declined',
    change: Record<string, unknown> = {},
  ) => {
    const { version, home } = await getStaffOwnership(staff, id);
    const reason = 'We read the grant of probate.';
    const body = { outcome, reason, version, homeVersion: home.version, ...change };
    return callAs(staff, 'POST', `/api/staff/ownership-checks/${id}/decide`, body);
  };
  return {
    ...reviewClient,
    renameMember,
    createProvenSeller,
    postCheck,
    runOwnershipCheck,
    getOwnership,
    postProof,
    getStaffOwnership,
    postDecision,
  };
}
