import { PostDeleted, PostPublished, PostUpdated } from '../../../../events/blog.ts';
import { PropertyChanged, PropertyPublished, PropertyStatusChanged } from '../../../../events/property.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { updateShareCard } from '../commands/update-share-card.ts';

/** Draws the card of a page's shared links again where what it shows changed, or removes it with the page. */
export const handler = subscriber(
  [PropertyPublished, PropertyStatusChanged, PropertyChanged, PostPublished, PostUpdated, PostDeleted],
  async ({ data }) => {
    await updateShareCard('slug' in data ? { id: data.postId, slug: data.slug } : { id: data.propertyId });
  },
);
