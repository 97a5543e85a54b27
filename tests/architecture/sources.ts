import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The sources of `functions/`, as paths from the root. */
export function functionFiles(): readonly string[] {
  return globSync('functions/**/*.ts')
    .filter((file) => !file.endsWith('.d.ts'))
    .toSorted();
}

/** The sources of `events/`. */
export function eventFiles(): readonly string[] {
  return globSync('events/*.ts').toSorted();
}

/** The sources of `web/`. */
export function siteFiles(): readonly string[] {
  return globSync('web/**/*.{ts,tsx}').toSorted();
}

export interface Import {
  readonly from: string;
  readonly to: string;
  /** The imported names that exist at run time; `*` for a namespace. */
  readonly names: readonly string[];
}

/** What a file imports from other files of the project. The formatter keeps one form, so patterns are enough. */
export function importsOf(file: string): readonly Import[] {
  const statements = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (type )?(?:\{([^}]*)\}|\* as \w+|\*) from '(\.[^']+)'/gm,
  );
  return Array.from(statements, ([, isType, list, target = '']) => ({
    from: file,
    to: path.join(path.dirname(file), target),
    names: isType ? [] : list === undefined ? ['*'] : toRuntimeNames(list),
  }));
}

const toRuntimeNames = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    // A schema may be imported together with its type: names of types and schemas begin with a capital letter.
    .filter((name) => /^[a-z]/.test(name) && !name.startsWith('type '));

/** The names of functions that a file exports. */
export function exportedFunctionsOf(file: string): readonly string[] {
  return namesOf(file, /^export (?:async )?function\*? (\w+)/gm);
}

/** The names of types, interfaces and classes that a file exports. */
export function exportedTypesOf(file: string): readonly string[] {
  return namesOf(file, /^export (?:type|interface|(?:abstract )?class) (\w+)/gm);
}

/** The names that a file declares and exports: functions, constants, types and classes. */
export function exportedNamesOf(file: string): readonly string[] {
  const constants = namesOf(file, /^export const (\w+)/gm);
  return [...new Set([...exportedFunctionsOf(file), ...exportedTypesOf(file), ...constants])];
}

/** The names of exported constants that hold an arrow function or a function expression. */
export function exportedArrowsOf(file: string): readonly string[] {
  return namesOf(
    file,
    /^export const (\w+)(?:: [^=;]+?)? =\s+(?:async )?(?:<[^;]*?>\s*)?(?:\([^;]*?\)(?:: [^;=]+?)? =>|\w+ =>|function)/gm,
  );
}

/** Each name once: an overloaded function is declared several times. */
const namesOf = (file: string, pattern: RegExp): readonly string[] => [
  ...new Set(Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([, name = '']) => name)),
];
