import { DeleteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { dayMs } from '../../functions/kernel/time.ts';
import { localCluster } from '../../infra/search-choice.ts';
import { getClusterAssembly, getSharedAssembly } from './assembly.ts';
import { chaos } from './chaos.ts';
import { cleanups } from './cleanups.ts';
import { listUnknownReactions, isResting, suiteReactions } from './reactions.ts';
import { clusterUrl, addCluster } from './search-cluster.ts';
import { canShareThread, chooseTestThread } from './shared-thread.ts';
import { openCloud } from './test-cloud.ts';

/** A refused call ends as a 500 whose reason no test sees. */
function printRefusal(line: string): void {
  if (line.includes(' is not authorized to perform: ')) console.error(line);
}

/**
 * The application on a cloud that all `*-api.test.ts` files of one worker share: its functions start once, in one
 * thread. Files bring people of their own; one that counts all homes calls `cloud.reset()` first.
 */
const plainCloud = await openCloud({
  ...(clusterUrl === undefined
    ? { assembly: await getSharedAssembly() }
    : { assembly: await getClusterAssembly(), addresses: { [localCluster.url]: clusterUrl } }),
  chooseThread: chooseTestThread,
  isResting,
  chaos,
  reactions: suiteReactions,
  log: printRefusal,
});

const openedCloud = clusterUrl === undefined ? plainCloud : await addCluster(plainCloud, clusterUrl);

const unknown = listUnknownReactions(openedCloud.model.functions.map(({ id }) => id));
if (unknown.length > 0) throw new Error(`The stacks name these reactions otherwise: ${unknown.join(', ')}`);

export const cloud = { ...openedCloud, reset: () => openedCloud.reset(canShareThread) };

/** Forgets the turns of mails that a clock ahead has set: mails of the next file would wait for them, or be refused. */
async function forgetMailTurns(): Promise<void> {
  const client = new DynamoDBClient(cloud.aws);
  const Key = { pk: { S: 'limit#mails' }, sk: { S: 'limit' } };
  await client.send(new DeleteItemCommand({ TableName: cloud.tableName('Table'), Key }));
  client.destroy();
}

/**
 * The next file finds the present time. Where days have passed it also finds nothing of what happened in them, as no
 * clock of the world goes back: the search, for one, asks for news since the latest that it has.
 */
cleanups.add(async () => {
  await cloud.idle();
  const ahead = Math.abs(cloud.clock.now() - Date.now());
  if (ahead > dayMs) await cloud.reset();
  cloud.clock.reset();
  if (ahead > 0) await forgetMailTurns();
});
