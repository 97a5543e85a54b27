import type { Portal } from '../../../../events/portal-vocabulary.ts';
import { PortalSendRequested } from '../../../../events/portal.ts';
import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { buildStaffActWrite } from '../../../kernel/data/staff-act.ts';
import { commit } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { listJointOwnerIds } from '../../../listings/joint-owners/queries/is-joint-owner.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { findPortalAdvert } from '../adapters/portal-advert-repository.ts';

/**
 * Has a home sent to a portal again, by staff, with an act in their trail.
 * @throws 404 for an unknown home and for one that was never sent there, 409 `own` for the own home
 */
export async function requestSend(
  propertyId: PropertyId,
  portal: Portal,
  staffId: UserId,
  now: Date,
): Promise<void> {
  const home = await findProperty(propertyId);
  if (!home) throw new AppError('not_found', 'We can’t find that home.');
  const { ownerId } = home;
  const act = buildStaffActWrite({
    actorId: staffId,
    action: 'portal_advert.send',
    subject: propertyId,
    reason: `To ${portal}`,
    at: now,
    owners: [ownerId, ...(await listJointOwnerIds(propertyId))],
  });
  if (!(await findPortalAdvert(propertyId, portal)))
    throw new AppError('not_found', 'That home was never sent to this portal.');
  await commit([act], [PortalSendRequested.of({ propertyId, ownerId, portal })]);
}
