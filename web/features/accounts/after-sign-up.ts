import type { User } from '../../entities/account/user.ts';
import { paths, toPathAfterLogin } from '../../site/paths.ts';

/** Where a new account goes on: a person who came for nothing else is welcomed, once. */
export function toPathAfterSignUp({ welcomed, is_active }: User, search: URLSearchParams): string {
  const target = toPathAfterLogin(search);
  return target === paths.home && !welcomed && is_active === 1 ? paths.welcome : target;
}
