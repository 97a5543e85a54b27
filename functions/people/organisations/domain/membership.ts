import type { UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import {
  addAct,
  assertAdmin,
  getMember,
  maxMembers,
  nextVersion,
  type Organisation,
  type OrganisationRole,
} from './organisation.ts';

const countAdmins = ({ members }: Organisation): number =>
  members.filter(({ role }) => role === 'admin').length;

/** @throws 409 `member` for who is one already, 409 `full` */
export function addMember(
  organisation: Organisation,
  { userId, role }: { readonly userId: UserId; readonly role: OrganisationRole },
  now: Date,
): Organisation {
  if (organisation.members.some((member) => member.userId === userId))
    throw new AppError('conflict', 'You’re a member already.', { state: 'member' });
  if (organisation.members.length >= maxMembers)
    throw new AppError('conflict', `The organisation has ${maxMembers} members, the most there can be.`, {
      state: 'full',
    });
  const members = [...organisation.members, { userId, role, since: now.toISOString() }];
  return addAct(nextVersion({ ...organisation, members }), { what: 'joined', by: userId }, now);
}

interface RoleChange {
  readonly byId: UserId;
  readonly userId: UserId;
  readonly role: OrganisationRole;
}

/** @throws what `assertAdmin` throws, 404 `not_found` for who is no member, 409 `last_admin` */
export function changeRole(organisation: Organisation, change: RoleChange, now: Date): Organisation {
  const { byId, userId, role } = change;
  assertAdmin(organisation, byId);
  const member = getMember(organisation, userId);
  if (member.role === role) return organisation;
  if (role === 'developer') assertNotLastAdmin(organisation, userId);
  const members = organisation.members.map((each) => (each.userId === userId ? { ...each, role } : each));
  const what = role === 'admin' ? 'made_admin' : 'made_developer';
  return addAct(nextVersion({ ...organisation, members }), { what, by: byId, of: userId }, now);
}

/**
 * A member leaves, or an admin removes one.
 * @throws 404 `not_found`, 403 `admin_only` for who removes another one, 409 `last_admin`
 */
export function removeMember(
  organisation: Organisation,
  { byId, userId }: { readonly byId: UserId; readonly userId: UserId },
  now: Date,
): Organisation {
  if (byId !== userId) assertAdmin(organisation, byId);
  assertNotLastAdmin(organisation, userId);
  const members = organisation.members.filter((each) => each.userId !== userId);
  const act = byId === userId ? { what: 'left' as const } : { what: 'removed' as const, of: userId };
  return addAct(nextVersion({ ...organisation, members }), { ...act, by: byId }, now);
}

/** @throws 404 `not_found` for who is no member, 409 `last_admin` */
function assertNotLastAdmin(organisation: Organisation, userId: UserId): void {
  if (getMember(organisation, userId).role === 'admin' && countAdmins(organisation) === 1)
    throw new AppError(
      'conflict',
      'You’re the only admin. Make somebody else an admin first, or close the organisation.',
      { state: 'last_admin' },
    );
}

export interface Departure {
  /** `undefined` where nobody is left, so that it is closed. */
  readonly organisation: Organisation | undefined;
  /** Who became an admin, because the last one has gone. */
  readonly heir: UserId | undefined;
}

/**
 * Of a present or former member, whose account is deleted or blocked: nobody can ask them to hand over. Where no admin is
 * left, the member of the longest standing becomes one. What names them goes from the list of acts.
 */
export function departMember(organisation: Organisation, userId: UserId, now: Date): Departure {
  const left = organisation.members.filter((each) => each.userId !== userId);
  const acts = organisation.acts.map(({ by, of, ...act }) => ({
    ...act,
    ...(by !== undefined && by !== userId && { by }),
    ...(of !== undefined && of !== userId && { of }),
  }));
  const [first] = left;
  if (!first) return { organisation: undefined, heir: undefined };
  const next = nextVersion({ ...organisation, members: left, acts });
  const isFormer = left.length === organisation.members.length;
  const without = isFormer ? next : addAct(next, { what: 'left' }, now);
  if (countAdmins(without) > 0) return { organisation: without, heir: undefined };
  const heir = first.userId;
  const members = left.map((each) => (each.userId === heir ? { ...each, role: 'admin' as const } : each));
  return {
    organisation: addAct({ ...without, members }, { what: 'made_admin', of: heir }, now),
    heir,
  };
}
