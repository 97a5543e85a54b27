import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { signDocumentLink } from '../../../kernel/data/signed-links.ts';
import { AppError } from '../../../kernel/errors.ts';
import { listJointOwners } from '../../../listings/joint-owners/adapters/joint-owner-repository.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { formatShortAddress } from '../../../listings/properties/domain/address.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { listStaffActs } from '../../../people/audit/queries/list-staff-acts.ts';
import { findOwnershipCheck } from '../adapters/ownership-check-repository.ts';
import type { StaffOwnershipCheck } from '../contract.ts';
import { landRegisters } from '../domain/ownership-check.ts';
import { toOwnershipCheckView } from './load-home-ownership.ts';

/**
 * The proof of a home with its documents, for staff.
 * @throws 404 for a home without one
 */
export async function loadStaffOwnership(id: PropertyId, readerId: UserId): Promise<StaffOwnershipCheck> {
  const [check, home] = await Promise.all([findOwnershipCheck(id), findProperty(id)]);
  if (!check || !home) throw new AppError('not_found', 'We can’t find that check.');
  const [seller, jointOwners, acts, documents] = await Promise.all([
    findAccount(home.ownerId),
    listJointOwners(id),
    listStaffActs({ subject: id }),
    Promise.all(
      check.documents.map(async ({ id: documentId, name, sentAt }) => ({
        name,
        sentAt,
        url: (await signDocumentLink(documentId, name)).url,
      })),
    ),
  ]);
  const accepted = jointOwners.filter(({ status }) => status === 'accepted');
  return {
    ...toOwnershipCheckView(check),
    version: check.version,
    own: home.ownerId === readerId || accepted.some(({ userId }) => userId === readerId),
    home: {
      id,
      title: formatShortAddress(home, true),
      postcode: home.postcode,
      status: home.status,
      tenure: home.tenure,
      register: landRegisters[home.address.nation],
      version: home.version,
    },
    seller: {
      id: home.ownerId,
      user_name: seller?.user_name ?? null,
      firstName: seller?.firstName,
      lastName: seller?.lastName,
      identityCheckedAt: seller?.identityCheckedAt ?? null,
    },
    jointOwners: accepted.map(({ name }) => name),
    documents,
    acts: acts.filter(({ action }) => action.startsWith('ownership_proof.')),
  };
}
