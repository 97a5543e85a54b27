import { localCluster } from '../../infra/search-choice.ts';
import { clusterAssembly, sharedAssembly } from './assembly.ts';
import { openCloud } from './boot.ts';
import { chaos } from './chaos.ts';
import { listUnknown, rests, suiteReactions } from './reactions.ts';
import { clusterUrl, withCluster } from './search-cluster.ts';
import { tidying } from './tidying.ts';
import { mayShare } from './together.ts';

/** A refused call ends as a 500 whose reason no test sees. */
function printRefusal(line: string): void {
  if (line.includes(' is not authorized to perform: ')) console.error(line);
}

/**
 * The application on a cloud that all `*-api.test.ts` files of one worker share: its functions start once, in one
 * thread. Files bring people of their own; one that counts all homes calls `cloud.reset()` first.
 */
const bare = await openCloud({
  ...(clusterUrl === undefined
    ? { assembly: await sharedAssembly() }
    : { assembly: await clusterAssembly(), addresses: { [localCluster.url]: clusterUrl } }),
  sharesThread: mayShare,
  isResting: rests,
  chaos,
  reactions: suiteReactions,
  log: printRefusal,
});

const opened = clusterUrl === undefined ? bare : await withCluster(bare, clusterUrl);

const unknown = listUnknown(opened.model.functions.map(({ id }) => id));
if (unknown.length > 0) throw new Error(`The stacks name these reactions otherwise: ${unknown.join(', ')}`);

export const cloud = { ...opened, reset: () => opened.reset(mayShare) };

const dayMs = 86_400_000;

/**
 * The next file finds the present time. Where days have passed it also finds nothing of what happened in them, as no
 * clock of the world goes back: the search, for one, asks for news since the latest that it has.
 */
tidying.add(async () => {
  await cloud.idle();
  if (Math.abs(cloud.clock.now() - Date.now()) > dayMs) await cloud.reset();
  cloud.clock.reset();
});
