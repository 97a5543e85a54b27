import * as z from 'zod';
import type { DomainEvent } from '../../../../events/define.ts';
import { EmailedHomeConfirmationRequested } from '../../../../events/favourite.ts';
import { EmailedHomeId, PropertyId, type PropertyStatus } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { isListingOver, isPublic } from '../../../listings/properties/domain/transitions.ts';

/** A home that a person without an account saved by email, with its price at that time. */
export const EmailedHome = z.object({
  id: EmailedHomeId,
  email: z.string(),
  propertyId: PropertyId,
  /** The secret of the links in its mails. */
  key: z.string(),
  savedPrice: z.int(),
  savedAt: z.iso.datetime(),
  /** The day of the wording that its owner agreed to. */
  textVersion: z.string(),
  /** When its owner confirmed the address; nothing but the request to do so is mailed before. */
  confirmedAt: z.iso.datetime().optional(),
});
export type EmailedHome = z.output<typeof EmailedHome>;

/** The day of the words by which people ask for the mails. */
export const emailedHomeTextVersion = '2026-11-29';
/** Days for which a home waits for the confirmation of its address, and for which it is kept after that. */
export const waitingDays = 7;
export const emailedHomeDays = 365;
/** The most homes that one address can save. */
export const maxEmailedHomes = 30;

interface HomeToEmail {
  readonly id: PropertyId;
  readonly price: number;
  readonly status: PropertyStatus;
}

/** @throws 404 for a home that is not on the market, which would have no news */
export function createEmailedHome(
  home: HomeToEmail,
  { id, email, key }: Pick<EmailedHome, 'id' | 'email' | 'key'>,
  now: Date,
): EmailedHome {
  if (!isPublic(home.status) || isListingOver(home.status))
    throw new AppError('not_found', 'This home isn’t on the market.');
  return {
    id,
    email,
    key,
    propertyId: home.id,
    savedPrice: home.price,
    savedAt: now.toISOString(),
    textVersion: emailedHomeTextVersion,
  };
}

export function requestConfirmation({ id: emailedHomeId, propertyId }: EmailedHome): DomainEvent[] {
  return [EmailedHomeConfirmationRequested.of({ emailedHomeId, propertyId })];
}
