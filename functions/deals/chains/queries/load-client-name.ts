import type { UserId } from '../../../../events/vocabulary.ts';
import { formatName } from '../../../kernel/text.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';

/** A person as their own solicitor or agent knows them. */
export async function loadClientName(personId: UserId): Promise<string> {
  const { firstName, lastName, user_name = null } = (await findAccount(personId)) ?? {};
  return firstName && lastName ? `${firstName} ${lastName}` : formatName({ user_name }, 'a client of yours');
}
