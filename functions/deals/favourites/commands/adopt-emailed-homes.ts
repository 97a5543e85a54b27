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
  for (const emailedHome of await listEmailedHomes(email))
    if (emailedHome.confirmedAt !== undefined) await adoptEmailedHome(emailedHome, userId, now);
}

/** A repeat finds the favourite, and removes the address that is left. */
export async function adoptEmailedHome(emailedHome: EmailedHome, by: UserId, now: Date): Promise<void> {
  const { propertyId, savedPrice } = emailedHome;
  const [home, saved] = await Promise.all([findProperty(propertyId), findFavourite(by, propertyId)]);
  if (home && !saved) {
    try {
      const { favourite, events } = createFavourite(
        { ...home, price: savedPrice },
        { id: newId('fav'), by, at: now },
      );
      await ignoreStale(insertFavourite(favourite, events));
    } catch (error) {
      // Their own home, one that has left the market, or one more than they can save: nothing to adopt.
      if (!(error instanceof AppError)) throw error;
    }
  }
  await deleteEmailedHome(emailedHome);
}
