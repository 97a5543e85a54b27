import { basename, relative } from 'node:path';
import { AccountRegistered, AccountVerified } from '../../events/account.ts';
import { NetworkObserved } from '../../events/network.ts';
import { PackageActivated, PackageChosen, PackagePaid } from '../../events/package.ts';
import { PropertyChanged, PropertyPublished, PropertySubmitted } from '../../events/property.ts';
import { apis, type SubscriberName, subscribers } from '../../functions/delivery/manifest/index.ts';
import type { ApiGroup } from '../../functions/delivery/manifest/types.ts';
import type { BusEvent } from '../../infra/local-cloud/aws/eventbridge/event.ts';

type GroupOfKey<Key> = Key extends `${infer Name}-on-${string}` ? Name : never;
/** A group whose reactions (`<group>-on-<event>` in the manifest) can be named by a suite. */
export type ReactionGroup = GroupOfKey<SubscriberName>;

/** What the calls of other groups answer depends on these, so they run in every suite. */
const core: readonly ReactionGroup[] = ['properties', 'packages', 'payments', 'offers', 'viewings', 'sales'];
/** Runs every reaction in every suite, as the nightly run does. */
const runEverything = process.env['GABLE_REACTIONS'] === 'all';

/** Which reactions run in the current suite, and checks that a suite does not look at what rests. */
export interface Reactions {
  /** Runs the reactions of these groups until the end of the file. */
  readonly wake: (...groups: readonly ReactionGroup[]) => void;
  readonly wakeAll: () => void;
  /** Throws if a call reads what resting reactions write. */
  readonly assertReadable: (method: string, path: string) => void;
  /** Throws if a resting reaction missed an event of the suite that it would have sent a mail for. */
  readonly assertMailsComplete: () => void;
  /** Whether the suite, or something that runs in it, may look at how a person or a home comes about. */
  readonly isWatched: (step: CopiedStep) => boolean;
  /** Copies the results of steps until the end of the file, although what is awake reacts to them. */
  readonly allowCopies: (...steps: readonly CopiedStep[]) => void;
  /** Makes ids the suite's own that no event has named. */
  readonly noteIds: (ids: Iterable<string>) => void;
}

/** For clouds that run everything. */
export const everyReaction: Reactions = {
  wake: () => undefined,
  wakeAll: () => undefined,
  assertReadable: () => undefined,
  assertMailsComplete: () => undefined,
  isWatched: () => true,
  allowCopies: () => undefined,
  noteIds: () => undefined,
};

interface Reaction {
  readonly key: string;
  readonly group: string;
  readonly sendsMail: boolean;
}
/** Groups that mail about what only their own suites make: an account that any other suite closes has no organisation. */
const mailAboutOwn: ReadonlySet<string> = new Set<ReactionGroup>(['organisations']);
const all: readonly Reaction[] = Object.entries(subscribers).map(([key, { needs }]) => {
  const group = key.slice(0, key.indexOf('-on-'));
  return { key, group, sendsMail: needs.includes('mail') && !mailAboutOwn.has(group) };
});
/** CloudFormation's logical id, but its hash. */
const toLogicalName = (key: string): string =>
  `${key.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Function`;
const byLogicalName = new Map(all.map((reaction) => [toLogicalName(reaction.key), reaction]));

/** Steps at which many tests begin, and of which `tests/support/clients` can make copies. */
const eventsOfSteps = {
  signUp: [AccountRegistered, AccountVerified, NetworkObserved],
  upload: [],
  publishing: [
    PropertySubmitted,
    PropertyPublished,
    PropertyChanged,
    PackageChosen,
    PackagePaid,
    PackageActivated,
  ],
} as const;
export type CopiedStep = keyof typeof eventsOfSteps;
/** Groups whose own matter a step is. */
const ownersOfSteps: Readonly<Record<CopiedStep, readonly string[]>> = {
  signUp: ['accounts'],
  upload: ['properties'],
  publishing: ['properties', 'packages'],
};
/** The groups beside the core that react to a step. */
function listWatchers(step: CopiedStep): readonly string[] {
  const names: ReadonlySet<string> = new Set(eventsOfSteps[step].map(({ name }) => name));
  return Object.entries(subscribers)
    .filter(([, { on }]) => on.some((name) => names.has(name)))
    .map(([key]) => key.slice(0, key.indexOf('-on-')))
    .filter((group) => !core.some((one) => one === group));
}
const watchers: Readonly<Record<CopiedStep, readonly string[]>> = {
  signUp: listWatchers('signUp'),
  upload: listWatchers('upload'),
  publishing: listWatchers('publishing'),
};

interface Suite {
  readonly file: string;
  /** The folder of `tests/` that it is in. */
  readonly folder: string | undefined;
  readonly awake: Set<string>;
  readonly copied: Set<CopiedStep>;
  /** Reactions that rested while an event of the suite came for them. */
  readonly missed: Set<Reaction>;
}
let suite: Suite = { file: '', folder: undefined, awake: new Set(), copied: new Set(), missed: new Set() };

/** Ids in the events of the files that ran before on this cloud, and of the current one. */
const earlierIds = new Set<string>();
const suiteIds = new Set<string>();
const listIds = ({ detail }: Pick<BusEvent, 'detail'>): readonly string[] =>
  JSON.stringify(detail).match(/\b[a-z]{2,5}_[0-9A-HJKMNP-TV-Z]{26}\b/g) ?? [];

/**
 * Begins a test file: the core runs, and the group that the file's folder is named after; all others rest until
 * `wake` names them.
 */
export function beginSuite(file: string): void {
  const folder = /^tests\/([^/]+)\//.exec(relative('.', file))?.[1];
  const awake = new Set<string>(core);
  if (folder !== undefined) awake.add(folder);
  suite = { file: relative('.', file), folder, awake, copied: new Set(), missed: new Set() };
  for (const id of suiteIds) earlierIds.add(id);
  suiteIds.clear();
  if (runEverything) suiteReactions.wakeAll();
}

const removeHash = (functionId: string): string => functionId.replace(/[0-9A-F]{8}$/, '');

/** The reactions of the manifest that are missing from these functions, which could not rest. */
export function listUnknownReactions(functionIds: readonly string[]): string[] {
  const known = new Set(functionIds.map(removeHash));
  return [...byLogicalName].flatMap(([name, { key }]) => (known.has(name) ? [] : [key]));
}

/**
 * Whether the current suite lets a reaction rest; other functions never do. A deadline or a schedule also raises events
 * about what earlier files left on the cloud; the suite misses nothing by those.
 */
export function isResting(functionId: string, event: Pick<BusEvent, 'detail'>): boolean {
  const reaction = byLogicalName.get(removeHash(functionId));
  if (!reaction) return false;
  const ids = listIds(event);
  const isOfEarlierFile = ids.some((id) => earlierIds.has(id));
  // What an event about an earlier object names for the first time follows from that object.
  for (const id of ids)
    if (!isOfEarlierFile) suiteIds.add(id);
    else if (!suiteIds.has(id)) earlierIds.add(id);
  if (suite.awake.has(reaction.group)) return false;
  if (!isOfEarlierFile) suite.missed.add(reaction);
  return true;
}

const formatAdvice = (groups: Iterable<string>) =>
  `Begin ${suite.file} with cloud.wake(${[...new Set(groups)].map((name) => `'${name}'`).join(', ')}).`;

/** The reactions of the current suite. */
export const suiteReactions: Reactions = {
  wake(...groups) {
    const late = [...suite.missed].filter(({ group }) => groups.some((name) => name === group));
    if (late.length > 0)
      throw new Error(`${joinKeys(late)} rested while events came. ${formatAdvice(groups)}`);
    for (const group of groups) suite.awake.add(group);
  },
  wakeAll() {
    for (const { group } of all) suite.awake.add(group);
  },
  assertReadable(method, path) {
    const group = findReadGroup(method, path);
    if (group === undefined || suite.awake.has(group)) return;
    throw new Error(
      `${method} ${path} shows what the reactions of ${group} write, which rest. ${formatAdvice([group])}`,
    );
  },
  assertMailsComplete() {
    const silent = [...suite.missed].filter(({ sendsMail }) => sendsMail);
    if (silent.length === 0) return;
    const groups = silent.map(({ group }) => group);
    throw new Error(
      `${joinKeys(silent)} rested while events came that they may send mails for. ${formatAdvice(groups)}`,
    );
  },
  isWatched: (step) =>
    runEverything ||
    ownersOfSteps[step].some((group) => group === suite.folder) ||
    (!suite.copied.has(step) && watchers[step].some((group) => suite.awake.has(group))),
  allowCopies(...steps) {
    for (const step of steps) suite.copied.add(step);
  },
  noteIds(ids) {
    for (const id of ids) suiteIds.add(id);
  },
};

const joinKeys = (list: readonly Reaction[]) => list.map(({ key }) => key).join(', ');

interface ReadCall {
  readonly method: string;
  readonly pattern: RegExp;
  readonly group: string;
}
/** The group whose calls a Lambda answers: its folder, or the name of a Lambda of several groups. */
function findGroupOfEntry(entry: string): string {
  const [, , folder = '', file = ''] = entry.split('/');
  return folder === 'api' ? basename(file, '.ts') : folder;
}

const reacting = new Set(all.map(({ group }) => group));
const reads: readonly ReadCall[] = Object.values<ApiGroup>(apis)
  .map(({ entry, routes }) => ({ group: findGroupOfEntry(entry), routes }))
  .flatMap(({ group, routes }) => Object.values(routes).map(({ method, path }) => ({ group, method, path })))
  .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
  .map(({ group, method, path }) => ({
    group,
    method,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
  }));

/** The group whose state a call shows; undefined where no reaction has a part in it. */
function findReadGroup(method: string, path: string): string | undefined {
  const [bare = ''] = path.split('?');
  const read = reads.find((one) => one.method === method && one.pattern.test(bare));
  if (!read || !reacting.has(read.group)) return undefined;
  // What is pushed to a live connection is read by no call; the ticket for it is what a suite asks for.
  return method === 'GET' || read.group === 'live' ? read.group : undefined;
}
