import type { Standing } from '../../lib/session.ts';
import { paths } from '../../site/paths.ts';
import type { User } from './user.ts';

/**
 * The page that an account has to complete before any other, in the specification's order (section 4);
 * `undefined` for an active account.
 */
export function findStandingPage(user: User): string | undefined {
  if (typeof user.user_name !== 'string') return paths.usernameUnset;
  if (user.is_active === 0) return paths.emailVerification;
  if (user.is_active === 2) return paths.blocked;
  return undefined;
}

/** What an account may do, for the shell and for parts that load without the query library. */
export function getStanding(user: User | null | undefined): Standing {
  if (!user) return 'unknown';
  if (user.is_active === 2) return 'blocked';
  if (findStandingPage(user) !== undefined) return 'incomplete';
  return user.deletesAt === undefined ? 'active' : 'leaving';
}

/** The page that an account needs first, from which it gets to `next`; undefined for an account in order. */
export function toStandingPath(user: User, next: string): string | undefined {
  const page = findStandingPage(user);
  return page && `${page}?${new URLSearchParams({ next })}`;
}
