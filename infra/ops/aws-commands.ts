import type { StageAccess } from './aws-clients.ts';
import { describeMap, publishMap, withdrawMap } from './map/publish-map.ts';
import { blockNetwork, unblockNetwork } from './networks.ts';
import type { OpsOptions } from './options.ts';
import { listDeadLetters, redriveQueue } from './redrive.ts';
import { reindexSearch } from './reindex.ts';
import { replayEvents } from './replay.ts';
import { runRestore } from './restore/command.ts';
import { describeSearch } from './search.ts';
import { addStaff, listStaff, removeStaff } from './staff.ts';
import { toStackPrefix } from './stage-names.ts';

type Work = (access: StageAccess) => Promise<string>;

/** The work of a command by its words and options; `undefined` if words are missing or unknown. */
type AwsCommand = (words: readonly string[], options: OpsOptions) => Work | undefined;

function selectStaffWork([verb, email]: readonly string[]): Work | undefined {
  if (verb === 'list') return listStaff;
  if (email === undefined) return undefined;
  if (verb === 'add') return (access) => addStaff(access, email);
  return verb === 'remove' ? (access) => removeStaff(access, email) : undefined;
}

function selectMapWork([verb, file]: readonly string[]): Work | undefined {
  if (verb === 'show') return describeMap;
  if (verb === 'withdraw') return withdrawMap;
  return verb === 'publish' && file !== undefined ? (access) => publishMap(access, file) : undefined;
}

/** What operators do at AWS, with their own credentials. */
export const awsCommands: Readonly<Record<string, AwsCommand>> = {
  staff: selectStaffWork,
  redrive:
    ([queue]) =>
    ({ aws, stage }) =>
      queue === undefined
        ? listDeadLetters(aws, toStackPrefix(stage))
        : redriveQueue(aws, toStackPrefix(stage), queue),
  replay: ([reaction], options) =>
    reaction === undefined ? undefined : (access) => replayEvents(access, reaction, options),
  reindex: () => reindexSearch,
  search: ([verb]) => (verb === 'status' ? describeSearch : undefined),
  map: selectMapWork,
  'block-network': ([network]) =>
    network === undefined ? undefined : (access) => blockNetwork(access, network),
  'unblock-network': ([network]) =>
    network === undefined ? undefined : (access) => unblockNetwork(access, network),
  restore: (words, options) => (access) => runRestore(words, options, access),
};
