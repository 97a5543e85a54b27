import type { Portal } from '../../../../events/portal-vocabulary.ts';
import type { PropertyId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { indexKey, number, rowKey, text } from '../../../kernel/data/row.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { AdvertState, PortalAdvert } from '../domain/portal-advert.ts';

const portalAdverts = defineDocumentEntity('portal-advert', PortalAdvert, {
  columns: {
    propertyId: text,
    portal: text,
    state: text,
    updatedAt: text,
    version: number,
    advert: documentColumn,
  },
  indexes: {
    byProperty: rowKey('propertyId', 'portal'),
    byState: indexKey('gsi1', ['portal', 'state'], 'updatedAt', 'propertyId'),
  },
});

export function findPortalAdvert(propertyId: PropertyId, portal: Portal): Promise<PortalAdvert | undefined> {
  return portalAdverts.find({ propertyId, portal });
}

/** The adverts of a home, also on portals that the stage no longer sends to. */
export function listAdvertsOfHome(propertyId: PropertyId): Promise<PortalAdvert[]> {
  return portalAdverts.list('byProperty', { propertyId }, { consistent: true });
}

/** All adverts of a portal but those that are off. */
export async function listOpenAdverts(portal: Portal): Promise<PortalAdvert[]> {
  const open = AdvertState.options.filter((state) => state !== 'off');
  const lists = await Promise.all(open.map((state) => portalAdverts.list('byState', { portal, state })));
  return lists.flat();
}

/** The adverts of a portal in a state, the latest change first. */
export function listAdvertsByState(
  portal: Portal,
  state: AdvertState,
  count: number,
): Promise<PortalAdvert[]> {
  return portalAdverts.list('byState', { portal, state }, { order: 'desc', count });
}

/** Saves an advert with its next version, on condition that its row still has the preceding one. */
export function buildPortalAdvertWrite(advert: PortalAdvert): Write {
  return portalAdverts.buildSave(advert);
}

/** Deletes an advert, on condition that its version is unchanged. */
export function buildPortalAdvertRemoval(advert: PortalAdvert): Write {
  return portalAdverts.buildRemoval(advert);
}
