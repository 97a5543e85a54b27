import { accountState, type PropertyId, type UserId } from '../../../../events/vocabulary.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import { listBlockers, listBlocks } from '../../../people/blocks/adapters/block-repository.ts';
import { listInterestNotesOfHome } from '../adapters/interest-note-repository.ts';
import { type InterestNote, isNoted } from '../domain/interest-note.ts';

interface OfBuyer {
  readonly buyerId: UserId;
}

interface InterestedHome {
  readonly id: PropertyId;
  readonly ownerId: UserId;
}

/** The notes of interest in a home that count: not withdrawn, and of buyers who can still deal with the seller. */
export async function listCountingNotes(home: InterestedHome): Promise<InterestNote[]> {
  const notes = await listInterestNotesOfHome(home.id);
  return keepReachable(home.ownerId, notes.filter(isNoted));
}

/** Leaves out the rows of buyers whom the seller or staff blocked, and of those who blocked the seller. */
export async function keepReachable<T extends OfBuyer>(sellerId: UserId, rows: readonly T[]): Promise<T[]> {
  if (rows.length === 0) return [];
  const [blocks, blockers, accounts] = await Promise.all([
    listBlocks(sellerId),
    listBlockers(sellerId),
    loadAccounts(rows.map(({ buyerId }) => buyerId)),
  ]);
  const barred = new Set<UserId>([...blocks.map(({ blockedId }) => blockedId), ...blockers]);
  return rows.filter(
    ({ buyerId }) => !barred.has(buyerId) && accounts.get(buyerId)?.is_active !== accountState.blocked,
  );
}
