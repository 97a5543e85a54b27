import { FeedRow, createFeedRow } from '../../functions/search/domain/feed-row.ts';
import type { Home } from '../../functions/search/index/index.ts';
import { operator, secretAccessKey } from '../../infra/local/runtime/credentials.ts';
import { home as onSale, noon } from '../properties/sample.ts';
import type { TestCloud } from '../support/boot.ts';

const together = 16;

/** Puts properties into the search's feed at a position, each with a card. */
export async function keepHomes(cloud: TestCloud, homes: readonly Home[], position: number): Promise<void> {
  const { saveFeedRow: keep } = await storeOf(cloud);
  const sample = createFeedRow(onSale(), position, noon);
  const rows = homes.map((home) => {
    const shown = {
      price: home.price,
      noOfBedrooms: home.beds,
      town: home.town,
      latitude: home.lat,
      longitude: home.lng,
    };
    const card = sample.card && { ...sample.card, ...shown, id: home.id };
    return FeedRow.parse({ ...sample, propertyId: home.id, home, card });
  });
  for (let at = 0; at < rows.length; at += together)
    await Promise.all(rows.slice(at, at + together).map((row) => keep(row)));
}

/** The search's repository in this process; it reads the table's location when it is imported. */
export async function storeOf({ model, awsEndpoint }: Pick<TestCloud, 'model' | 'awsEndpoint'>) {
  const search = model.functions.find(({ entry }) =>
    /functions\/search\/(compared-)?handler\.ts$/.test(entry),
  );
  Object.assign(process.env, search?.environment, {
    AWS_ACCESS_KEY_ID: operator,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_REGION: 'eu-west-2',
    AWS_ENDPOINT_URL: awsEndpoint,
  });
  return import('../../functions/search/adapters/search-repository.ts');
}
