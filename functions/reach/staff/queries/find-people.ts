import { maskEmail } from '../../../people/accounts/adapters/account-mails.ts';
import {
  findAccount,
  findAccountByEmail,
  listAccountsByNamePrefix,
} from '../../../people/accounts/adapters/account-repository.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import { parsePersonQuery } from '../domain/person-query.ts';

/** Further than this a beginning is too short to find a person by. */
const maxNames = 20;

async function findAccounts(typed: string): Promise<readonly Account[]> {
  const query = parsePersonQuery(typed);
  if (query.by === 'name') return listAccountsByNamePrefix(query.prefix, maxNames);
  const found = await (query.by === 'id' ? findAccount(query.id) : findAccountByEmail(query.email));
  return found ? [found] : [];
}

/** People by id, whole email address or the beginning of a username; at most twenty. */
export async function findPeople(typed: string) {
  const found = await findAccounts(typed);
  return found.map(({ id, user_name, email, is_active, deletedAt, createdAt }) => ({
    id,
    user_name,
    email: maskEmail(email),
    is_active,
    deleted: deletedAt !== undefined,
    memberSince: createdAt,
  }));
}
