import { PostDeleted, PostPublished, PostUpdated } from '../../../../events/blog.ts';
import { PropertyChanged, PropertyPublished, PropertyStatusChanged } from '../../../../events/property.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { updateShareCard } from '../commands/update-share-card.ts';

/** Draws the card of a page's shared links again where what it shows changed, or removes it with the page. */
export const handler = subscriber(
  'site-pages-on-shared-page-changed',
  {
    on: [PropertyPublished, PropertyStatusChanged, PropertyChanged, PostPublished, PostUpdated, PostDeleted],
    needs: ['public-api', 'origin-secret:read', 'share-cards'],
    atOnce: 5,
    memoryMb: 3008,
    timeoutSeconds: 60,
  },
  async ({ data }) => {
    await updateShareCard('slug' in data ? { id: data.postId, slug: data.slug } : { id: data.propertyId });
  },
);
