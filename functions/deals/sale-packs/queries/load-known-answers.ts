import type { PropertyId } from '../../../../events/vocabulary.ts';
import { listJointOwners } from '../../../listings/joint-owners/adapters/joint-owner-repository.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { type KnownAnswers, type KnownPapers, listKnownAnswers } from '../domain/known-answers.ts';
import type { ReadablePack } from '../domain/readable-pack.ts';

/** What the register and the sale of a home say of its title; later groups have them. */
export type FindPapers = (propertyId: PropertyId) => Promise<Omit<KnownPapers, 'accountNames'>>;

/** What the site could answer of a home's pack itself. */
export async function loadKnownAnswers(home: Property, findPapers: FindPapers): Promise<KnownAnswers> {
  const [seller, jointOwners, papers] = await Promise.all([
    findAccount(home.ownerId),
    listJointOwners(home.id),
    findPapers(home.id),
  ]);
  const { firstName, lastName } = seller ?? {};
  const joint = jointOwners.flatMap(({ status, name }) => (status === 'accepted' && name ? [name] : []));
  // Joint owners without the seller would be half the answer.
  const accountNames = firstName && lastName ? [`${firstName} ${lastName}`, ...joint] : [];
  return listKnownAnswers(home, { ...papers, accountNames });
}

/** The pack of its owner with what is known; others read only what the owner said. */
export async function addKnownAnswers(readable: ReadablePack, findPapers: FindPapers): Promise<ReadablePack> {
  return readable.isOwner
    ? { ...readable, known: await loadKnownAnswers(readable.home, findPapers) }
    : readable;
}
