import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entries } from '../../infra/bundle/build-functions.ts';
import {
  groupOf,
  groups,
  isUpward,
  listGroupFiles,
  listGroupImports,
  listGroupsInCircles,
  toGroupFolder,
} from './groups.ts';
import { functionFiles, importsOf, type Import } from './sources.ts';

const files = functionFiles();
const inGroups = listGroupFiles();

describe('the order of groups', () => {
  test('lists each group once', () => {
    const folders = globSync('functions/*/*/')
      .map((folder) => folder.replace(/\/$/, ''))
      .filter((folder) => !/^functions\/(kernel|delivery)\//.test(folder));
    expect(groups.order.map(toGroupFolder).toSorted()).toEqual(folders.toSorted());
  });

  test('has no circle', () => {
    const upward = listGroupImports().filter(isUpward);
    expect(upward.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
    expect(listGroupsInCircles(listGroupImports())).toEqual([]);
  });

  test('has no circle by way of a third group', () => {
    const toImport = (from: string, to: string) => ({
      from: `${toGroupFolder(from)}/a.ts`,
      to: `${toGroupFolder(to)}/b.ts`,
    });
    const circle = [
      toImport('offers', 'sales'),
      toImport('sales', 'viewings'),
      toImport('viewings', 'offers'),
    ];
    expect(listGroupsInCircles([...circle, toImport('messages', 'offers')])).toEqual([
      'offers',
      'sales',
      'viewings',
    ]);
  });

  test('is the one in ARCHITECTURE.md', () => {
    const section =
      /## Families and their order\n(.*?)\n## /s.exec(readFileSync('ARCHITECTURE.md', 'utf8'))?.[1] ?? '';
    const printed = [...section.matchAll(/^- .*$/gm)].flatMap(([line]) =>
      [...line.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name),
    );
    expect(printed).toEqual(groups.order);
  });
});

test('every function that AWS invokes has a line in the manifest', () => {
  const handlers = files.filter((file) =>
    /^export (const|async function|function) handler\b/m.test(readFileSync(file, 'utf8')),
  );
  expect(handlers.length).toBeGreaterThan(100);
  // npm run manifest writes those of subscribers.
  expect(handlers.filter((file) => !entries.includes(file))).toEqual([]);
});

describe('a group', () => {
  test('keeps its files in layers', () => {
    // Cognito invokes on-*.ts of accounts; the index of search is a library of its own.
    const layer =
      /^functions\/[^/]+\/([^/]+\/((domain|adapters|commands|queries|subscribers|schedules)\/|[a-z-]*(contract|handler|calls)\.ts$)|accounts\/on-[a-z-]+\.ts$|search\/(index|places)\/)/;
    expect(inGroups.filter((file) => !layer.test(file))).toEqual([]);
  });
});

/** Names of functions of adapters that read or map; every other one counts as a write. */
const read = /^(?:find|get|list|count|load|is|has|can|to|create|mask)[A-Z]/;

const isWrite = ({ to, names }: Import): boolean =>
  /\/commands\//.test(to) || (/\/adapters\//.test(to) && names.some((name) => !read.test(name)));

const crossing = inGroups
  .flatMap(importsOf)
  .filter(({ from, to }) => groups.order.includes(groupOf(to)) && groupOf(from) !== groupOf(to));
const toLine = ({ from, to }: Import): string => `${groupOf(from)} -> ${to}`;
const toLines = (exceptions: typeof groups.crossingWrites): readonly string[] =>
  exceptions.flatMap(({ module, groups: by }) => by.map((group) => `${group} -> ${module}`));

describe('writes that cross groups', () => {
  const writes = crossing.filter(isWrite);
  const listed = toLines(groups.crossingWrites);

  test('are listed with their reasons, those of doors, too', () => {
    expect(writes.filter((write) => !listed.includes(toLine(write)))).toEqual([]);
  });

  test('are listed no longer than they are needed', () => {
    const present = new Set(writes.map(toLine));
    expect(listed.filter((line) => !present.has(line))).toEqual([]);
  });
});

/** Names of functions of adapters that change rows, files or something at a provider. */
const change =
  /^(?:accept|add|append|claim|clear|complete|delete|end|ensure|erase|expire|insert|issue|mark|put|record|redeem|release|remove|revoke|save|send|set|start|stop|store|uncount|update)[A-Z]/;

test('queries call nothing of an adapter that changes something', () => {
  const changes = files
    .filter((file) => file.includes('/queries/'))
    .flatMap(importsOf)
    .filter(({ to }) => /\/adapters\/|^functions\/kernel\/data\/table\.ts$/.test(to))
    .flatMap(({ from, names }) =>
      names.filter((name) => change.test(name) || name === 'commit').map((name) => `${from}: ${name}`),
    );
  expect(changes).toEqual([]);
});

test('what adapters use of other groups is listed no longer than it is needed', () => {
  const uses = new Set(crossing.filter(({ from }) => from.includes('/adapters/')).map(toLine));
  expect(toLines(groups.adapterUses).filter((line) => !uses.has(line))).toEqual([]);
});
