import { describe, expect, test } from 'vitest';
import { frameworkNames, isParticipleFirst, isVerbFirst, listNamedFunctions, share } from './names.ts';
import {
  eventFiles,
  exportedArrowsOf,
  exportedFunctionsOf,
  exportedNamesOf,
  exportedTypesOf,
  functionFiles,
  siteFiles,
} from './sources.ts';

interface Area {
  readonly area: string;
  readonly files: readonly string[];
}

/** The parts of the repository whose names are held. */
const areas: readonly Area[] = [
  { area: 'functions/', files: functionFiles() },
  { area: 'web/', files: siteFiles() },
];

/** The names that several files have, each with these files. */
function listShared(files: readonly string[], listNames: (file: string) => readonly string[]) {
  const places = new Map<string, string[]>();
  for (const file of files)
    for (const name of listNames(file)) places.set(name, [...(places.get(name) ?? []), file]);
  return [...places].filter(([, where]) => where.length > 1);
}

describe.each(areas)('names in $area', ({ files }) => {
  const functions = listNamedFunctions(files);

  test('exported functions are declarations, no constants', () => {
    expect(files.flatMap((file) => exportedArrowsOf(file).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  test('two thirds of the exported functions begin with a verb', () => {
    expect(share(functions, isVerbFirst)).toBeGreaterThan(2 / 3);
  });

  test('one exported function in fifty may begin with a gerund or participle', () => {
    expect(share(functions, isParticipleFirst)).toBeLessThan(1 / 50);
  });

  test('an exported type has a name of its own', () => {
    expect(listShared(files, exportedTypesOf)).toEqual([]);
  });

  test('an exported function has a name of its own', () => {
    const shared = listShared(files, exportedFunctionsOf);
    expect(shared.filter(([name]) => !frameworkNames.has(name))).toEqual([]);
  });
});

test('an exported name of functions/ and events/ is declared once', () => {
  const shared = listShared([...functionFiles(), ...eventFiles()], exportedNamesOf);
  expect(shared.filter(([name]) => !frameworkNames.has(name))).toEqual([]);
});
