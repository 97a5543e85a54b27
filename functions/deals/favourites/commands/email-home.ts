import { accountState, type PropertyId } from '../../../../events/vocabulary.ts';
import { createSecretKey } from '../../../kernel/data/secret-keys.ts';
import { commit, ignoreStale } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { limitGuesses } from '../../../kernel/http/guess-limit.ts';
import { hashNetwork, toNetwork } from '../../../kernel/http/origin.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { daySeconds, hourSeconds } from '../../../kernel/time.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { findAccountByEmail } from '../../../people/accounts/adapters/account-repository.ts';
import {
  createClosedLinkError,
  deleteEmailedHome,
  findEmailedHome,
  findEmailedHomeByToken,
  insertEmailedHome,
  listEmailedHomes,
  toEmailedHomeId,
  updateConfirmation,
} from '../adapters/emailed-home-repository.ts';
import {
  createEmailedHome,
  type EmailedHome,
  maxEmailedHomes,
  requestConfirmation,
} from '../domain/emailed-home.ts';
import { adoptEmailedHome } from './adopt-emailed-homes.ts';

/** Homes for one address in a day, and from one network in an hour. */
const homesPerDay = 5;
const homesPerHour = 20;
/** Mails in so many days to an address that has confirmed nothing. */
const mailsUnasked = { max: 3, days: 30 };

/**
 * Saves a home for a visitor, who confirms their address by the mail that follows. The answer is the same for an address
 * with an account, for one that saved the home before, and for one that gets no more mails.
 * @throws 404 for a home that is not on the market, 429 for too many from one network or for one address
 */
export async function emailHome(
  propertyId: PropertyId,
  { email, ip }: { readonly email: string; readonly ip: string },
  now: Date,
): Promise<void> {
  await enforceLimit({
    key: `emailed-home#${hashNetwork('emailed-home', ip)}`,
    max: homesPerHour,
    seconds: hourSeconds,
  });
  const home = await findProperty(propertyId);
  if (!home) throw new AppError('not_found', 'We can’t find that home.');
  const id = toEmailedHomeId(email, propertyId);
  const created = createEmailedHome(home, { id, email, key: createSecretKey() }, now);
  await enforceLimit({ key: `emailed-home-mail#${email}`, max: homesPerDay, seconds: daySeconds });
  const before = await findEmailedHome(id, now);
  if (before?.confirmedAt !== undefined) return;
  const others = await listEmailedHomes(email, now);
  if (!before && others.length >= maxEmailedHomes) return;
  if (!others.some(({ confirmedAt }) => confirmedAt !== undefined) && !(await canAsk(email))) return;
  const events = requestConfirmation(created);
  // The link of an earlier mail goes on working, and no longer than it would have.
  if (before) await commit([], events);
  else await ignoreStale(insertEmailedHome(created, events, now));
}

async function canAsk(email: string): Promise<boolean> {
  const { max, days } = mailsUnasked;
  try {
    await enforceLimit({ key: `emailed-home-unasked#${email}`, max, seconds: days * daySeconds });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many') return false;
    throw error;
  }
}

/**
 * Confirms the address of a link. Where it is a member's, the home becomes one of their favourites.
 * @throws 404 for a link that opens nothing, 429 after twenty of those within ten minutes
 */
export async function confirmHomeEmails(
  token: string,
  ip: string,
  now: Date,
): Promise<{ propertyId: PropertyId; isInAccount: boolean }> {
  const emailedHome = await openEmailedHomeLink(token, ip, now);
  const { propertyId, email, confirmedAt } = emailedHome;
  if (confirmedAt === undefined) await updateConfirmation(emailedHome, now.toISOString());
  const person = await findAccountByEmail(email);
  const isMember = person?.is_active === accountState.active && person.deletedAt === undefined;
  return { propertyId, isInAccount: isMember && (await adoptEmailedHome(emailedHome, person.id, now)) };
}

/**
 * Ends the mails about a home, and forgets the address.
 * @throws 404 for a link that opens nothing, 429 after twenty of those within ten minutes
 */
export async function stopHomeEmails(token: string, ip: string, now: Date): Promise<PropertyId> {
  const emailedHome = await openEmailedHomeLink(token, ip, now);
  await deleteEmailedHome(emailedHome);
  return emailedHome.propertyId;
}

function openEmailedHomeLink(token: string, ip: string, now: Date): Promise<EmailedHome> {
  const limit = { key: `emailed-home-link#${toNetwork(ip)}`, max: 20, seconds: 600 };
  return limitGuesses(limit, async () => {
    const emailedHome = await findEmailedHomeByToken(token, now);
    if (!emailedHome) throw createClosedLinkError();
    return emailedHome;
  });
}
