import { createHash } from 'node:crypto';
import { operator, secretAccessKey } from '@gable/local-cloud';
import { ImageId } from '../../events/vocabulary.ts';
import { FeedRow, createFeedRow } from '../../functions/finding/search/domain/feed-row.ts';
import type { Home } from '../../functions/finding/search/index/index.ts';
import { variantWidths } from '../../functions/listings/properties/domain/image.ts';
import { type Picture, pictureFormats } from '../../functions/listings/properties/domain/listing.ts';
import { createProperty as onSale, noon } from '../properties/property-examples.ts';
import type { TestCloud } from '../support/test-cloud.ts';

const batchSize = 16;

/** A picture as an upload leaves it: its folder is a hash, so that it compresses as little as a real one. */
function toPicture(of: string): Picture {
  const hash = createHash('sha256').update(of).digest('hex');
  const base = `/media/${hash}/`;
  return {
    id: ImageId.parse(`img_${of.slice(4)}`),
    url: `${base}1280.webp`,
    width: 4032,
    height: 3024,
    variants: { base, widths: [...variantWidths], formats: [...pictureFormats] },
    // As long as the placeholder of a photo.
    placeholder: `data:image/webp;base64,${createHash('sha512').update(hash).digest('base64')}`,
  };
}

/** Puts properties into the search's feed at a position, each with a card as a seller's photo makes it. */
export async function storeHomes(cloud: TestCloud, homes: readonly Home[], position: number): Promise<void> {
  const { saveFeedRow: keep } = await openSearchStore(cloud);
  const sample = createFeedRow(onSale(), position, noon);
  const rows = homes.map((home) => {
    const shown = {
      price: home.price,
      noOfBedrooms: home.beds,
      town: home.town,
      latitude: home.lat,
      longitude: home.lng,
    };
    const picture = toPicture(home.id);
    const card = sample.card && { ...sample.card, ...shown, id: home.id, picture };
    return FeedRow.parse({ ...sample, propertyId: home.id, home, card });
  });
  for (let at = 0; at < rows.length; at += batchSize)
    await Promise.all(rows.slice(at, at + batchSize).map((row) => keep(row)));
}

/** The search's repository in this process; it reads the table's location when it is imported. */
export async function openSearchStore({ model, awsEndpoint }: Pick<TestCloud, 'model' | 'awsEndpoint'>) {
  const search = model.functions.find(({ entry }) =>
    /functions\/finding\/search\/(compared-)?handler\.ts$/.test(entry),
  );
  Object.assign(process.env, search?.environment, {
    AWS_ACCESS_KEY_ID: operator,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_REGION: 'eu-west-2',
    AWS_ENDPOINT_URL: awsEndpoint,
  });
  return import('../../functions/finding/search/adapters/search-repository.ts');
}
