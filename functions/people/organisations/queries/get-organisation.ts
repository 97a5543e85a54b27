import type { OrganisationId, UserId } from '../../../../events/vocabulary.ts';
import { getOrganisation } from '../adapters/organisation-repository.ts';
import { getMember, type Organisation } from '../domain/organisation.ts';

/** The organisation for a member. @throws 404 `not_found` */
export async function getOrganisationFor(id: OrganisationId, userId: UserId): Promise<Organisation> {
  const organisation = await getOrganisation(id);
  getMember(organisation, userId);
  return organisation;
}
