import { AccountChanged, AccountDeleted } from '../../events/account.ts';
import type { UserId } from '../../events/vocabulary.ts';
import { now } from '../shared/clock.ts';
import { subscriber } from '../shared/subscriber.ts';
import { commit, unlessStale } from '../shared/table.ts';
import { discarded } from './draft.ts';
import { draftsOf, endingDraft } from './draft-store.ts';
import { dataOf } from './editing.ts';
import { emptied } from './erasing.ts';
import { imagesOfOwner, lookAgain, showing } from './image-store.ts';
import { homesOf } from './property-store.ts';
import { react } from './store.ts';

/**
 * Another profile picture leaves the one before unused. Who is gone leaves no drafts, no words and pictures of homes
 * that were not sold, and no files that nothing uses; the nightly run takes the files away.
 */
export const handler = subscriber([AccountChanged, AccountDeleted], async ({ name, data }) => {
  if (name === AccountChanged.name) {
    if (data.fields.includes('avatar')) await release(data.userId, ({ kind }) => kind === 'avatar');
    return;
  }
  await discardDrafts(data.userId);
  for (const { id } of await homesOf(data.userId)) {
    await react(id, (property) => {
      const time = now();
      const decision = emptied(property, time);
      if (!decision) return undefined;
      const also = showing(dataOf(property), dataOf(decision.property), property.ownerId, time);
      return { decision, also };
    });
  }
  await release(data.userId, () => true);
});

async function discardDrafts(userId: UserId): Promise<void> {
  for (const draft of await draftsOf(userId))
    await unlessStale(
      commit([...endingDraft(draft), ...showing(draft.data, {}, userId, now())], discarded(draft)),
    );
}

async function release(userId: UserId, which: (image: { kind: string }) => boolean): Promise<void> {
  for (const { image, uses } of await imagesOfOwner(userId))
    if (uses <= 0 && which(image)) await unlessStale(lookAgain(image.id, now()));
}
