import * as z from 'zod';
import { AccountState, UserId } from '../../../events/vocabulary.ts';
import { AccountStatusRow, EndedSessionRow } from './account-status.ts';
import { createRowRead, findRows } from './row-read.ts';

const AccountStatus = z.object({
  userId: UserId,
  state: AccountState,
  userName: z.string().optional(),
  email: z.string().optional(),
  leaving: z.boolean().default(false),
  /** Sign-ins before this unix second are invalid. */
  validFrom: z.number(),
});
export type AccountStatus = z.output<typeof AccountStatus>;

export interface SignInStatus {
  /** Missing for a person without an account. */
  readonly account: AccountStatus | undefined;
  /** The person logged out. */
  readonly isEnded: boolean;
}

/** The account of the identity provider's `sub`. */
export async function findAccountStatus(sub: string): Promise<AccountStatus | undefined> {
  const { data } = await AccountStatusRow.get({ sub }).go({ consistent: true });
  return data ? AccountStatus.parse(data) : undefined;
}

/** What the table has about a sign-in, by the identity provider's `sub` and the id of the sign-in. */
export async function findSignInStatus(sub: string, session: string): Promise<SignInStatus> {
  const [account, isEnded] = await findRows(
    createRowRead(AccountStatusRow.get({ sub }), (stored) => stored && AccountStatus.parse(stored)),
    createRowRead(EndedSessionRow.get({ session }), (stored) => stored !== undefined),
  );
  return { account, isEnded };
}
