import { accountState, type PropertyId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { limitGuesses } from '../../../kernel/http/guess-limit.ts';
import { hashNetwork, toNetwork } from '../../../kernel/http/origin.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { daySeconds, hourSeconds } from '../../../kernel/time.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { findAccountByEmail } from '../../../people/accounts/adapters/account-repository.ts';
import {
  createEmailedHomeKey,
  deleteEmailedHome,
  findEmailedHome,
  findEmailedHomeByToken,
  listEmailedHomes,
  saveEmailedHome,
  toEmailedHomeId,
} from '../adapters/emailed-home-repository.ts';
import {
  confirmEmailedHome,
  createEmailedHome,
  type EmailedHome,
  maxEmailedHomes,
  requestConfirmation,
} from '../domain/emailed-home.ts';
import { adoptEmailedHome } from './adopt-emailed-homes.ts';

/** Confirmation mails for one address in a day, and homes from one network in an hour. */
const mailsPerDay = 5;
const homesPerHour = 20;

/**
 * Saves a home for a visitor, who confirms their address by the mail that follows. The answer is the same for an address
 * with an account, and for one that saved the home before.
 * @throws 404 for a home that is not on the market, 409 `full` for more homes than an address can save, 429 for too many from one network or for one address
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
  const created = createEmailedHome(home, { id, email, key: createEmailedHomeKey() }, now);
  await enforceLimit({ key: `emailed-home-mail#${email}`, max: mailsPerDay, seconds: daySeconds });
  const before = await findEmailedHome(id);
  if (before?.confirmedAt !== undefined) return;
  if (!before && (await listEmailedHomes(email)).length >= maxEmailedHomes)
    throw new AppError('conflict', `You can save ${maxEmailedHomes} homes by email. Sign up to save more.`, {
      state: 'full',
    });
  // The link of an earlier mail goes on working.
  const saved = before ? { ...created, key: before.key } : created;
  await saveEmailedHome(saved, requestConfirmation(saved));
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
  const confirmed = confirmEmailedHome(await openEmailedHomeLink(token, ip), now);
  const { propertyId, email } = confirmed;
  await saveEmailedHome(confirmed, []);
  const person = await findAccountByEmail(email);
  const isMember = person?.is_active === accountState.active && person.deletedAt === undefined;
  if (isMember) await adoptEmailedHome(confirmed, person.id, now);
  return { propertyId, isInAccount: isMember };
}

/**
 * Ends the mails about a home, and forgets the address.
 * @throws 404 for a link that opens nothing, 429 after twenty of those within ten minutes
 */
export async function stopHomeEmails(token: string, ip: string): Promise<PropertyId> {
  const emailedHome = await openEmailedHomeLink(token, ip);
  await deleteEmailedHome(emailedHome);
  return emailedHome.propertyId;
}

function openEmailedHomeLink(token: string, ip: string): Promise<EmailedHome> {
  const limit = { key: `emailed-home-link#${toNetwork(ip)}`, max: 20, seconds: 600 };
  return limitGuesses(limit, async () => {
    const emailedHome = await findEmailedHomeByToken(token);
    if (!emailedHome) throw new AppError('not_found', 'This link doesn’t open a saved home any more.');
    return emailedHome;
  });
}
