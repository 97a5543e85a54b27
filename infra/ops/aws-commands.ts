import type { StageAccess } from './aws.ts';
import { describeMap, publishMap, withdrawMap } from './map/publish-map.ts';
import { stackPrefix } from './names.ts';
import { blockNetwork, unblockNetwork } from './networks.ts';
import type { OpsOptions } from './options.ts';
import { listDeadLetters, redrive } from './redrive.ts';
import { reindex } from './reindex.ts';
import { replay } from './replay.ts';
import { restore } from './restore/command.ts';
import { compareSearches, describeSearch } from './search.ts';
import { addStaff, listStaff, removeStaff } from './staff.ts';

type Work = (access: StageAccess) => Promise<string>;

/** The work of a command by its words and options; `undefined` if words are missing or unknown. */
type AwsCommand = (words: readonly string[], options: OpsOptions) => Work | undefined;

function staff([verb, email]: readonly string[]): Work | undefined {
  if (verb === 'list') return listStaff;
  if (email === undefined) return undefined;
  if (verb === 'add') return (access) => addStaff(access, email);
  return verb === 'remove' ? (access) => removeStaff(access, email) : undefined;
}

function map([verb, file]: readonly string[]): Work | undefined {
  if (verb === 'show') return describeMap;
  if (verb === 'withdraw') return withdrawMap;
  return verb === 'publish' && file !== undefined ? (access) => publishMap(access, file) : undefined;
}

function search([verb]: readonly string[]): Work | undefined {
  if (verb === 'status') return describeSearch;
  return verb === 'compare' ? compareSearches : undefined;
}

/** What operators do at AWS, with their own credentials. */
export const awsCommands: Readonly<Record<string, AwsCommand>> = {
  staff,
  redrive:
    ([queue]) =>
    ({ aws, stage }) =>
      queue === undefined
        ? listDeadLetters(aws, stackPrefix(stage))
        : redrive(aws, stackPrefix(stage), queue),
  replay: ([reaction], options) =>
    reaction === undefined ? undefined : (access) => replay(access, reaction, options),
  reindex: () => reindex,
  search,
  map,
  'block-network': ([network]) =>
    network === undefined ? undefined : (access) => blockNetwork(access, network),
  'unblock-network': ([network]) =>
    network === undefined ? undefined : (access) => unblockNetwork(access, network),
  restore: (words, options) => (access) => restore(words, options, access),
};
