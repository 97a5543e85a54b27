import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { getLiveUrl, openLivePage } from '../support/clients/live-page.ts';
import { createMessageClient } from '../support/clients/messages.ts';
import { getTableName } from '../support/clients/tables.ts';
import { type BenchRow, getPercentile } from './bench-rows.ts';
import { type MeteredCloud, runOnMeteredCloud } from './own-cloud.ts';

const turns = 60;
/** The specification's limit in milliseconds from one screen to the other. */
const budget = 3_000;
const longThreadMessages = 10_000;
/** Units for the page, its property, its users and the caller; the thread's length must not add to it. */
const pageUnits = 20;
const Ticket = z.object({ ticket: z.string() });

type Chatting = ReturnType<typeof createMessageClient>;
type Member = Awaited<ReturnType<Chatting['createMember']>>;
interface Pair {
  readonly seller: Member;
  readonly buyer: Member;
  readonly home: string;
}

/**
 * Time of a message to the other screen, and the cost of the first page of a thread of ten thousand messages.
 */
export function benchChat(): Promise<BenchRow[]> {
  return runOnMeteredCloud(async (cloud) => {
    const people = createMessageClient(cloud);
    const [seller, buyer] = [await people.createMember('Cleo Chat'), await people.createMember('Bert Bench')];
    const pair = { seller, buyer, home: await people.publishProperty(seller) };
    const times = await measureDelays(cloud, people, pair);
    const units = await measureLongThread(cloud, people, pair);
    return [
      ...[0.5, 0.95].map((share) => ({
        name: `chat: a message to the other screen, p${share * 100}`,
        figure: getPercentile(times, share),
        unit: 'ms',
        budget: share === 0.95 ? budget : null,
      })),
      {
        name: `chat: opening a thread of ${longThreadMessages} messages, reads`,
        figure: units,
        unit: 'units',
        budget: pageUnits,
      },
    ];
  });
}

/** Milliseconds from sending until the other page has received the hint and read the message. */
async function measureDelays(cloud: MeteredCloud, people: Chatting, { seller, buyer, home }: Pair) {
  let last = await people.sendMessage(buyer, seller, home, 'Hello');
  const { body } = await people.call('POST', '/api/live/ticket', { token: seller.token });
  const page = await openLivePage(`${await getLiveUrl(cloud)}?ticket=${Ticket.parse(body).ticket}`);
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    if (turn % 15 === 0) people.advanceToNext(60);
    await cloud.idle();
    const heard = page.received.length;
    const begun = performance.now();
    const message = await people.sendMessage(buyer, seller, home, `Turn ${turn}`);
    await page.waitForMessage(() => page.received.length > heard);
    const { messages } = await people.getChat(seller, home, buyer, `?after=${last.order}`);
    if (!messages.some(({ id }) => id === message.id)) throw new Error('The hint came before the message');
    times.push(performance.now() - begun);
    last = message;
  }
  page.close();
  return times;
}

const Row = z.looseObject({ pk: z.string(), sk: z.string(), message: z.looseObject({ body: z.string() }) });

/** Read units of the call that opens the long thread. */
async function measureLongThread(
  cloud: MeteredCloud,
  people: Chatting,
  { seller, buyer, home }: Pair,
): Promise<number> {
  await insertCopies(cloud);
  await people.getChat(seller, home, buyer);
  await cloud.idle();
  cloud.meter.take();
  const { messages } = await people.getChat(seller, home, buyer);
  if (messages.length !== 30) throw new Error(`The page has ${messages.length} messages`);
  const { id } = people.getFunction('functions/delivery/api/messages.ts');
  return cloud.meter.take().get(id)?.read ?? Number.NaN;
}

/** Inserts copies of a message before the first one, like a thread of years. */
async function insertCopies(cloud: MeteredCloud): Promise<void> {
  const documents = DynamoDBDocumentClient.from(new DynamoDBClient(cloud.aws));
  const TableName = getTableName(cloud, 'Table');
  const { Items = [] } = await documents.send(
    new ScanCommand({
      TableName,
      FilterExpression: '#entity = :message',
      ExpressionAttributeNames: { '#entity': '__edb_e__' },
      ExpressionAttributeValues: { ':message': 'message' },
    }),
  );
  const row = Row.parse(Items[0]);
  const copies = Array.from({ length: longThreadMessages }, (_, nth) => createCopy(row, nth));
  while (copies.length > 0) {
    const batch = copies.splice(0, 25).map((Item) => ({ PutRequest: { Item } }));
    await documents.send(new BatchWriteCommand({ RequestItems: { [TableName]: batch } }));
  }
}

function createCopy(row: z.output<typeof Row>, nth: number) {
  const order = `msg_01${String(nth).padStart(24, '0')}`;
  const sk = row.sk.replace(/msg_\w+/i, order.toLowerCase());
  const body =
    `Number ${nth} of a long conversation about a home, with as many words as people write. `.repeat(2);
  return {
    ...row,
    sk,
    order,
    id: order,
    gsi1pk: `copy#${order}`,
    message: { ...row.message, id: order, order, body },
  };
}
