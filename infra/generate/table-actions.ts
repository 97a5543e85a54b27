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

/** Whether a chain of calls ends with ElectroDB's `go`, which sends it. */
function isSent(text: string, end: number): boolean {
  const next = chained.exec(text.slice(end, end + 100));
  if (!next) return false;
  if (next[1] === 'go') return true;
  const start = end + next[0].length;
  return isSent(text, start + readArguments(text, start).length);
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

/** The actions that ElectroDB's own calls need. */
function findRowCalls(text: string): TableAction[] {
  return [...text.matchAll(/\.(get|put|create|upsert|update|patch|delete|remove)\(/g)].flatMap((found) => {
    const verb = verbs[found[1] ?? ''];
    const start = found.index + found[0].length;
    const given = readArguments(text, start);
    if (!verb || !isSent(text, start + given.length)) return [];
    if (!isList(given)) return [single[verb]];
    return [verb === 'get' ? 'BatchGetItem' : 'BatchWriteItem'];
  });
}

/** What calls the row's helpers need: transactions, documents, and commands of the SDK. */
const helpers: Readonly<Record<TableAction, RegExp>> = {
  GetItem: /\.find\(\{|findRows\(|new GetCommand\d*\(/,
  BatchGetItem: /\.listByKeys\(|findRows\(|loadRows\(|new BatchGetCommand\d*\(/,
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
  const called = new Set(findRowCalls(own));
  return tableActions.filter((action) => called.has(action) || helpers[action].test(own));
}

/**
 * `npm run grants`: writes the actions on the table that the code of each function calls, as found in its bundle. They
 * are what `table:read` and `table:write` grant.
 */
const entryPoints = Object.fromEntries(entries.map((entry) => [toBundleName(entry), entry]));
const outdir = resolve(import.meta.dirname, '../../dist/table-actions');
const { outputFiles } = await build({
  ...bundleOptions,
  entryPoints,
  outdir,
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
