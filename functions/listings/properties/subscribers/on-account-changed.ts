import { AccountChanged, AccountDeleted } from '../../../../events/account.ts';
import type { UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { commit, ignoreStale } from '../../../kernel/data/table.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { listDrafts, buildDraftDeleteWrites } from '../adapters/draft-repository.ts';
import { listImagesOfOwner, requestImageCheck, buildImageUsageWrites } from '../adapters/image-repository.ts';
import { listPropertiesOfOwner } from '../adapters/property-repository.ts';
import { updateProperty } from '../commands/update-property.ts';
import { anonymiseProperty } from '../domain/anonymise-property.ts';
import { discardDraft } from '../domain/draft.ts';
import { toDraftData } from '../domain/edit-property.ts';

/**
 * A new profile picture leaves the previous one unused. A deleted account loses its drafts, the texts and
 * pictures of its unsold properties, and its unused files; the nightly run deletes the files.
 */
export const handler = subscriber(
  'properties-on-account-changed',
  { on: [AccountChanged, AccountDeleted], needs: ['table:write'], timeoutSeconds: 60 },
  async ({ name, data }) => {
    if (name === AccountChanged.name) {
      if (data.fields.includes('avatar')) await releaseImages(data.userId, ({ kind }) => kind === 'avatar');
      return;
    }
    await discardDrafts(data.userId);
    for (const { id } of await listPropertiesOfOwner(data.userId)) {
      await updateProperty(id, (property) => {
        const time = now();
        const decision = anonymiseProperty(property, time);
        if (!decision) return undefined;
        const also = buildImageUsageWrites(
          toDraftData(property),
          toDraftData(decision.property),
          property.ownerId,
          time,
        );
        return { decision, also };
      });
    }
    await releaseImages(data.userId, () => true);
  },
);

async function discardDrafts(userId: UserId): Promise<void> {
  for (const draft of await listDrafts(userId))
    await ignoreStale(
      commit(
        [...buildDraftDeleteWrites(draft), ...buildImageUsageWrites(draft.data, {}, userId, now())],
        discardDraft(draft),
      ),
    );
}

async function releaseImages(userId: UserId, which: (image: { kind: string }) => boolean): Promise<void> {
  for (const { image, uses } of await listImagesOfOwner(userId))
    if (uses <= 0 && which(image)) await ignoreStale(requestImageCheck(image.id, now()));
}
