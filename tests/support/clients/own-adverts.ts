import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { TestCloud } from '../test-cloud.ts';
import { createSellerClient, type Person } from './seller.ts';
import { getTableName } from './tables.ts';

const Sites = z.object({ port: z.int() });
const Read = z.object({ id: z.string(), pictures: z.array(z.object({ kind: z.string(), url: z.string() })) });

/** The text of an advert as a portal shows it. */
export const advertText = `3 bedroom semi-detached house for sale
14 Oak Road, Headingley, Leeds LS6 3HN
Guide price £425,000
• South-west facing garden`;

/** Sellers' own adverts on stand-ins of agents' sites, and as texts. */
export function createOwnAdvertClient(cloud: TestCloud) {
  const client = createSellerClient(cloud);
  const { callAs } = client;
  /** The address of a stand-in's page, as `harcourt-finch` and `/homes/14-oak-road`. */
  const getAdvertUrl = async (path: string, site = 'harcourt-finch'): Promise<string> => {
    const { body } = await cloud.api('/_local/providers/agent-sites', {
      headers: { accept: 'application/json' },
    });
    return `http://${site}.localhost:${Sites.parse(body).port}${path}`;
  };
  const postAdvert = (person: Person, body: { readonly url: string } | { readonly text: string }) =>
    callAs(person, 'POST', '/api/own-adverts', body);
  const readAdvert = async (person: Person, body: Parameters<typeof postAdvert>[1]) => {
    const answer = await postAdvert(person, body);
    if (answer.status !== 201) throw new Error(`The advert was not read: ${JSON.stringify(answer.body)}`);
    return Read.parse(answer.body);
  };
  const confirmAdvert = (person: Person, id: string) =>
    callAs(person, 'POST', `/api/own-adverts/${id}/confirmation`, { ownHome: true, mayUseContent: true });
  /** Notes that so much of a limit is used, in its present window and in the next one. */
  const noteUses = async (key: string, seconds: number, uses: number): Promise<void> => {
    const database = new DynamoDBClient(cloud.aws);
    const time = Math.floor(cloud.clock.now() / 1000);
    for (const start of [time - (time % seconds), time - (time % seconds) + seconds]) {
      const Item = { pk: `limit#${key}#${start}`, sk: 'limit', uses, expiresAt: start + 2 * seconds };
      await DynamoDBDocumentClient.from(database).send(
        new PutCommand({ TableName: getTableName(cloud, 'Table'), Item }),
      );
    }
    database.destroy();
  };
  return { ...client, getAdvertUrl, postAdvert, readAdvert, confirmAdvert, noteUses };
}
