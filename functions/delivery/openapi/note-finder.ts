import type { FieldNote, FieldNotes } from './fields/field.ts';

/** Where a field is: a view or an operation, and the property that holds its object, where one does. */
export interface FieldPlace {
  readonly view: string;
  readonly parent?: string;
}

export interface NoteFinder {
  readonly find: (place: FieldPlace, name: string, idPrefix?: string) => FieldNote | undefined;
  /** The notes that were not asked for so far. */
  readonly listUnused: () => string[];
}

/** Finds what is known of a field; the narrowest note goes first. */
export function createNoteFinder(notes: FieldNotes): NoteFinder {
  const used = new Set<string>();
  return {
    find: ({ view, parent }, name, idPrefix) => {
      const ofKind = idPrefix === undefined ? [] : [`${name}.${idPrefix}`];
      const keys = [parent === undefined ? `${view}.${name}` : `${parent}.${name}`, ...ofKind, name];
      const key = keys.find((candidate) => Object.hasOwn(notes, candidate));
      if (key === undefined) return undefined;
      used.add(key);
      return notes[key];
    },
    listUnused: () => Object.keys(notes).filter((key) => !used.has(key)),
  };
}
