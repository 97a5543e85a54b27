import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { number, rowKey, text } from '../../../kernel/data/row.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { Digest, type DigestKey } from '../domain/digest.ts';

const digests = defineDocumentEntity('shortlist-digest', Digest, {
  columns: { shortlistId: text, userId: text, version: number, digest: documentColumn, expiresAt: number },
  indexes: { byReader: rowKey('shortlistId', 'userId') },
});

export function findDigest({ shortlistId, userId }: DigestKey): Promise<Digest | undefined> {
  return digests.find({ shortlistId, userId });
}

/** Saves the next version, conditional on the version that was read. */
export function buildDigestWrite(digest: Digest): Write {
  return digests.buildSave(digest);
}

/** Deletes a digest; fails as stale unless it has the version that was read. */
export function buildDigestRemoval(digest: Digest): Write {
  return digests.buildRemoval(digest);
}
