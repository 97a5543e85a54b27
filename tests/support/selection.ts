/** The layers of tests, from the quickest to the slowest; `docs/testing.md` states what belongs in which. */
export const layers = ['unit', 'api', 'web', 'platform', 'e2e', 'a11y'] as const;
export type Layer = (typeof layers)[number];

const platformFolders = /^(tests\/(local|infra|e2e|architecture)|infra\/local-cloud\/tests)\//;

/** The files that tests are looked for in. */
export const testSources = ['tests/**/*.{ts,tsx}', 'infra/local-cloud/tests/**/*.ts'] as const;

/** The layer that a test file is part of; `undefined` for a file that is no test. */
export function findLayer(file: string): Layer | undefined {
  if (/^tests\/e2e\/.*\.spec\.ts$/.test(file)) return 'e2e';
  if (/^tests\/a11y\/.*\.spec\.ts$/.test(file)) return 'a11y';
  if (!/\.test\.tsx?$/.test(file)) return undefined;
  if (file.endsWith('-api.test.ts')) return 'api';
  if (/^tests\/web\/.*\.tsx$/.test(file)) return 'web';
  return file.endsWith('-adapter.test.ts') || platformFolders.test(file) ? 'platform' : 'unit';
}

/** Files that are about the same as a group, but are named after what people call it. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  accounts: ['people', 'login', 'verification'],
  favourites: ['saved-homes'],
  listings: ['sell'],
  maps: ['map'],
  messages: ['chat'],
  packages: ['pay'],
  payments: ['pay'],
  properties: ['property', 'sell'],
  search: ['find'],
};

/**
 * Whether a test file belongs to a name: a part of its path is called so (`tests/offers/`, `tests/e2e/offers.spec.ts`,
 * `tests/contract/access-offers-api.test.ts`), or the name is the beginning of its path.
 */
export function isAbout(file: string, name: string): boolean {
  if (name.includes('/')) return file.startsWith(name.replace(/^\.\//, ''));
  const words = [name, ...(otherNames[name] ?? [])].map((word) => word.replaceAll(/\W/g, String.raw`\$&`));
  return new RegExp(`[/-](?:${words.join('|')})(?:[/.]|-(?:api|adapter)\\.)`).test(file);
}

/**
 * Which of the selected tests run: all, those of every day, or those that the changes since the upstream branch can
 * break.
 */
export type Extent = 'all' | 'everyday' | 'changed';

export interface Selection {
  readonly layers: readonly Layer[];
  /** All files of the layers, or those that belong to one of the names. */
  readonly names: readonly string[];
  readonly extent: Extent;
  /** Whether a test that passes at its second run only counts as failed. */
  readonly isStrict: boolean;
}

/**
 * Reads `--all`, `--changed`, `--strict`, `--layer <name>` and the names that follow; @throws on a layer or an option that does not
 * exist. What is named runs whole.
 */
export function readSelection(args: readonly string[]): Selection {
  const chosen: Layer[] = [];
  const names: string[] = [];
  let extent: Extent | undefined;
  let isStrict = false;
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--layer') chosen.push(toLayer(rest.shift()));
    else if (arg === '--all') extent = 'all';
    else if (arg === '--changed') extent = 'changed';
    else if (arg === '--strict') isStrict = true;
    else if (arg.startsWith('-'))
      throw new Error(`There is no option ${arg}; run npx vitest or npx playwright.`);
    else names.push(arg);
  }
  const isNamed = chosen.length > 0 || names.length > 0;
  return {
    layers: chosen.length > 0 ? chosen : layers,
    names,
    extent: extent ?? (isNamed ? 'all' : 'everyday'),
    isStrict,
  };
}

function toLayer(name: string | undefined): Layer {
  const layer = layers.find((one) => one === name);
  if (!layer) throw new Error(`There is no layer ${name}; there are ${layers.join(', ')}.`);
  return layer;
}

/** The local cloud, with what starts it: its own tests take minutes and say nothing new while it stays as it is. */
const cloudSources = /^infra\/|^tests\/(local|infra)\//;
const cloudTests = /^(tests\/(local|infra|e2e)|infra\/local-cloud\/tests)\/.*\.test\.ts$/;

/** What keeps writes that meet and events that come twice in order. */
const rowsAndEvents = /^functions\/kernel\/(?:data|events)\//;

/** Walks of chance and tests of everything at once, each with the sources by whose change it runs every day, too. */
const wholes: readonly (readonly [test: string, ...sources: RegExp[]])[] = [
  ['tests/contract/market-api.test.ts', rowsAndEvents, /^tests\/contract\/market/],
  ['tests/offers/concurrent-offers-api.test.ts', rowsAndEvents, /^(?:functions\/deals|tests)\/offers\//],
  ['tests/viewings/random-walk-api.test.ts', rowsAndEvents, /^(?:functions\/deals|tests)\/viewings\//],
  ['tests/payments/sequences-api.test.ts', rowsAndEvents, /^functions\/money\/|^tests\/payments\//],
  ['tests/data-exports/erasure-api.test.ts', /data-exports\/|account-deleted|clients\/personal-data/],
  ['tests/data-exports/data-exports-api.test.ts', /data-exports\/|clients\/personal-data/],
  ['tests/crawl/crawl-api.test.ts', /^functions\/reach\/site-pages\/|^tests\/crawl\//],
  [
    'tests/saved-searches/killed-function-api.test.ts',
    rowsAndEvents,
    /^(?:functions\/finding|tests)\/saved-searches\//,
  ],
  ['tests/favourites/savers-api.test.ts', rowsAndEvents, /^(?:functions\/deals|tests)\/favourites\//],
  ['tests/staff/demo-desk-api.test.ts', /^infra\/demo\/|^functions\/reach\/staff\/|^tests\/staff\//],
];

/**
 * Leaves out the tests of the local cloud, the stacks and whole programs, walks of chance and tests of everything at
 * once, unless what they are about has changed. Of the journeys and the sweep of screens those run that are tagged
 * `@everyday`.
 */
export function selectEveryday(files: readonly string[], changed: readonly string[]): string[] {
  const hasChanged = (...sources: readonly RegExp[]) =>
    changed.some((path) => sources.some((source) => source.test(path)));
  const hasCloudChanged = hasChanged(cloudSources);
  const left = new Set(wholes.flatMap(([test, ...sources]) => (hasChanged(...sources) ? [] : [test])));
  return files.filter((file) => !left.has(file) && (hasCloudChanged || !cloudTests.test(file)));
}

/** The files that a selection means. @throws where a name belongs to no file. */
export function selectFiles(files: readonly string[], { layers: chosen, names }: Selection): string[] {
  const inLayers = files.filter((file) => {
    const layer = findLayer(file);
    return layer !== undefined && chosen.includes(layer);
  });
  if (names.length === 0) return inLayers;
  const strange = names.filter((name) => !inLayers.some((file) => isAbout(file, name)));
  if (strange.length > 0)
    throw new Error(
      `No test of ${chosen.join(', ')} belongs to ${strange.join(', ')}. Name files or folders, such as tests/offers.`,
    );
  return inLayers.filter((file) => names.some((name) => isAbout(file, name)));
}
