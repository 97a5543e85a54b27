import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { entries } from '../bundle/build-functions.ts';
import { toBundleName } from '../bundle/bundle-name.ts';
import { bundleOptions } from '../bundle/bundle-options.ts';

const tableActions = [
  'GetItem',
  'BatchGetItem',
  'Query',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'ConditionCheckItem',
  'BatchWriteItem',
] as const;
type TableAction = (typeof tableActions)[number];

/** The part of a text after an opening bracket, up to the one that closes it. */
function readArguments(text: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; end < text.length && depth > 0; end += 1) {
    const sign = text[end];
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
  }
  return text.slice(start, end - 1);
}

const chained = /^\)\s*\.(\w+)\(/;

/** Where a chain of calls ends with ElectroDB's `go`, which sends it; `undefined` if it doesn't. */
function findGo(text: string, end: number): number | undefined {
  const next = chained.exec(text.slice(end, end + 100));
  if (!next) return undefined;
  const start = end + next[0].length;
  return next[1] === 'go' ? start : findGo(text, start + readArguments(text, start).length);
}

/** A list of keys or rows goes out as a batch. */
const isList = (given: string): boolean => /^\[|s\d*$|^data\d*$|\.map\(/.test(given.trim());

type Verb = 'get' | 'put' | 'update' | 'delete';
const verbs: Readonly<Record<string, Verb>> = {
  get: 'get',
  put: 'put',
  create: 'put',
  upsert: 'update',
  update: 'update',
  patch: 'update',
  delete: 'delete',
  remove: 'delete',
};
const single = { get: 'GetItem', put: 'PutItem', update: 'UpdateItem', delete: 'DeleteItem' } as const;

interface RowCall {
  readonly action: TableAction;
  /** Where its `go` is. */
  readonly go: number;
}

/** The actions that ElectroDB's own calls need. A `remove` behind another call is of columns. */
function findRowCalls(text: string): RowCall[] {
  return [...text.matchAll(/(?<!\)\s*)\.(get|put|create|upsert|update|patch|delete|remove)\(/g)].flatMap(
    (found) => {
      const verb = verbs[found[1] ?? ''];
      const start = found.index + found[0].length;
      const given = readArguments(text, start);
      const go = findGo(text, start + given.length);
      if (!verb || go === undefined) return [];
      const batch = verb === 'get' ? 'BatchGetItem' : 'BatchWriteItem';
      return [{ action: isList(given) ? batch : single[verb], go }];
    },
  );
}

const verbCall = new RegExp(`\\.(?:${Object.keys(verbs).join('|')})\\(`);

/** What a name before this place was last given. */
function findDefinition(text: string, name: string, index: number): string {
  const start = text.lastIndexOf(` ${name} = `, index);
  return start < 0 ? '' : text.slice(start, text.indexOf(';', start));
}

/** @throws for a `go` to which no chain leads from the row that it sends: the function would lack its grant */
function assertFollowed(text: string, calls: readonly RowCall[]): void {
  const followed = new Set(calls.map(({ go }) => go));
  for (const { 0: go, index } of text.matchAll(/\.go\(/g)) {
    if (followed.has(index + go.length)) continue;
    const statement = text.slice(text.lastIndexOf(';', index) + 1, index);
    const names = [...statement.matchAll(/\b(\w+)\./g)].map(([, name = '']) => name);
    const parts = [statement, ...names.map((name) => findDefinition(text, name, index))];
    if (parts.some((part) => verbCall.test(part) && !/\.query\b/.test(part)))
      throw new Error(`Write one chain from the row to its go, so that its action is found: ${statement}`);
  }
}

/** What calls the row's helpers need: transactions, documents, and commands of the SDK. */
const helpers: Readonly<Record<TableAction, RegExp>> = {
  GetItem: /\.find\(\{|findRows?\(|new GetCommand\d*\(/,
  // Lone reads within `loadTogether` go out as a batch.
  BatchGetItem: /\.listByKeys\(|findRows\(|loadRows\(|loadTogether\(|new BatchGetCommand\d*\(/,
  Query: /\.query\s*\.|\.list\(\s*"|new QueryCommand\d*\(/,
  // A commit writes its events to the outbox.
  PutItem: /\b(?:buildPut|buildInsert|buildSave|commit)\(|new PutCommand\d*\(/,
  UpdateItem: /\bbuildUpdate\(|new UpdateCommand\d*\(/,
  DeleteItem: /\b(?:buildDelete|buildRemoval)\(|new DeleteCommand\d*\(/,
  ConditionCheckItem: /\b(?:buildCondition|buildCheck)\(/,
  BatchWriteItem: /new BatchWriteCommand\d*\(/,
};

/** Modules that define the helpers. */
const definitions = /^\/\/ functions\/kernel\/data\/(?:document-entity|row|row-read|table)\.ts$/m;

/** Calls the table by a grant of its own, which comes with the need `mail`. */
const granted = /^\/\/ functions\/kernel\/mail\/send-rate\.ts$/m;

/** The actions on the table that a bundle's own code calls. */
function findTableActions(bundle: string): TableAction[] {
  const own = bundle
    .split(/^(?=\/\/ \S+\.(?:[cm]?[jt]s|json)$)/m)
    .filter((part) => part.startsWith('// functions/') && !definitions.test(part) && !granted.test(part))
    .join('\n');
  const calls = findRowCalls(own);
  assertFollowed(own, calls);
  const called = new Set(calls.map(({ action }) => action));
  return tableActions.filter((action) => called.has(action) || helpers[action].test(own));
}

/**
 * `npm run grants`: writes the actions on the table that the code of each function calls, as found in its bundle. They
 * are what `table:read` and `table:write` grant.
 */
const entryPoints = Object.fromEntries(entries.map((entry) => [toBundleName(entry), entry]));
const outdir = resolve(import.meta.dirname, '../../dist/table-actions');
// Packages stay out: none calls the table by itself, and with them the bundles of all functions take five gigabytes.
const { outputFiles } = await build({
  ...bundleOptions,
  plugins: [],
  packages: 'external',
  format: 'esm',
  entryPoints,
  outdir,
  sourcemap: false,
  minify: false,
  keepNames: false,
  metafile: false,
  write: false,
});
const found = outputFiles.map(({ path, text }) => {
  const name = path.slice(outdir.length + 1).replace(/\.js$/, '');
  return [entryPoints[name] ?? name, findTableActions(text)] as const;
});
const target = resolve(import.meta.dirname, '../../functions/delivery/manifest/table-actions.json');
const sorted = found.toSorted(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(target, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
