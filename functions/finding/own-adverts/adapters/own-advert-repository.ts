import type { OwnAdvertId, UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { indexKey, number, optionalNumber, rowKey, text } from '../../../kernel/data/row.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { OwnAdvert } from '../domain/own-advert.ts';

const ownAdverts = defineDocumentEntity('own-advert', OwnAdvert, {
  columns: { id: text, userId: text, version: number, expiresAt: optionalNumber, advert: documentColumn },
  indexes: { byId: rowKey('id'), byUser: indexKey('gsi1', 'userId', 'id') },
});

export function findOwnAdvert(id: OwnAdvertId): Promise<OwnAdvert | undefined> {
  return ownAdverts.find({ id });
}

/** The adverts that a person had read, newest first. */
export function listOwnAdverts(userId: UserId): Promise<OwnAdvert[]> {
  return ownAdverts.list('byUser', { userId }, { order: 'desc' });
}

export function buildOwnAdvertInsert(advert: OwnAdvert): Write {
  return ownAdverts.buildInsert(advert);
}

/** Saves an advert on condition that its row still has the preceding version. */
export function buildOwnAdvertWrite(advert: OwnAdvert): Write {
  return ownAdverts.buildSave(advert);
}

export function buildOwnAdvertRemoval(advert: OwnAdvert): Write {
  return ownAdverts.buildRemoval(advert);
}
