import type { UserId } from '../../../../events/vocabulary.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { ignoreStale } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { deleteEmailedHome, listEmailedHomes } from '../adapters/emailed-home-repository.ts';
import { findFavourite, insertFavourite } from '../adapters/favourite-repository.ts';
import type { EmailedHome } from '../domain/emailed-home.ts';
import { createFavourite } from '../domain/favourite.ts';

/** Gives the homes that an address saved and confirmed to the member who has proved it. */
export async function adoptEmailedHomes(email: string, userId: UserId, now: Date): Promise<void> {
  for (const emailedHome of await listEmailedHomes(email, now))
    if (emailedHome.confirmedAt !== undefined) await adoptEmailedHome(emailedHome, userId, now);
}

/**
 * Whether the home is a favourite of the member now; one that can't be goes on with its mails. A repeat finds the
 * favourite, and removes the address that is left.
 */
export async function adoptEmailedHome(emailedHome: EmailedHome, by: UserId, now: Date): Promise<boolean> {
  const isSaved =
    (await findFavourite(by, emailedHome.propertyId)) !== undefined ||
    (await insertAdopted(emailedHome, by, now));
  if (isSaved) await deleteEmailedHome(emailedHome);
  return isSaved;
}

async function insertAdopted(
  { propertyId, savedPrice: price }: EmailedHome,
  by: UserId,
  now: Date,
): Promise<boolean> {
  const home = await findProperty(propertyId);
  if (!home) return false;
  try {
    const { favourite, events } = createFavourite({ ...home, price }, { id: newId('fav'), by, at: now });
    await ignoreStale(insertFavourite(favourite, events));
    return true;
  } catch (error) {
    // Their own home, one that has left the market, or one more than they can save.
    if (error instanceof AppError) return false;
    throw error;
  }
}
