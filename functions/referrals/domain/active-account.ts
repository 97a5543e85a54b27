import { accountState } from '../../../events/vocabulary.ts';
import type { Account } from '../../accounts/account.ts';

export const isActiveAccount = (found: Account | undefined): boolean =>
  found?.is_active === accountState.active && found.deletedAt === undefined;
