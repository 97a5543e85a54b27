import { globSync, readFileSync } from 'node:fs';
import { eventCatalogue } from '../../events/index.ts';
import { subscribers } from './manifest/index.ts';

const toShortName = (name: string): string => name.replace(/\.v1$/, '');
const nounOf = (name: string): string => name.slice(0, name.indexOf('.'));
const catalogue: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  eventCatalogue.map(({ name }) => toShortName(name)),
  nounOf,
);

/** Longer lists are in docs/events.md alone. */
const longest = 24;

/** Names of events as a README has them: `offer.*` where all of a noun are meant. */
export function describeEvents(names: readonly string[]): string {
  const parts = [...Map.groupBy(names.toSorted(), nounOf)].flatMap(([noun, ofNoun]) =>
    ofNoun.length > 1 && ofNoun.length === catalogue.get(noun)?.length ? [`${noun}.*`] : ofNoun,
  );
  if (parts.length === 0) return 'none';
  if (parts.length <= longest) return parts.map((part) => `\`${part}\``).join(', ');
  return `${names.length} events, which \`docs/events.md\` lists`;
}

function listHandledEvents(folder: string): readonly string[] {
  const own = Object.values(subscribers).filter(({ entry }) => entry.startsWith(`${folder}/`));
  return [...new Set(own.flatMap(({ on }) => on.map(toShortName)))];
}

/** The events by the constant of `events/` that defines them. */
export const eventConstants: ReadonlyMap<string, string> = new Map(
  globSync('events/*.ts').flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/^export const (\w+) = defineEvent\(\s*'([^']+)'/gm),
      ([, constant = '', name = '']) => [constant, toShortName(name)] as const,
    ),
  ),
);

/** The events that a group constructs, also for the scheduler: a constant of `events/` with `.of`. */
function listPublishedEvents(folder: string): readonly string[] {
  const constants = globSync(`${folder}/**/*.ts`).flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\b(\w+)\.of\b/g), ([, name = '']) => name),
  );
  return [...new Set(constants.flatMap((name) => eventConstants.get(name) ?? []))];
}

/** Replaces the first sentence after a label; those after it are written by hand. */
const setEvents = (readme: string, label: string, names: readonly string[]): string =>
  readme.replace(
    new RegExp(`^(- \\*\\*${label}\\*\\*: )(?:\`[^\`]*\`|[^\`.\\n])*\\.`, 'm'),
    (_line, start: string) => `${start}${describeEvents(names)}.`,
  );

function renderReadme(file: string): string {
  const folder = file.slice(0, -'/README.md'.length);
  const withIn = setEvents(readFileSync(file, 'utf8'), 'Events in', listHandledEvents(folder));
  return setEvents(withIn, 'Events out', listPublishedEvents(folder));
}

/** The READMEs of the groups by path, with the events of their code. */
export const readmes: Readonly<Record<string, () => string>> = Object.fromEntries(
  globSync('functions/*/*/README.md').map((file) => [file, () => renderReadme(file)]),
);
