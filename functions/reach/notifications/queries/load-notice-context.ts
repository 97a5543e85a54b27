import * as z from 'zod';
import { MemorandumSigned } from '../../../../events/sale.ts';
import { getOtherSide, PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { findAcceptedOffer } from '../../../deals/offers/adapters/offer-repository.ts';
import { findMemorandum } from '../../../deals/sales/adapters/memorandum-repository.ts';
import { findSale } from '../../../deals/sales/adapters/sale-repository.ts';
import { canSign } from '../../../deals/sales/domain/sign-memorandum.ts';
import { settleSigning } from '../../../deals/sales/domain/signing-end.ts';
import { now } from '../../../kernel/clock.ts';
import { findRows, loadTogether } from '../../../kernel/data/row-read.ts';
import { toTitleCase } from '../../../kernel/text.ts';
import { listJointOwners } from '../../../listings/joint-owners/adapters/joint-owner-repository.ts';
import { getJointNotices } from '../../../listings/joint-owners/domain/joint-owner.ts';
import { createPropertyRead } from '../../../listings/properties/adapters/property-repository.ts';
import { formatFullAddress, formatShortAddress } from '../../../listings/properties/domain/address.ts';
import { listShownPictures } from '../../../listings/properties/domain/card.ts';
import { formatHomeSlug } from '../../../listings/properties/domain/home-address.ts';
import { findMailPictureUrl } from '../../../listings/properties/domain/picture-variants.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { createAccountRead, loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import type { NoticeProperty, NoticeContext } from '../domain/notice.ts';
import { jointOwnerEvents } from '../domain/rules/joint-owners.ts';

/** The people and the property of an event; personal events have no property. */
const EventSubjects = z.object({
  propertyId: PropertyId.optional(),
  ownerId: UserId.optional(),
  referrerId: UserId.optional(),
  userId: UserId.optional(),
  authorId: UserId.optional(),
  parentAuthorId: UserId.optional(),
  sellerId: UserId.optional(),
  buyerId: UserId.optional(),
  reporterId: UserId.optional(),
  affectedId: UserId.optional(),
  buyerIds: z.array(UserId).optional(),
  invitedIds: z.array(UserId).optional(),
  userIds: z.array(UserId).optional(),
  readers: z.array(z.object({ userId: UserId })).optional(),
  underOffer: z.boolean().optional(),
});

export function toNoticeProperty(property: Property): NoticeProperty {
  return {
    id: property.id,
    slug: formatHomeSlug(property),
    ownTitle: formatShortAddress(property, true),
    title: formatShortAddress(property),
    address: formatFullAddress(property),
    nation: property.address.nation,
    hasReport: property.homeReportFile !== undefined,
    photo: findPhoto(property),
  };
}

/** The first photo that visitors see. */
function findPhoto(property: Property): NoticeProperty['photo'] {
  if (property.status === 'removed' || property.hiddenByCases?.length) return undefined;
  const [picture] = listShownPictures(property);
  const path = picture && findMailPictureUrl(picture);
  return path === undefined ? undefined : { path, alt: picture?.alt ?? '' };
}

export interface NoticeScope {
  /** The property of the event; absent for personal events. */
  readonly about?: { readonly scene: NoticeContext; readonly property: Property };
  /** People of the event with an erased account; they get no notices. */
  readonly gone: ReadonlySet<string>;
}

/** People who are read in one request with the property. */
const mostTogether = 90;

/** The property and the accounts that exist, in one request where there are not too many. */
async function loadSubjects(propertyId: PropertyId | undefined, people: readonly UserId[]) {
  const ids = [...new Set(people)];
  if (!propertyId) return { property: undefined, accounts: await loadAccounts(ids) };
  const [property, ...found] = await findRows(
    createPropertyRead(propertyId),
    ...ids.slice(0, mostTogether).map(createAccountRead),
  );
  const accounts = await loadAccounts(ids.slice(mostTogether));
  for (const account of found) if (account) accounts.set(account.id, account);
  return { property, accounts };
}

/** By the sale as it is now, as a notice may come late. */
async function canOtherSideSign(data: unknown): Promise<boolean> {
  const { offerId, version, side } = MemorandumSigned.detail.parse(data);
  const [sale, memorandum] = await Promise.all([findSale(offerId), findMemorandum(offerId, version)]);
  return (
    sale !== undefined &&
    memorandum !== undefined &&
    canSign(settleSigning(sale, now()), memorandum, getOtherSide(side))
  );
}

/** Loads what the notices of an event need; `undefined` when its property is gone. */
export async function loadNoticeContext(name: string, data: unknown): Promise<NoticeScope | undefined> {
  const {
    propertyId,
    underOffer,
    buyerIds = [],
    invitedIds = [],
    userIds = [],
    readers = [],
    ...single
  } = EventSubjects.parse(data);
  const people = [
    ...Object.values(single),
    ...buyerIds,
    ...invitedIds,
    ...userIds,
    ...readers.map(({ userId }) => userId),
  ];
  const [{ property, accounts }, accepted, owners, signable] = await loadTogether(() =>
    Promise.all([
      loadSubjects(propertyId, people),
      propertyId && underOffer === true ? findAcceptedOffer(propertyId) : undefined,
      propertyId && jointOwnerEvents.has(name) ? listJointOwners(propertyId) : [],
      name === MemorandumSigned.name ? canOtherSideSign(data) : undefined,
    ]),
  );
  const gone = new Set(
    [...accounts.values()].flatMap(({ id, deletedAt }) => (deletedAt === undefined ? [] : [id])),
  );
  if (!propertyId) return { gone };
  if (!property) return undefined;
  const names = [...accounts.values()].flatMap(({ id, user_name }) =>
    user_name === null ? [] : [[id, toTitleCase(user_name)] as const],
  );
  const jointOwners = (owners ?? []).flatMap((owner) =>
    owner.status === 'accepted' && owner.userId
      ? [{ userId: owner.userId, notices: getJointNotices(owner) }]
      : [],
  );
  const scene = {
    home: toNoticeProperty(property),
    names: new Map(names),
    acceptedBuyer: accepted?.buyerId,
    jointOwners,
    canSign: signable,
  };
  return { about: { scene, property }, gone };
}
