import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { env } from '../../../kernel/env.ts';
import { AppError } from '../../../kernel/errors.ts';
import { parseOperator } from '../../../kernel/operator.ts';
import { formatName } from '../../../kernel/text.ts';
import { formatShortAddress, isNumberShown } from '../../../listings/properties/domain/address.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { listAdvertsOfHome } from '../adapters/portal-advert-repository.ts';
import { isAnyStandIn } from '../adapters/portal-gateway.ts';
import type { OpenPortals, PortalAdvertView, PortalListing } from '../contract.ts';
import type { PortalAdvert } from '../domain/portal-advert.ts';
import { findGiven } from '../domain/portal-instruction.ts';
import { portalRefusalTexts } from '../domain/refusal-texts.ts';
import { listOpenPortals } from './list-open-portals.ts';
import { type AdvertisedHome, loadAdvertisedHome } from './load-advertised-home.ts';

/** Where homes are sent to now, with the scheme that entitles the operator to it. */
export async function loadOpenPortals(): Promise<OpenPortals> {
  const portals = await listOpenPortals();
  const { redress } = parseOperator(env('OPERATOR'));
  const scheme =
    redress && portals.length > 0 ? { name: redress.name, membership: redress.membership } : null;
  return { portals: [...portals], scheme };
}

/** @throws 404 unless the caller is the seller, or a joint owner who accepted */
export async function getAdvertisedHome(
  propertyId: PropertyId,
  callerId: UserId,
  now: Date,
): Promise<AdvertisedHome> {
  const advertised = await loadAdvertisedHome(propertyId, now);
  const isOwner =
    advertised?.home.ownerId === callerId ||
    advertised?.jointOwners.some(({ userId, status }) => userId === callerId && status === 'accepted');
  if (!advertised || !isOwner) throw new AppError('not_found', 'We can’t find that home.');
  return advertised;
}

/**
 * What portals show of a home, for one of its owners.
 * @throws 404 as `getAdvertisedHome` does
 */
export async function loadPortalListing(
  propertyId: PropertyId,
  callerId: UserId,
  now: Date,
): Promise<PortalListing> {
  const advertised = await getAdvertisedHome(propertyId, callerId, now);
  const { home, jointOwners, instruction } = advertised;
  const [open, adverts, seller] = await Promise.all([
    loadOpenPortals(),
    listAdvertsOfHome(propertyId),
    findAccount(home.ownerId),
  ]);
  const toOwner = (name: string, userId: UserId | undefined) => {
    const given = findGiven(instruction, userId);
    return { name, you: userId === callerId, portals: given?.portals ?? [], at: given?.at ?? null };
  };
  return {
    ...open,
    standIn: isAnyStandIn(),
    title: formatShortAddress(home, true),
    homeStatus: home.status,
    nation: home.address.nation,
    numberShown: isNumberShown(home),
    own: home.ownerId === callerId,
    owners: [
      toOwner(formatName(seller, 'The seller'), home.ownerId),
      ...jointOwners.map(({ name, status, userId }) =>
        toOwner(name, status === 'accepted' ? userId : undefined),
      ),
    ],
    adverts: adverts.map(toPortalAdvertView),
  };
}

function toPortalAdvertView(advert: PortalAdvert): PortalAdvertView {
  const { portal, state, shownSince, sentAt, url, nextTryAt, refusals } = advert;
  return {
    portal,
    state,
    shownSince,
    sentAt,
    url,
    nextTryAt,
    // Why a portal does not take a home off is for staff: no owner can mend it.
    refusals: (state === 'refused' ? refusals : []).map(({ code, text, subject }) => ({
      about: subject,
      help: portalRefusalTexts[subject],
      code,
      text,
    })),
  };
}
