/** What the document states about a field. Without an example, one is made from the schema. */
export interface FieldNote {
  readonly description: string;
  readonly example?: string | number | boolean | null;
}

export type FieldNotes = Readonly<Record<string, FieldNote>>;

/** Text and numbers need an example; ids, dates, booleans, enums, lists and objects follow from their schema. */
export function field(description: string, example?: string | number | boolean | null): FieldNote {
  return example === undefined ? { description } : { description, example };
}
