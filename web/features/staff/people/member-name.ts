import { formatName } from '../../../lib/format.ts';
import type { StaffPerson } from './api.ts';

interface Member {
  readonly user_name: string | null;
  /** Masked; empty once the account is deleted. */
  readonly email: string;
  readonly deleted: boolean;
}

/** A person by name, or by email before there is one; a deleted account has lost both. */
export function formatMemberName(member: Member): string {
  return formatName(member, member.deleted ? 'Former member' : member.email);
}

/** The same on a person's own page. */
export function formatCardName({ user_name, email, deletedAt }: StaffPerson): string {
  return formatMemberName({ user_name, email, deleted: deletedAt !== undefined });
}

/** What of a person isn't in their name: `No name yet` for one who never gave any. */
export function describeMember({ user_name, email, deleted }: Member): string {
  if (deleted) return 'Deleted';
  return user_name === null ? 'No name yet' : email;
}
