import { toAttributeList, type User } from './users.ts';

/** A user as ListUsers and AdminCreateUser show it; times are seconds since 1970. */
export function toUserView(user: User) {
  return {
    Username: user.username,
    Attributes: toAttributeList(user.attributes),
    UserCreateDate: user.created / 1000,
    UserLastModifiedDate: user.modified / 1000,
    Enabled: user.enabled,
    UserStatus: user.status,
  };
}
