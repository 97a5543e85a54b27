import type * as z from 'zod';
import { type DraftId, PropertyId } from '../../../events/vocabulary.ts';
import { now } from '../../kernel/clock.ts';
import { buildNumberWrite, findNumberedId, takeNumber } from '../../kernel/data/counter.ts';
import { newId } from '../../kernel/data/ids.ts';
import { commit, createStaleError, type Write } from '../../kernel/data/table.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Operations } from '../../kernel/http/api.ts';
import type { Caller } from '../../kernel/http/authentication.ts';
import { countVisit } from '../../listings/properties/adapters/counts-repository.ts';
import { buildDraftDeleteWrites } from '../../listings/properties/adapters/draft-repository.ts';
import { loadImages, buildImageUsageWrites } from '../../listings/properties/adapters/image-repository.ts';
import {
  findProperty,
  listProperties,
  listPropertiesOfOwner,
} from '../../listings/properties/adapters/property-repository.ts';
import { getVisitorHash } from '../../listings/properties/adapters/visitor-repository.ts';
import {
  saveProperty,
  buildPropertyUpdateWrites,
} from '../../listings/properties/commands/update-property.ts';
import type { homeRoutes } from '../../listings/properties/contract.ts';
import { isAddressMatch } from '../../listings/properties/domain/address-match.ts';
import { isBot } from '../../listings/properties/domain/bots.ts';
import { toOwnCard, toPropertyCard } from '../../listings/properties/domain/card.ts';
import { listImages } from '../../listings/properties/domain/draft-fields.ts';
import {
  applyPropertyChange,
  toDraftData,
  editProperty,
} from '../../listings/properties/domain/edit-property.ts';
import { createHomeCode, readHomeCode } from '../../listings/properties/domain/home-address.ts';
import { assertPicturesReady, selectPictures } from '../../listings/properties/domain/listing-pictures.ts';
import type { DraftData } from '../../listings/properties/domain/listing.ts';
import { assertLocationsMatch } from '../../listings/properties/domain/location-obstacles.ts';
import type { Property } from '../../listings/properties/domain/property.ts';
import { listObstacles } from '../../listings/properties/domain/publish-obstacles.ts';
import { submitProperty } from '../../listings/properties/domain/submit-property.ts';
import { isPublic } from '../../listings/properties/domain/transitions.ts';
import type { OwnListing } from '../../listings/properties/domain/views.ts';
import { assertPhotoLimit } from '../../listings/properties/queries/assert-photo-limit.ts';
import { findLookupClaims } from '../../listings/properties/queries/find-lookup-claims.ts';
import { getOwnDraft } from '../../listings/properties/queries/get-own-draft.ts';
import { getOwnProperty } from '../../listings/properties/queries/get-own-property.ts';
import { getPublicProperty } from '../../listings/properties/queries/get-public-property.ts';
import { checkEdit } from '../../trust/listing-reviews/commands/check-edit.ts';
import { assertPriceMeant } from '../home-records/queries/assert-price-meant.ts';
import { isPageVisible } from './queries/is-page-visible.ts';
import { type PropertyNumbers, loadPropertyNumbers } from './queries/load-property-numbers.ts';
import { loadPropertyPage, loadSubmittedPage } from './queries/load-property-page.ts';

export const homeCalls: Operations<typeof homeRoutes> = {
  submit: async ({ body }, caller) => {
    const time = now();
    if ('data' in body) await assertPhotoLimit(body.data);
    const { data, writes, begunAt } =
      'draftId' in body
        ? await loadSubmittedDraft(body.draftId, caller)
        : {
            data: body.data,
            writes: buildImageUsageWrites({}, body.data, caller.id, time),
            begunAt: undefined,
          };
    const code = createHomeCode(await takeNumber('homes'));
    const decision = submitProperty(
      data,
      await loadListingPictures(data),
      {
        id: newId('prp'),
        code,
        ownerId: caller.id,
        lookupClaims: await findLookupClaims(data, time),
        begunAt,
      },
      time,
    );
    const { property, events } = decision;
    await assertPriceMeant(property, caller.id, time);
    const address = buildNumberWrite(code, property.id);
    await commit([...buildPropertyUpdateWrites(property, decision), address, ...writes], events);
    return loadSubmittedPage(decision, time);
  },

  ownListings: async ({ query: { page, per_page, status, q } }, caller) => {
    const time = now();
    const all = await listPropertiesOfOwner(caller.id);
    const ofStatus = status ? all.filter((home) => home.status === status) : all;
    const wanted = q ? await filterByAddress(ofStatus, q) : ofStatus;
    const rows = wanted.slice((page - 1) * per_page, page * per_page);
    const homes = await listProperties(rows.map(({ id }) => id));
    const numbers = await loadPropertyNumbers(caller.id, homes, time);
    const properties = homes.map((home) => toOwnListing(home, numbers(home.id), time));
    return { properties, total: wanted.length, page, per_page };
  },

  property: async ({ params: { id } }, caller) => {
    const home = await findPropertyOf(id);
    if (!home || !(await isPageVisible(home, caller?.id)))
      throw new AppError('not_found', 'We can’t find that home.');
    return loadPropertyPage(home, caller, now());
  },

  propertyCards: async ({ query: { ids } }) => {
    const time = now();
    const homes = new Map((await listProperties([...new Set(ids)])).map((home) => [home.id, home]));
    const properties = [...new Set(ids)].flatMap((id) => {
      const home = homes.get(id);
      return home && isPublic(home.status) ? [toPropertyCard(home, time)] : [];
    });
    return { properties };
  },

  changeProperty: async ({ params: { id }, body: { version, ...change } }, caller) => {
    const time = now();
    const home = await getOwnProperty(id, caller.id);
    if (home.version !== version) throw createStaleError();
    await assertPhotoLimit(change, toDraftData(home));
    const data = applyPropertyChange(home, change);
    assertLocationsMatch(data);
    const located = await refreshLookupClaims(home, data, time);
    const decision = editProperty(located, data, await loadListingPictures(data), time);
    if (!decision) return loadPropertyPage(home, caller, time);
    if (decision.property.price !== home.price) await assertPriceMeant(data, caller.id, time);
    const { decision: checked, also } = await checkEdit(home, decision, time);
    const shown = buildImageUsageWrites(toDraftData(home), data, caller.id, time);
    return loadPropertyPage(
      await saveProperty(home, { decision: checked, also: [...also, ...shown] }),
      caller,
      time,
    );
  },

  recordView: async ({ body: { propertyId } }, caller, visit) => {
    const home = await getPublicProperty(propertyId);
    if (caller?.id === home.ownerId || caller?.staff || isBot(visit.userAgent)) return;
    const time = now();
    await countVisit(home.id, await getVisitorHash(visit, time), time);
  },
};

/** The property of an id or of a slug. */
async function findPropertyOf(reference: string): Promise<Property | undefined> {
  const id = PropertyId.safeParse(reference);
  const found = id.success ? id : PropertyId.safeParse(await findNumberedId(readHomeCode(reference)));
  return found.data && findProperty(found.data);
}

/** The property with the known addresses that its new address may be. */
async function refreshLookupClaims(home: Property, data: DraftData, time: Date): Promise<Property> {
  const { lookupClaims: _, ...rest } = home;
  const addressOf = ({ houseNo, postcode, address }: DraftData) =>
    JSON.stringify([houseNo, postcode, address]);
  if (addressOf(toDraftData(home)) === addressOf(data)) return home;
  return { ...rest, lookupClaims: await findLookupClaims(data, time) };
}

/** The draft's pictures become the property's, so their use counts do not change. */
async function loadSubmittedDraft(
  id: DraftId,
  caller: Caller,
): Promise<{ data: DraftData; writes: Write[]; begunAt: string }> {
  const draft = await getOwnDraft(id, caller);
  return { data: draft.data, writes: buildDraftDeleteWrites(draft), begunAt: draft.createdAt };
}

async function loadListingPictures(data: DraftData) {
  const known = await loadImages(listImages(data).keys());
  assertPicturesReady(data, known);
  return selectPictures(data, known);
}

const toOwnListing = (
  home: Property,
  { counts, deal }: PropertyNumbers,
  time: Date,
): z.input<typeof OwnListing> => ({
  ...toOwnCard(home, time),
  counts,
  ...deal,
  package: home.package,
  review: home.review,
  returned: home.returned,
  hiddenByCase: home.hiddenByCases?.at(-1),
  obstacles: listObstacles(toDraftData(home), time),
  version: home.version,
  updatedAt: home.updatedAt,
});

async function filterByAddress(rows: readonly Pick<Property, 'id'>[], typed: string): Promise<Property[]> {
  const homes = await listProperties(rows.map(({ id }) => id));
  return homes.filter((home) => isAddressMatch(home, typed));
}
