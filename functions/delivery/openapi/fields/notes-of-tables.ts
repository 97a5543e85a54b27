import { requiredTraitNames, requiredTraits } from '../../../finding/search/domain/home-traits.ts';
import { keyFactNames, keyFactTable } from '../../../listings/properties/domain/key-fact-table.ts';
import type { KeyFactEntry } from '../../../listings/properties/domain/key-fact.ts';
import { field, type FieldNotes } from './field.ts';

export function listKeyFactNotes(): FieldNotes {
  return Object.fromEntries(
    keyFactNames.map((name) => {
      const fact: KeyFactEntry = keyFactTable[name];
      return [name, fact.answer === 'text' ? field(fact.note, fact.example) : field(fact.note)];
    }),
  );
}

/** The notes of the traits that a search can require, as their table has them. */
export function listTraitNotes(): FieldNotes {
  return Object.fromEntries(
    requiredTraitNames.map((name) => [`SearchQuery.${name}`, field(requiredTraits[name].note)]),
  );
}
