import { toList, type User } from './users.ts';

/** A user as ListUsers and AdminCreateUser show it; times are seconds since 1970. */
export function userView(user: User) {
  return {
    Username: user.username,
    Attributes: toList(user.attributes),
    UserCreateDate: user.created / 1000,
    UserLastModifiedDate: user.modified / 1000,
    Enabled: user.enabled,
    UserStatus: user.status,
  };
}
